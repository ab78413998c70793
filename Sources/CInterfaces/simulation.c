// What the simulation knows of SwiftUI, and the page of its rules.
#include "interfaces.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char framework_rules_page_bytes[] = {
#embed "../../docs/rules.md"
, 0};
const unsigned char *framework_rules_page(void) { return framework_rules_page_bytes; }

static const unsigned char framework_standard_interface_bytes[] = {
#embed "../Simulation/Evaluation/Library/Standard.swiftinterface"
, 0};
const unsigned char *framework_standard_interface(void) { return framework_standard_interface_bytes; }

static const unsigned char framework_bridging_interface_bytes[] = {
#embed "../Simulation/Framework/Interface/Bridging.swiftinterface"
, 0};
const unsigned char *framework_bridging_interface(void) { return framework_bridging_interface_bytes; }

static const unsigned char framework_configurations_interface_bytes[] = {
#embed "../Simulation/Framework/Interface/Configurations.swiftinterface"
, 0};
const unsigned char *framework_configurations_interface(void) { return framework_configurations_interface_bytes; }

static const unsigned char framework_containers_interface_bytes[] = {
#embed "../Simulation/Framework/Interface/Containers.swiftinterface"
, 0};
const unsigned char *framework_containers_interface(void) { return framework_containers_interface_bytes; }

static const unsigned char framework_controls_interface_bytes[] = {
#embed "../Simulation/Framework/Interface/Controls.swiftinterface"
, 0};
const unsigned char *framework_controls_interface(void) { return framework_controls_interface_bytes; }

static const unsigned char framework_decorations_names_bytes[] = {
#embed "../Simulation/Framework/Interface/Decorations.names"
, 0};
const unsigned char *framework_decorations_names(void) { return framework_decorations_names_bytes; }

static const unsigned char framework_drawings_interface_bytes[] = {
#embed "../Simulation/Framework/Interface/Drawings.swiftinterface"
, 0};
const unsigned char *framework_drawings_interface(void) { return framework_drawings_interface_bytes; }

static const unsigned char framework_enums_interface_bytes[] = {
#embed "../Simulation/Framework/Interface/Enums.swiftinterface"
, 0};
const unsigned char *framework_enums_interface(void) { return framework_enums_interface_bytes; }

static const unsigned char framework_foreign_views_interface_bytes[] = {
#embed "../Simulation/Framework/Interface/ForeignViews.swiftinterface"
, 0};
const unsigned char *framework_foreign_views_interface(void) { return framework_foreign_views_interface_bytes; }

static const unsigned char framework_geometry_interface_bytes[] = {
#embed "../Simulation/Framework/Interface/Geometry.swiftinterface"
, 0};
const unsigned char *framework_geometry_interface(void) { return framework_geometry_interface_bytes; }

static const unsigned char framework_gestures_interface_bytes[] = {
#embed "../Simulation/Framework/Interface/Gestures.swiftinterface"
, 0};
const unsigned char *framework_gestures_interface(void) { return framework_gestures_interface_bytes; }

static const unsigned char framework_interactions_interface_bytes[] = {
#embed "../Simulation/Framework/Interface/Interactions.swiftinterface"
, 0};
const unsigned char *framework_interactions_interface(void) { return framework_interactions_interface_bytes; }

static const unsigned char framework_layouts_interface_bytes[] = {
#embed "../Simulation/Framework/Interface/Layouts.swiftinterface"
, 0};
const unsigned char *framework_layouts_interface(void) { return framework_layouts_interface_bytes; }

static const unsigned char framework_measures_interface_bytes[] = {
#embed "../Simulation/Framework/Interface/Measures.swiftinterface"
, 0};
const unsigned char *framework_measures_interface(void) { return framework_measures_interface_bytes; }

static const unsigned char framework_modifiers_interface_bytes[] = {
#embed "../Simulation/Framework/Interface/Modifiers.swiftinterface"
, 0};
const unsigned char *framework_modifiers_interface(void) { return framework_modifiers_interface_bytes; }

static const unsigned char framework_navigation_interface_bytes[] = {
#embed "../Simulation/Framework/Interface/Navigation.swiftinterface"
, 0};
const unsigned char *framework_navigation_interface(void) { return framework_navigation_interface_bytes; }

static const unsigned char framework_plots_interface_bytes[] = {
#embed "../Simulation/Framework/Interface/Plots.swiftinterface"
, 0};
const unsigned char *framework_plots_interface(void) { return framework_plots_interface_bytes; }

static const unsigned char framework_protocols_interface_bytes[] = {
#embed "../Simulation/Framework/Interface/Protocols.swiftinterface"
, 0};
const unsigned char *framework_protocols_interface(void) { return framework_protocols_interface_bytes; }

static const unsigned char framework_storage_interface_bytes[] = {
#embed "../Simulation/Framework/Interface/Storage.swiftinterface"
, 0};
const unsigned char *framework_storage_interface(void) { return framework_storage_interface_bytes; }

static const unsigned char framework_surroundings_interface_bytes[] = {
#embed "../Simulation/Framework/Interface/Surroundings.swiftinterface"
, 0};
const unsigned char *framework_surroundings_interface(void) { return framework_surroundings_interface_bytes; }

static const unsigned char framework_system_values_interface_bytes[] = {
#embed "../Simulation/Framework/Interface/SystemValues.swiftinterface"
, 0};
const unsigned char *framework_system_values_interface(void) { return framework_system_values_interface_bytes; }

static const unsigned char framework_values_interface_bytes[] = {
#embed "../Simulation/Framework/Interface/Values.swiftinterface"
, 0};
const unsigned char *framework_values_interface(void) { return framework_values_interface_bytes; }

static const unsigned char framework_variants_interface_bytes[] = {
#embed "../Simulation/Framework/Interface/Variants.swiftinterface"
, 0};
const unsigned char *framework_variants_interface(void) { return framework_variants_interface_bytes; }

static const unsigned char framework_views_interface_bytes[] = {
#embed "../Simulation/Framework/Interface/Views.swiftinterface"
, 0};
const unsigned char *framework_views_interface(void) { return framework_views_interface_bytes; }

static const unsigned char framework_wrappers_interface_bytes[] = {
#embed "../Simulation/Framework/Interface/Wrappers.swiftinterface"
, 0};
const unsigned char *framework_wrappers_interface(void) { return framework_wrappers_interface_bytes; }
