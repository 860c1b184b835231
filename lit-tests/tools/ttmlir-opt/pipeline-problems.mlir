// RUN: not ttmlir-opt --cse=no-such-option=1 --split-input-file %s 2>&1 | filecheck %s
// RUN: not ttmlir-opt --pass-pipeline='builtin.module(no-such-pass)' --split-input-file %s 2>&1 | filecheck %s --check-prefix=TEXT
// RUN: not ttmlir-opt --cse=no-such-option=1 --split-input-file --verify-diagnostics %s 2>&1 | filecheck %s --check-prefix=VERIFIED
// RUN: ttmlir-opt --inline=default-pipeline=cse,no-such-pass --split-input-file --verify-diagnostics %s 2>&1 | filecheck %s --check-prefix=DEFAULT
// RUN: ttmlir-opt --inline='default-pipeline=canonicalize{no-such-option}' --split-input-file --verify-diagnostics %s 2>&1 | filecheck %s --check-prefix=OPTION

// What is wrong with a pipeline is said for each piece that can be read, behind what is wrong with the piece itself.
// CHECK: <unknown>:0: error: <Pass-Options-Parser>: no such option no-such-option
// CHECK: pipeline-problems.mlir:[[#@LINE + 33]]:3: error: custom op 'func.retrn' is unknown
// CHECK-NOT: no such option
// CHECK: <unknown>:0: error: <Pass-Options-Parser>: no such option no-such-option
// CHECK-NOT: no such option

// TEXT-COUNT-2: error: MLIR Textual PassPipeline Parser:1:1: error: 'no-such-pass' does not refer to a registered pass or pass pipeline
// TEXT-NOT: does not refer

// VERIFIED: <unknown>:0: error: unexpected error: <Pass-Options-Parser>: no such option no-such-option
// VERIFIED: <unknown>:0: error: unexpected error: <Pass-Options-Parser>: no such option no-such-option

// The default pipeline of the inliner is not run if it cannot be read. A pass of which an option is wrong runs with its defaults.
// DEFAULT: {{^}}MLIR Textual PassPipeline Parser:1:5: error: 'no-such-pass' does not refer to a registered pass or pass pipeline
// DEFAULT-NEXT: cse,no-such-pass
// DEFAULT-NEXT: ^
// DEFAULT: call @declared
// DEFAULT-NEXT: arith.constant
// OPTION: {{^}}<Pass-Options-Parser>: no such option no-such-option
// OPTION: failed to add `canonicalize` with options `no-such-option`
// OPTION: call @declared
// OPTION-NEXT: return
func.func private @declared()

func.func @unused() {
  func.call @declared() : () -> ()
  %0 = arith.constant 1 : i32
  return
}

// -----

func.func @unreadable() {
  // expected-error @below {{custom op 'func.retrn' is unknown}}
  func.retrn
}

// -----

func.func @empty() {
  return
}
