// RUN: ttmlir-opt --verify-diagnostics --scf-forall-to-parallel %s

func.func @outputs(%t: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{'scf.forall' op only fully bufferized scf.forall ops can be lowered to scf.parallel}}
  %0 = scf.forall (%i) in (8) shared_outs(%o = %t) -> tensor<8xf32> {
    scf.forall.in_parallel {
    }
  }
  return %0 : tensor<8xf32>
}
