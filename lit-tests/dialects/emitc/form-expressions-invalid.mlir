// RUN: ttmlir-opt --verify-diagnostics --form-expressions %s

emitc.func @unused(%a: i32, %b: i32) -> i32 {
  %0 = expression %a : (i32) -> i32 {
    %2 = unary_minus %a : (i32) -> i32
    yield %2 : i32
  }
  %1 = expression %0, %b : (i32, i32) -> i32 {
    %2 = bitwise_not %b : (i32) -> i32
    yield %2 : i32
  }
  // expected-error @-4 {{'emitc.expression' op contains an unused operation}}
  return %1 : i32
}
