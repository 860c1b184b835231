// RUN: ttmlir-opt --mlprogram-pipeline-globals %s | filecheck %s

ml_program.global private mutable @global(dense<4> : tensor<4xi32>) : tensor<4xi32>

func.func @writes(%v: tensor<4xi32>) {
  ml_program.global_store @global = %v : tensor<4xi32>
  return
}

// What a call in a region writes is read again behind it.
// CHECK-LABEL: func.func @call_in_region
// CHECK: ml_program.global_load @global
// CHECK: scf.if
// CHECK: %[[NEW:.*]] = ml_program.global_load @global
// CHECK: return %[[NEW]]
func.func @call_in_region(%c: i1) -> tensor<4xi32> {
  %old = ml_program.global_load @global : tensor<4xi32>
  scf.if %c {
    func.call @writes(%old) : (tensor<4xi32>) -> ()
  }
  %new = ml_program.global_load @global : tensor<4xi32>
  return %new : tensor<4xi32>
}
