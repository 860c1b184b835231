// RUN: ttmlir-opt --split-input-file --verify-diagnostics --allow-unregistered-dialect --ownership-based-buffer-deallocation=private-function-dynamic-ownership %s

func.func @given_back(%a: memref<2xf32>, %c: i1) {
  // expected-error @+1 {{No deallocation operations must be present when running this pass!}}
  bufferization.dealloc (%a : memref<2xf32>) if (%c)
  return
}

// -----

func.func @unknown_effects(%a: memref<2xf32>) {
  // expected-error @+1 {{ops with unknown memory side effects are not supported}}
  "test.unknown"(%a) : (memref<2xf32>) -> ()
  return
}

// -----

func.func @regions_of_no_known_flow(%a: memref<2xf32>, %n: index) -> f32 {
  // expected-error @+1 {{All operations with attached regions need to implement the RegionBranchOpInterface.}}
  %0 = memref.generic_atomic_rmw %a[%n] : memref<2xf32> {
  ^bb0(%x: f32):
    memref.atomic_yield %x : f32
  }
  return %0 : f32
}

// -----

func.func @several_successors(%i: i32) {
  // expected-error @+1 {{BranchOpInterface operations with multiple successors are not supported yet}}
  cf.switch %i : i32, [default: ^bb1, 1: ^bb2]
^bb1:
  return
^bb2:
  return
}

// -----

func.func @several_successors_with_memory(%a: memref<2xf32>, %i: i32) {
  // expected-error @+1 {{Terminators with more than one successor are not supported!}}
  cf.switch %i : i32, [default: ^bb1(%a : memref<2xf32>), 1: ^bb2]
^bb1(%b: memref<2xf32>):
  return
^bb2:
  return
}

// -----

// expected-error @+1 {{MemRef value does not have valid ownership}}
func.func @retained_twice(%a: memref<2xf32>) {
  cf.br ^bb1(%a : memref<2xf32>)
^bb1(%x: memref<2xf32>):
  memref.copy %a, %x : memref<2xf32> to memref<2xf32>
  return
}

// -----

func.func @freed(%a: memref<2xf32>) {
  // expected-error @+1 {{memory free side-effect on MemRef value not supported!}}
  memref.dealloc %a : memref<2xf32>
  return
}

// -----

// expected-error @+1 {{Only structured control-flow loops are supported.}}
func.func @loop_of_blocks(%c: i1) {
  cf.br ^bb1
^bb1:
  cf.cond_br %c, ^bb1, ^bb2
^bb2:
  return
}

// -----

// expected-error @+1 {{there are multiple return operations with different operand types}}
func.func private @unreachable_return(%a: memref<2xf32>) -> memref<2xf32> {
  return %a : memref<2xf32>
^bb1:
  return %a : memref<2xf32>
}

// -----

func.func @insertions(%t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = scf.forall (%i) in (4) shared_outs(%x = %t) -> tensor<4xf32> {
    %1 = tensor.extract_slice %x[%i][1][1] : tensor<4xf32> to tensor<1xf32>
    scf.forall.in_parallel {
      // expected-error @+1 {{ops with unknown memory side effects are not supported}}
      tensor.parallel_insert_slice %1 into %x[%i][1][1] : tensor<1xf32> into tensor<4xf32>
    }
  }
  return %0 : tensor<4xf32>
}

// -----

func.func @reduced_memory(%a: memref<2xf32>, %n: index) {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%a) -> memref<2xf32> {
    scf.reduce(%a : memref<2xf32>) {
    ^bb0(%x: memref<2xf32>, %y: memref<2xf32>):
      // expected-error @+1 {{only supported when operand is not a MemRef}}
      scf.reduce.return %x : memref<2xf32>
    }
  }
  return
}
