// RUN: ttmlir-opt --cse --canonicalize --mlir-print-ir-before=cse --mlir-print-ir-after-all %s -o %t 2>&1 | filecheck %s
// RUN: ttmlir-opt --pass-pipeline='builtin.module(func.func(cse))' --mlir-print-ir-after-all --mlir-print-ir-module-scope %s -o %t 2>&1 | filecheck --check-prefix=SCOPE %s
// RUN: ttmlir-opt --pass-pipeline='builtin.module(func.func(cse,canonicalize,cse,control-flow-sink,mem2reg))' --mlir-timing %s -o %t 2>&1 | filecheck --check-prefix=TIME %s
// RUN: ttmlir-opt --pass-pipeline='builtin.module(func.func(cse,canonicalize))' --mlir-timing --mlir-timing-display=list %s -o %t 2>&1 | filecheck --check-prefix=LIST %s
// RUN: ttmlir-opt --mlir-timing %s -o %t 2>&1 | filecheck --check-prefix=NOPASS %s
// RUN: not ttmlir-opt --pass-pipeline='builtin.module(func.func(print-ir{label=here},inline))' --mlir-print-op-generic --mlir-print-ir-after-failure %s 2>&1 | filecheck --check-prefix=ORDER %s

// Diagnostics stand between the dumps, as they come, and print-ir prints as everything is printed.
// ORDER:      // -----// IR Dump here //----- //
// ORDER-NEXT: "func.func"
// ORDER:      error: 'func.func' op  was scheduled to run under the inliner
// ORDER:      // -----// IR Dump After Inliner Failed (inline)

// CHECK:      // -----// IR Dump Before CSE (cse) //----- //
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @twice(%arg0: i32) -> i32 {
// CHECK-COUNT-3: arith.addi
// CHECK:      // -----// IR Dump After CSE (cse) //----- //
// CHECK-COUNT-2: arith.addi
// CHECK-NOT:  arith.addi
// CHECK:      // -----// IR Dump After Canonicalizer (canonicalize) //----- //

// SCOPE: // -----// IR Dump After CSE (cse) ('func.func' operation: @twice) //----- //
// SCOPE-NEXT: module {

// TIME:      ... Execution time report ...
// TIME:      {{^}}  Total Execution Time: {{[0-9]+\.[0-9]+}} seconds
// TIME:      ----Wall Time----  ----Name----
// TIME-NEXT: {{ *[0-9.]+ \( *[0-9.]+%\)}}  Parser
// TIME-NEXT: {{.*}}  'func.func' Pipeline
// TIME-NEXT: {{.*}}    CSE
// TIME-NEXT: {{.*}}      (A) DominanceInfo
// TIME-NEXT: {{.*}}    Canonicalizer
// TIME-NEXT: {{.*}}    CSE
// TIME-NEXT: {{.*}}      (A) DominanceInfo
// TIME-NEXT: {{.*}}    ControlFlowSink
// TIME-NEXT: {{.*}}    Mem2Reg
// TIME-NEXT: {{.*}}      (A) DominanceInfo
// TIME-NEXT: {{.*}}  Output
// TIME-NEXT: {{.*}}  Rest
// TIME-NEXT: {{.*}} (100.0%)  Total

// LIST:      ----Wall Time----  ----Name----
// LIST-NEXT: {{^ *[0-9.]+ \(100.0%\)}}  root
// LIST-DAG:  {{^ *[0-9.]+ \( *[0-9.]+%\)}}  Parser
// LIST-DAG:  {{^ *[0-9.]+ \( *[0-9.]+%\)}}  Verifier
// LIST-DAG:  {{^ *[0-9.]+ \( *[0-9.]+%\)}}  Pipeline Collection : ['func.func']
// LIST-DAG:  {{^ *[0-9.]+ \( *[0-9.]+%\)}}  'func.func' Pipeline
// LIST-DAG:  {{^ *[0-9.]+ \( *[0-9.]+%\)}}  CSE
// LIST-DAG:  {{^ *[0-9.]+ \( *[0-9.]+%\)}}  (A) DominanceInfo
// LIST-DAG:  {{^ *[0-9.]+ \( *[0-9.]+%\)}}  Canonicalizer
// LIST-DAG:  {{^ *[0-9.]+ \( *[0-9.]+%\)}}  Output
// LIST:      {{.*}}  Rest
// LIST-NEXT: {{.*}} (100.0%)  Total

// NOPASS:      ----Wall Time----  ----Name----
// NOPASS-NEXT: {{.*}}  Parser
// NOPASS-NEXT: {{.*}}  Output
// NOPASS-NEXT: {{.*}}  Rest
// NOPASS-NEXT: {{.*}} (100.0%)  Total

func.func @twice(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %a, %a : i32
  %2 = arith.addi %0, %1 : i32
  return %2 : i32
}

// RUN: ttmlir-opt --pass-pipeline='builtin.module(func.func(print-ir{label=here}))' %s -o %t 2>&1 | filecheck --check-prefix=DUMP %s
// DUMP: // -----// IR Dump here //----- //
// DUMP-NEXT: func.func @twice
