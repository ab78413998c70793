// What the interpreter knows of the libraries that programs import.
#include "interfaces.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char library_swift_interface_bytes[] = {
#embed "../Interpreter/Interface/Modules/Swift.swiftinterface"
, 0};
const unsigned char *library_swift_interface(void) { return library_swift_interface_bytes; }

static const unsigned char library_collections_interface_bytes[] = {
#embed "../Interpreter/Interface/Modules/Collections.swiftinterface"
, 0};
const unsigned char *library_collections_interface(void) { return library_collections_interface_bytes; }

static const unsigned char library_text_interface_bytes[] = {
#embed "../Interpreter/Interface/Modules/Text.swiftinterface"
, 0};
const unsigned char *library_text_interface(void) { return library_text_interface_bytes; }

static const unsigned char library_foundation_interface_bytes[] = {
#embed "../Interpreter/Interface/Modules/Foundation.swiftinterface"
, 0};
const unsigned char *library_foundation_interface(void) { return library_foundation_interface_bytes; }

static const unsigned char library_dates_interface_bytes[] = {
#embed "../Interpreter/Interface/Modules/Dates.swiftinterface"
, 0};
const unsigned char *library_dates_interface(void) { return library_dates_interface_bytes; }

static const unsigned char library_identifiers_interface_bytes[] = {
#embed "../Interpreter/Interface/Modules/Identifiers.swiftinterface"
, 0};
const unsigned char *library_identifiers_interface(void) { return library_identifiers_interface_bytes; }

static const unsigned char library_concurrency_interface_bytes[] = {
#embed "../Interpreter/Interface/Modules/Concurrency.swiftinterface"
, 0};
const unsigned char *library_concurrency_interface(void) { return library_concurrency_interface_bytes; }

static const unsigned char library_coding_interface_bytes[] = {
#embed "../Interpreter/Interface/Modules/Coding.swiftinterface"
, 0};
const unsigned char *library_coding_interface(void) { return library_coding_interface_bytes; }

static const unsigned char library_json_interface_bytes[] = {
#embed "../Interpreter/Interface/Modules/JSON.swiftinterface"
, 0};
const unsigned char *library_json_interface(void) { return library_json_interface_bytes; }

static const unsigned char library_formatting_interface_bytes[] = {
#embed "../Interpreter/Interface/Modules/Formatting.swiftinterface"
, 0};
const unsigned char *library_formatting_interface(void) { return library_formatting_interface_bytes; }

static const unsigned char library_combine_interface_bytes[] = {
#embed "../Interpreter/Interface/Modules/Combine.swiftinterface"
, 0};
const unsigned char *library_combine_interface(void) { return library_combine_interface_bytes; }

static const unsigned char library_surroundings_interface_bytes[] = {
#embed "../Interpreter/Interface/Modules/Surroundings.swiftinterface"
, 0};
const unsigned char *library_surroundings_interface(void) { return library_surroundings_interface_bytes; }

static const unsigned char library_reflection_interface_bytes[] = {
#embed "../Interpreter/Interface/Modules/Reflection.swiftinterface"
, 0};
const unsigned char *library_reflection_interface(void) { return library_reflection_interface_bytes; }

static const unsigned char library_text_objects_interface_bytes[] = {
#embed "../Interpreter/Interface/Modules/TextObjects.swiftinterface"
, 0};
const unsigned char *library_text_objects_interface(void) { return library_text_objects_interface_bytes; }

static const unsigned char library_regexes_interface_bytes[] = {
#embed "../Interpreter/Interface/Modules/Regexes.swiftinterface"
, 0};
const unsigned char *library_regexes_interface(void) { return library_regexes_interface_bytes; }

static const unsigned char library_swiftui_interface_bytes[] = {
#embed "../Interpreter/Interface/Modules/SwiftUI.swiftinterface"
, 0};
const unsigned char *library_swiftui_interface(void) { return library_swiftui_interface_bytes; }

static const unsigned char library_swiftui_values_interface_bytes[] = {
#embed "../Interpreter/Interface/Modules/SwiftUIValues.swiftinterface"
, 0};
const unsigned char *library_swiftui_values_interface(void) { return library_swiftui_values_interface_bytes; }

static const unsigned char library_swiftui_views_interface_bytes[] = {
#embed "../Interpreter/Interface/Modules/SwiftUIViews.swiftinterface"
, 0};
const unsigned char *library_swiftui_views_interface(void) { return library_swiftui_views_interface_bytes; }

static const unsigned char library_swiftdata_interface_bytes[] = {
#embed "../Interpreter/Interface/Modules/SwiftData.swiftinterface"
, 0};
const unsigned char *library_swiftdata_interface(void) { return library_swiftdata_interface_bytes; }

static const unsigned char library_charts_interface_bytes[] = {
#embed "../Interpreter/Interface/Modules/Charts.swiftinterface"
, 0};
const unsigned char *library_charts_interface(void) { return library_charts_interface_bytes; }

static const unsigned char library_units_interface_bytes[] = {
#embed "../Interpreter/Interface/Modules/Units.swiftinterface"
, 0};
const unsigned char *library_units_interface(void) { return library_units_interface_bytes; }

static const unsigned char library_swift_names_bytes[] = {
#embed "../Interpreter/Interface/Modules/Swift.names"
, 0};
const unsigned char *library_swift_names(void) { return library_swift_names_bytes; }

static const unsigned char library_foundation_names_bytes[] = {
#embed "../Interpreter/Interface/Modules/Foundation.names"
, 0};
const unsigned char *library_foundation_names(void) { return library_foundation_names_bytes; }

static const unsigned char library_darwin_names_bytes[] = {
#embed "../Interpreter/Interface/Modules/Darwin.names"
, 0};
const unsigned char *library_darwin_names(void) { return library_darwin_names_bytes; }

static const unsigned char library_apple_names_bytes[] = {
#embed "../Interpreter/Interface/Modules/Apple.names"
, 0};
const unsigned char *library_apple_names(void) { return library_apple_names_bytes; }

static const unsigned char library_swiftui_names_bytes[] = {
#embed "../Interpreter/Interface/Modules/SwiftUI.names"
, 0};
const unsigned char *library_swiftui_names(void) { return library_swiftui_names_bytes; }

static const unsigned char library_frameworks_names_bytes[] = {
#embed "../Interpreter/Interface/Modules/Frameworks.names"
, 0};
const unsigned char *library_frameworks_names(void) { return library_frameworks_names_bytes; }
