/// Texts that are built into the program, each a string that ends with a zero.
///
/// The C compiler takes a file in as it is: an array of as many numbers in Swift is an expression that
/// is checked and optimised number by number.
#ifndef INTERFACES_H
#define INTERFACES_H

#pragma clang assume_nonnull begin

const unsigned char *library_swift_interface(void);
const unsigned char *library_collections_interface(void);
const unsigned char *library_text_interface(void);
const unsigned char *library_foundation_interface(void);
const unsigned char *library_dates_interface(void);
const unsigned char *library_identifiers_interface(void);
const unsigned char *library_concurrency_interface(void);
const unsigned char *library_coding_interface(void);
const unsigned char *library_json_interface(void);
const unsigned char *library_formatting_interface(void);
const unsigned char *library_combine_interface(void);
const unsigned char *library_surroundings_interface(void);
const unsigned char *library_units_interface(void);
const unsigned char *library_reflection_interface(void);
const unsigned char *library_regexes_interface(void);
const unsigned char *library_text_objects_interface(void);
const unsigned char *library_swiftui_interface(void);
const unsigned char *library_swiftui_values_interface(void);
const unsigned char *library_swiftui_views_interface(void);
const unsigned char *library_swiftdata_interface(void);
const unsigned char *library_charts_interface(void);
const unsigned char *library_swift_names(void);
const unsigned char *library_foundation_names(void);
const unsigned char *library_darwin_names(void);
const unsigned char *library_apple_names(void);
const unsigned char *library_swiftui_names(void);
const unsigned char *library_frameworks_names(void);

const unsigned char *framework_rules_page(void);
const unsigned char *framework_standard_interface(void);
const unsigned char *framework_bridging_interface(void);
const unsigned char *framework_configurations_interface(void);
const unsigned char *framework_containers_interface(void);
const unsigned char *framework_controls_interface(void);
const unsigned char *framework_decorations_names(void);
const unsigned char *framework_drawings_interface(void);
const unsigned char *framework_enums_interface(void);
const unsigned char *framework_foreign_views_interface(void);
const unsigned char *framework_geometry_interface(void);
const unsigned char *framework_gestures_interface(void);
const unsigned char *framework_interactions_interface(void);
const unsigned char *framework_layouts_interface(void);
const unsigned char *framework_measures_interface(void);
const unsigned char *framework_modifiers_interface(void);
const unsigned char *framework_navigation_interface(void);
const unsigned char *framework_plots_interface(void);
const unsigned char *framework_protocols_interface(void);
const unsigned char *framework_storage_interface(void);
const unsigned char *framework_surroundings_interface(void);
const unsigned char *framework_system_values_interface(void);
const unsigned char *framework_values_interface(void);
const unsigned char *framework_variants_interface(void);
const unsigned char *framework_views_interface(void);
const unsigned char *framework_wrappers_interface(void);

#pragma clang assume_nonnull end

#endif
