// RUN: ttmlir-opt %s | filecheck %s

// NaNs are given by the bits of doubles. Their signs and the first bits of their payloads stay where the type has both. As in MLIR, what is printed
// is not read back, but for f64.
// CHECK-LABEL: func.func @numbers
func.func @numbers() attributes {
  // CHECK-SAME: a = #complex.number<:f32 0x7FC00000, 0xFFC00000> : complex<f32>
  a = #complex.number<:f32 0x7FF0000000000001, 0xFFF8000000000000>,
  // CHECK-SAME: b = #complex.number<:f16 0xFF00, 0x7FFF> : complex<f16>
  b = #complex.number<:f16 0xFFF4000000000000, 0x7FFFFFFFFFFFFFFF>,
  // CHECK-SAME: c = #complex.number<:f80 0xFFFFE000000000000000, 0x7FFFC000000000000800> : complex<f80>
  c = #complex.number<:f80 0xFFF4000000000000, 0x7FF0000000000001>,
  // CHECK-SAME: d = #complex.number<:f8E4M3FN 0xFF, 0x7F> : complex<f8E4M3FN>
  d = #complex.number<:f8E4M3FN 0xFFF4000000000000, 0x7FF0000000000001>,
  // CHECK-SAME: e = #complex.number<:f8E5M2FNUZ 0x80, 0x80> : complex<f8E5M2FNUZ>
  e = #complex.number<:f8E5M2FNUZ 0xFFF4000000000000, 0x7FF0000000000001>
} {
  return
}
