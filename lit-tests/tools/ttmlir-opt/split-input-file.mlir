// RUN: ttmlir-opt --split-input-file --allow-unregistered-dialect %s | filecheck --strict-whitespace %s
// RUN: ttmlir-opt --split-input-file= --allow-unregistered-dialect %s | filecheck --strict-whitespace %s
// RUN: ttmlir-opt --split-input-file= /dev/null | count 0
// RUN: not ttmlir-opt --split-input-file %s 2>&1 | filecheck --check-prefix=ERROR %s
// RUN: ttmlir-opt --split-input-file='// =====' --allow-unregistered-dialect %S/inputs/marker.mlir | filecheck --check-prefix=MARKER %s

// Each piece is a module of its own, with its own names and aliases; lines keep their numbers.
// CHECK:      {{^module {$}}
// CHECK-NEXT: {{^}}  func.func private @same(){{$}}
// CHECK-NEXT: {{^}$}}
// CHECK-EMPTY:
// CHECK-NEXT: {{^// [-]----$}}
func.func private @same()

// -----

// CHECK-NEXT: {{^module {$}}
// CHECK-NEXT: {{^}}  func.func private @same(){{$}}
// CHECK-NEXT: {{^}}  "foo.op"() : () -> (){{$}}
func.func private @same()
// ERROR: split-input-file.mlir:[[#@LINE+1]]:9: error: operation being parsed with an unregistered dialect
"foo.op"() : () -> ()

// MARKER: "test.a"
// MARKER: {{^// [-]----$}}
// MARKER: "test.b"
