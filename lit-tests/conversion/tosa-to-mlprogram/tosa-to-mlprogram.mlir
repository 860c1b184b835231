// RUN: ttmlir-opt --tosa-to-mlprogram %s | filecheck %s
// RUN: not ttmlir-opt --pass-pipeline='builtin.module(func.func(tosa-to-mlprogram))' %s 2>&1 | filecheck %s --check-prefix=ANCHOR

// ANCHOR: Can't add pass 'TosaToMLProgram' restricted to 'builtin.module' on a PassManager intended to run on 'func.func'

// CHECK: ml_program.global private mutable @state : tensor<4xf32>
tosa.variable @state : tensor<4xf32>
// CHECK-LABEL: func.func @copy(
func.func @copy() {
  // CHECK-NEXT: %[[S:.*]] = ml_program.global_load @state : tensor<4xf32>
  %0 = tosa.variable_read @state : tensor<4xf32>
  // CHECK-NEXT: ml_program.global_store @state = %[[S]] : tensor<4xf32>
  tosa.variable_write @state, %0 : tensor<4xf32>
  return
}
