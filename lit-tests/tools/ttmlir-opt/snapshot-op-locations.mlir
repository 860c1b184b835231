// What later passes say points into the file, whose columns count from 0.
// RUN: ttmlir-opt --pass-pipeline='builtin.module(func.func(snapshot-op-locations{filename=%t.mlir}))' --mlir-print-debuginfo --mlir-print-local-scope %s | filecheck -DFILE=%t.mlir %s
// RUN: filecheck --input-file=%t.mlir --check-prefix=FILE --match-full-lines --strict-whitespace %s
// RUN: ttmlir-opt --snapshot-op-locations --mlir-print-debuginfo --mlir-print-local-scope %s | filecheck --check-prefix=TEMPORARY %s
// RUN: not ttmlir-opt --snapshot-op-locations=filename=%t.mlir/nothing.mlir %s 2>&1 | filecheck --check-prefix=REFUSED %s

// CHECK:      %0 = arith.addi %arg0, %arg0 : i32 loc("[[FILE]]":2:2)
// CHECK-NEXT: return %0 : i32 loc("[[FILE]]":3:2)
// CHECK-NEXT: } loc("[[FILE]]":1:0)
// CHECK-NEXT: } loc("{{.*}}snapshot-op-locations.mlir":0:0)

//      FILE:func.func @f(%arg0: i32) -> i32 {
// FILE-NEXT:  %0 = arith.addi %arg0, %arg0 : i32
// FILE-NEXT:  return %0 : i32
// FILE-NEXT:}

// TEMPORARY: arith.addi {{.*}} loc("{{.*}}mlir_snapshot-{{[0-9a-f]+}}.tmp.mlir":3:4)

// REFUSED: error: cannot open output file '{{.*}}.mlir/nothing.mlir': Not a directory
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}
