// RUN: not ttmlir-opt "--one-shot-bufferize=must-infer-memory-space use-encoding-for-memory-space" %s 2>&1 | filecheck %s --check-prefix=OF-SPACES
// RUN: not ttmlir-opt "--one-shot-bufferize=unknown-type-conversion=infer-layout-map" %s 2>&1 | filecheck %s --check-prefix=LAYOUT
// RUN: not ttmlir-opt "--one-shot-bufferize=copy-before-write test-analysis-only" %s 2>&1 | filecheck %s --check-prefix=COPY-TEST
// RUN: not ttmlir-opt "--one-shot-bufferize=print-conflicts" %s 2>&1 | filecheck %s --check-prefix=CONFLICTS
// RUN: not ttmlir-opt "--one-shot-bufferize=dump-alias-sets" %s 2>&1 | filecheck %s --check-prefix=SETS
// RUN: not ttmlir-opt "--one-shot-bufferize=no-analysis-func-filter=f" %s 2>&1 | filecheck %s --check-prefix=FILTER
// RUN: ttmlir-opt "--one-shot-bufferize=buffer-alignment=18446744073709551552" %s
// RUN: not ttmlir-opt "--one-shot-bufferize=buffer-alignment=18446744073709551616" %s 2>&1 | filecheck %s --check-prefix=ALIGNMENT

// OF-SPACES: options-invalid.mlir:[[#@LINE + 7]]:1: error: only one of 'must-infer-memory-space' and 'use-encoding-for-memory-space' are allowed in one-shot-bufferize
// LAYOUT: <unknown>:0: error: Invalid option: 'infer-layout-map' is not a valid value for 'unknown-type-conversion'
// COPY-TEST: <unknown>:0: error: Invalid option: 'copy-before-write' cannot be used with 'test-analysis-only'
// CONFLICTS: <unknown>:0: error: Invalid option: 'print-conflicts' requires 'test-analysis-only'
// SETS: <unknown>:0: error: Invalid option: 'dump-alias-sets' requires 'test-analysis-only'
// FILTER: <unknown>:0: error: Invalid option: 'no-analysis-func-filter' requires 'bufferize-function-boundaries'
// ALIGNMENT: for the --buffer-alignment option: '18446744073709551616' value invalid for ulong argument!
module {
}
