// RUN: ttmlir-opt --split-input-file --verify-diagnostics --pass-pipeline="builtin.module(func.func(convert-math-to-emitc))" %s | filecheck --check-prefixes=CHECK,C99 %s
// RUN: ttmlir-opt --split-input-file --verify-diagnostics --convert-math-to-emitc=language-target=cpp11 %s | filecheck --check-prefixes=CHECK,CPP %s

// CHECK-LABEL: func.func @power
// CHECK-SAME: (%[[A:.*]]: f32, %[[B:.*]]: f64)
func.func @power(%a: f32, %b: f64) -> (f32, f64) {
  // C99-NEXT: %[[E:.*]] = emitc.call_opaque "powf"(%[[A]], %[[A]]) : (f32, f32) -> f32
  // C99-NEXT: %[[D:.*]] = emitc.call_opaque "fabs"(%[[B]]) : (f64) -> f64
  // CPP-NEXT: %[[E:.*]] = emitc.call_opaque "std::pow"(%[[A]], %[[A]]) : (f32, f32) -> f32
  // CPP-NEXT: %[[D:.*]] = emitc.call_opaque "std::fabs"(%[[B]]) : (f64) -> f64
  // CHECK-NEXT: return %[[E]], %[[D]]
  %0 = math.powf %a, %a : f32
  %1 = math.absf %b : f64
  return %0, %1 : f32, f64
}

// -----

func.func @half(%a: f16) -> f16 {
  // expected-error @+1 {{failed to legalize operation 'math.floor' that was explicitly marked illegal}}
  %0 = math.floor %a : f16
  return %0 : f16
}
