// RUN: ttmlir-opt %s | filecheck %s
// RUN: ttmlir-opt --mlir-print-op-generic %s | filecheck --check-prefix=GENERIC %s
// RUN: ttmlir-opt --mlir-print-local-scope %s | filecheck --check-prefix=LOCAL %s
// RUN: ttmlir-opt --mlir-print-debuginfo %s | filecheck --check-prefix=DEBUG %s
// RUN: ttmlir-opt --mlir-print-op-generic %s | ttmlir-opt | filecheck %s
// RUN: ttmlir-opt --mlir-print-debuginfo %s | ttmlir-opt --mlir-print-debuginfo | filecheck --check-prefix=DEBUG %s
// RUN: cat %s | ttmlir-opt - | filecheck %s
// RUN: ttmlir-opt --mlir-print-skip-regions %s | filecheck --check-prefix=SKIP %s
// RUN: ttmlir-opt --mlir-elide-elementsattrs-if-larger=3 %s | filecheck --check-prefix=ELIDE %s
// RUN: ttmlir-opt --mlir-print-elementsattrs-with-hex-if-larger=3 %s | filecheck --check-prefix=HEX %s
// RUN: ttmlir-opt --mlir-print-elementsattrs-with-hex-if-larger=-1 %s | filecheck --check-prefix=ALL %s

// CHECK:      #dram = #tt.memory_space<dram>
// CHECK-NEXT: #layout = #tt.layout<(d0, d1) -> (d0, d1), undef, <8x8>, memref<8x16xf32, #dram>, interleaved>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<64x128xf32, #layout>) -> i32 {
// CHECK-NEXT:     %c4_i32 = arith.constant 4 : i32
// CHECK-NEXT:     %cst = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:     return %c4_i32 : i32

// GENERIC: "func.func"() <{function_type = (tensor<64x128xf32, #layout>) -> i32, sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: tensor<64x128xf32, #layout>):
// GENERIC-NEXT: %0 = "arith.constant"() <{value = 4 : i32}> : () -> i32
// GENERIC-NEXT: "arith.constant"()
// GENERIC-NEXT: "func.return"(%0) : (i32) -> ()

// LOCAL-NOT: {{^#}}
// LOCAL: tensor<64x128xf32, #tt.layout<(d0, d1) -> (d0, d1), undef, <8x8>, memref<8x16xf32, #tt.memory_space<dram>>, interleaved>>

// SKIP: module {...}
// ELIDE: dense_resource<__elided__> : tensor<4xi32>
// HEX: dense<"0x01000000020000000300000004000000"> : tensor<4xi32>
// ALL: dense<[1, 2, 3, 4]> : tensor<4xi32>

// DEBUG: arith.constant 4 : i32 loc(#[[NAME:loc[0-9]+]])
// DEBUG: return %{{.*}} : i32 loc(#[[PLACE:loc[0-9]+]])
// DEBUG-DAG: {{^}}#[[NAME]] = loc("four")
// DEBUG-DAG: {{^}}#[[PLACE]] = loc("
#in_dram = #tt.memory_space<dram>
#any_name = #tt.layout<(d0, d1) -> (d0, d1), undef, <8x8>, memref<8x16xf32, #in_dram>, interleaved>
func.func @f(%arg0: tensor<64x128xf32, #any_name>) -> i32 {
  %0 = arith.constant 4 : i32 loc("four")
  %1 = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  return %0 : i32
}
