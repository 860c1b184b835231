// RUN: ttmlir-opt --split-input-file --verify-diagnostics --convert-math-to-libm --allow-unregistered-dialect %s
// RUN: not ttmlir-opt --split-input-file --convert-math-to-funcs=convert-ctlz --allow-unregistered-dialect %s 2>&1 | filecheck %s

func.func @scalable(%a: vector<[2]xf32>) -> vector<[2]xf32> {
  // expected-error @+1 {{failed to legalize operation 'math.sin' that was explicitly marked illegal}}
  %0 = math.sin %a : vector<[2]xf32>
  return %0 : vector<[2]xf32>
}

// -----

func.func @very_many(%a: vector<1000000000xf32>) -> vector<1000000000xf32> {
  // expected-error @+1 {{failed to legalize operation 'math.sin' that was explicitly marked illegal}}
  %0 = math.sin %a : vector<1000000000xf32>
  return %0 : vector<1000000000xf32>
}

// -----

// No symbol table is around that may have the declaration.
"unknown.table"() ({
  func.func @f(%a: f32) -> f32 {
    // expected-error @+1 {{failed to legalize operation 'math.sin' that was explicitly marked illegal}}
    %0 = math.sin %a : f32
    return %0 : f32
  }
}) : () -> ()

// -----

func.func @scalable_integers(%a: vector<[2]xi32>, %t: tensor<2xi32>) -> vector<[2]xi32> {
  // CHECK: :[[@LINE+2]]:8: error: failed to legalize operation 'math.ipowi' that was explicitly marked illegal
  // expected-error @+1 {{failed to legalize operation 'math.ipowi' that was explicitly marked illegal}}
  %0 = math.ipowi %a, %a : vector<[2]xi32>
  return %0 : vector<[2]xi32>
}

// -----

func.func @tensor_of_integers(%t: tensor<2xi32>) -> tensor<2xi32> {
  // CHECK: :[[@LINE+2]]:8: error: failed to legalize operation 'math.ctlz' that was explicitly marked illegal
  // expected-error @+1 {{failed to legalize operation 'math.ctlz' that was explicitly marked illegal}}
  %0 = math.ctlz %t : tensor<2xi32>
  return %0 : tensor<2xi32>
}
