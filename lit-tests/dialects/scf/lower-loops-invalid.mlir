// RUN: ttmlir-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics --scf-forall-to-for %s

func.func @used_outputs(%t: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{'scf.forall' op only fully bufferized scf.forall ops can be lowered to scf.for}}
  %0 = scf.forall (%i) in (8) shared_outs(%o = %t) -> tensor<8xf32> {
    scf.forall.in_parallel {
    }
  }
  return %0 : tensor<8xf32>
}

// -----

func.func @no_dimensions() {
  // expected-error @+1 {{'scf.forall' op expected at least one dimension}}
  scf.forall () in () {
    "test.once"() : () -> ()
  }
  return
}
