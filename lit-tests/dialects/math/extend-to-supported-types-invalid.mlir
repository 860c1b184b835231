// RUN: ttmlir-opt --math-extend-to-supported-types --split-input-file --verify-diagnostics %s

func.func @too_wide(%a: f80) -> f80 {
  // expected-error @+1 {{'arith.extf' op operand type 'f80' and result type 'f32' are cast incompatible}}
  %0 = math.exp %a : f80
  return %0 : f80
}
