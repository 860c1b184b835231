// RUN: ttmlir-opt --cse --canonicalize --mlir-print-ir-before=cse --mlir-print-ir-after-all %s -o %t 2>&1 | filecheck %s
// RUN: ttmlir-opt --pass-pipeline='builtin.module(func.func(cse))' --mlir-print-ir-after-all --mlir-print-ir-module-scope %s -o %t 2>&1 | filecheck --check-prefix=SCOPE %s
// RUN: ttmlir-opt --pass-pipeline='builtin.module(func.func(cse,canonicalize))' --mlir-timing %s -o %t 2>&1 | filecheck --check-prefix=TIME %s
// RUN: ttmlir-opt --cse --mlir-pass-statistics %s -o %t 2>&1 | filecheck --check-prefix=STATS %s

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
// TIME:      ----Wall Time----  ----Name----
// TIME-NEXT: {{ *[0-9.]+ \( *[0-9.]+%\)}}  Parser
// TIME-NEXT: {{.*}}  'func.func' Pipeline
// TIME-NEXT: {{.*}}    CSE
// TIME-NEXT: {{.*}}    Canonicalizer
// TIME-NEXT: {{.*}}  Output
// TIME-NEXT: {{.*}}  Rest
// TIME-NEXT: {{.*}} (100.0%)  Total

// STATS: ... Pass statistics report ...
// STATS: (S) 1 num-cse'd - Number of operations CSE'd
func.func @twice(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %a, %a : i32
  %2 = arith.addi %0, %1 : i32
  return %2 : i32
}

// RUN: ttmlir-opt --pass-pipeline='builtin.module(func.func(print-ir{label=here}))' %s -o %t 2>&1 | filecheck --check-prefix=DUMP %s
// DUMP: // -----// IR Dump here //----- //
// DUMP-NEXT: func.func @twice
