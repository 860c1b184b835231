// RUN: ttmlir-opt --arith-expand %s | filecheck %s
// RUN: ttmlir-opt --arith-expand=include-bf16 %s | filecheck %s --check-prefix=BF16

// Options decide which formats have no operations of their own.
// CHECK-LABEL: @formats
// CHECK-NEXT: arith.extf %{{.*}} : bf16 to f32
// BF16-LABEL: @formats
// BF16-NEXT: arith.bitcast %{{.*}} : bf16 to i16
// BF16-NEXT: arith.extui
// BF16-NEXT: arith.constant 16 : i32
// BF16-NEXT: arith.shli
// BF16-NEXT: arith.bitcast %{{.*}} : i32 to f32
func.func @formats(%narrow: bf16) -> f32 {
  %0 = arith.extf %narrow : bf16 to f32
  return %0 : f32
}
