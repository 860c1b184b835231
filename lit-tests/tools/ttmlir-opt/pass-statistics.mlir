// RUN: ttmlir-opt --pass-pipeline='builtin.module(func.func(cse,canonicalize),symbol-dce)' --mlir-pass-statistics %s -o %t 2>&1 | filecheck %s
// RUN: ttmlir-opt --symbol-dce --cse --cse --canonicalize --mlir-pass-statistics --mlir-pass-statistics-display=list %s -o %t 2>&1 | filecheck --check-prefix=LIST %s
// RUN: ttmlir-opt --cse --mlir-print-ir-after-change %s 2>&1 | filecheck --check-prefix=FILTER %s
// RUN: ttmlir-opt --cse --cse --mlir-print-ir-after-all --mlir-print-ir-after-change %s -o %t 2>&1 | filecheck --check-prefix=CHANGE %s

// CHECK:      ... Pass statistics report ...
// CHECK-NEXT: ===---
// CHECK-NEXT: {{^}}'func.func' Pipeline
// CHECK-NEXT: {{^}}  CSE
// CHECK-NEXT: {{^}}    (S) 1 num-cse'd - Number of operations CSE'd
// CHECK-NEXT: {{^}}    (S) 0 num-dce'd - Number of operations DCE'd
// CHECK-NEXT: {{^}}  Canonicalizer
// CHECK-NEXT: {{^}}SymbolDCE
// CHECK-NEXT: {{^}}  (S) 0 num-dce'd - Number of symbols DCE'd

// LIST:      ... Pass statistics report ...
// LIST-NEXT: ===---
// LIST-NEXT: {{^}}CSE
// LIST-NEXT: {{^}}  (S) 1 num-cse'd - Number of operations CSE'd
// LIST-NEXT: {{^}}  (S) 0 num-dce'd - Number of operations DCE'd
// LIST-NEXT: {{^}}SymbolDCE
// LIST-NOT:  Canonicalizer

// Which dumps are wanted another option says: alone this one asks for none.
// FILTER-NOT: IR Dump

// CHANGE:     IR Dump After CSE (cse)
// CHANGE-NOT: IR Dump
func.func @twice(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %a, %a : i32
  %2 = arith.addi %0, %1 : i32
  return %2 : i32
}
