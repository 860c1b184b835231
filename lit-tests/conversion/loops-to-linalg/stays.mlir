// RUN: ttmlir-opt --raise-loops-to-linalg %s | filecheck %s

// Iterations read what the ones before have written.
// CHECK-LABEL: func.func @stencil_in_place(
// CHECK-NOT: linalg.generic
// CHECK: affine.for
func.func @stencil_in_place(%x: memref<10xf32>) {
  affine.for %i = 1 to 10 {
    %a = affine.load %x[%i - 1] : memref<10xf32>
    %b = affine.load %x[%i] : memref<10xf32>
    %s = arith.addf %a, %b : f32
    affine.store %s, %x[%i] : memref<10xf32>
  }
  return
}

// A view shows what is written, and it may be another element.
// CHECK-LABEL: func.func @views(
// CHECK-NOT: linalg.generic
// CHECK: affine.for
func.func @views(%x: memref<10xf32>) {
  %y = memref.subview %x[1] [9] [1] : memref<10xf32> to memref<9xf32, strided<[1], offset: 1>>
  affine.for %i = 0 to 9 {
    %a = affine.load %x[%i] : memref<10xf32>
    affine.store %a, %y[%i] : memref<9xf32, strided<[1], offset: 1>>
  }
  return
}

// So may a choice of memory.
// CHECK-LABEL: func.func @choice(
// CHECK-NOT: linalg.generic
// CHECK: affine.for
func.func @choice(%c: i1, %x: memref<10xf32>, %y: memref<10xf32>) {
  %z = arith.select %c, %x, %y : memref<10xf32>
  affine.for %i = 0 to 9 {
    %a = affine.load %x[%i + 1] : memref<10xf32>
    affine.store %a, %z[%i] : memref<10xf32>
  }
  return
}

// Of memory that other functions give it is not known what it is.
// CHECK-LABEL: func.func @given(
// CHECK-NOT: linalg.generic
// CHECK: affine.for
func.func private @memory() -> memref<10xf32>
func.func @given(%x: memref<10xf32>) {
  %z = call @memory() : () -> memref<10xf32>
  affine.for %i = 0 to 9 {
    %a = affine.load %x[%i + 1] : memref<10xf32>
    affine.store %a, %z[%i] : memref<10xf32>
  }
  return
}

// Several iterations write the same element.
// CHECK-LABEL: func.func @not_injective(
// CHECK-NOT: linalg.generic
// CHECK: affine.for
func.func @not_injective(%x: memref<4x4xf32>, %y: memref<7xf32>, %z: memref<4x4xf32>) {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
      %a = affine.load %x[%i, %j] : memref<4x4xf32>
      affine.store %a, %y[%i + %j] : memref<7xf32>
    }
  }
  affine.for %i = 0 to 4 {
    %a = affine.load %x[%i, 0] : memref<4x4xf32>
    affine.store %a, %z[%i, %i] : memref<4x4xf32>
  }
  return
}

// Each iteration needs what a later statement did in the one before.
// CHECK-LABEL: func.func @recurrence(
// CHECK-NOT: linalg.generic
// CHECK: affine.for
func.func @recurrence(%x: memref<9xf32>, %y: memref<9xf32>) {
  affine.for %i = 1 to 9 {
    %a = affine.load %y[%i - 1] : memref<9xf32>
    affine.store %a, %x[%i] : memref<9xf32>
    %b = arith.addf %a, %a : f32
    affine.store %b, %y[%i] : memref<9xf32>
  }
  return
}

// Each row needs the one before, and each element that in front of it.
// CHECK-LABEL: func.func @recurrence_of_rows(
// CHECK-NOT: linalg.generic
// CHECK-COUNT-2: affine.for
// CHECK: return
func.func @recurrence_of_rows(%x: memref<6x4xf32>) {
  affine.for %i = 1 to 6 {
    affine.for %j = 1 to 4 {
      %0 = affine.load %x[%i, %j - 1] : memref<6x4xf32>
      %1 = affine.load %x[%i - 1, %j] : memref<6x4xf32>
      %2 = arith.addf %0, %1 : f32
      affine.store %2, %x[%i, %j] : memref<6x4xf32>
    }
  }
  return
}

// It is not known how often loops run, or whether they do.
// CHECK-LABEL: func.func @bounds(
// CHECK-NOT: linalg.generic
// CHECK: affine.for
// CHECK: affine.for
// CHECK: affine.for
// CHECK: scf.for
func.func @bounds(%n: index, %x: memref<9xf32>, %y: memref<9x9xf32>) {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c9 = arith.constant 9 : index
  affine.for %i = 0 to %n {
    affine.store %zero, %x[%i] : memref<9xf32>
  }
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%n] {
      affine.store %zero, %y[%i, %j] : memref<9x9xf32>
    }
  }
  scf.for %i = %c0 to %c9 step %n {
    memref.store %zero, %x[%i] : memref<9xf32>
  }
  return
}

// Other effects, branches and elements that are not scalars stay.
// CHECK-LABEL: func.func @others(
// CHECK-NOT: linalg.generic
// CHECK: affine.for
// CHECK: affine.for
// CHECK: affine.for
func.func private @effect(f32)
func.func @others(%x: memref<9xf32>, %v: memref<9xvector<4xf32>>) {
  affine.for %i = 0 to 9 {
    %a = affine.load %x[%i] : memref<9xf32>
    func.call @effect(%a) : (f32) -> ()
  }
  affine.for %i = 0 to 9 {
    affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%i) {
      %a = affine.load %x[%i] : memref<9xf32>
      %b = arith.negf %a : f32
      affine.store %b, %x[%i] : memref<9xf32>
    }
  }
  affine.for %i = 0 to 9 {
    %a = affine.load %v[%i] : memref<9xvector<4xf32>>
    %b = arith.negf %a : vector<4xf32>
    affine.store %b, %v[%i] : memref<9xvector<4xf32>>
  }
  return
}

// A place that leaves the memory is no part of it.
// CHECK-LABEL: func.func @outside(
// CHECK-NOT: linalg.generic
// CHECK: affine.for
func.func @outside(%x: memref<9xf32>, %y: memref<9xf32>) {
  affine.for %i = 0 to 9 {
    %a = affine.load %x[%i + 1] : memref<9xf32>
    affine.store %a, %y[%i] : memref<9xf32>
  }
  return
}

// Divided indices are no sums of loops.
// CHECK-LABEL: func.func @divided(
// CHECK-NOT: linalg.generic
// CHECK: affine.for
// CHECK: affine.for
func.func @divided(%x: memref<8xf32>, %y: memref<8xf32>) {
  affine.for %i = 0 to 8 {
    %a = affine.load %x[(%i * 3) mod 8] : memref<8xf32>
    affine.store %a, %y[%i] : memref<8xf32>
  }
  affine.for %i = 0 to 8 {
    %k = affine.apply affine_map<(d0) -> (d0 floordiv 2)>(%i)
    %a = memref.load %x[%k] : memref<8xf32>
    affine.store %a, %y[%i] : memref<8xf32>
  }
  return
}

// Memory of the iteration's own is written at a place that is no sum of counters.
// CHECK-LABEL: func.func @own_memory(
// CHECK-NOT: linalg.generic
// CHECK: affine.for
func.func @own_memory(%x: memref<8xf32>, %v: f32) {
  affine.for %i = 0 to 8 {
    %own = memref.alloca() : memref<4xf32>
    affine.store %v, %own[%i floordiv 4] : memref<4xf32>
    %w = affine.load %own[0] : memref<4xf32>
    affine.store %w, %x[%i] : memref<8xf32>
  }
  return
}

// What does not run may be outside of memory of unknown size, at places that are computed, or divide by zero; loops that run so often are not written out.
// CHECK-LABEL: func.func @unknown_size(
// CHECK-NOT: linalg.generic
// CHECK: affine.for
func.func @unknown_size(%x: memref<?xf32>, %y: memref<300xf32>) {
  affine.for %i = 0 to 300 {
    affine.for %j = 0 to affine_map<(i) -> (i)>(%i) {
      %a = affine.load %x[%j] : memref<?xf32>
      %b = affine.load %y[%i] : memref<300xf32>
      %s = arith.addf %a, %b : f32
      affine.store %s, %y[%i] : memref<300xf32>
    }
  }
  return
}

// CHECK-LABEL: func.func @computed_places(
// CHECK-NOT: linalg.generic
// CHECK: affine.for
func.func @computed_places(%x: memref<300xf32>, %p: memref<300xindex>, %y: memref<300xf32>) {
  affine.for %i = 0 to 300 {
    affine.for %j = 0 to affine_map<(i) -> (i)>(%i) {
      %n = affine.load %p[%j] : memref<300xindex>
      %a = memref.load %x[%n] : memref<300xf32>
      %b = affine.load %y[%i] : memref<300xf32>
      %s = arith.addf %a, %b : f32
      affine.store %s, %y[%i] : memref<300xf32>
    }
  }
  return
}

// CHECK-LABEL: func.func @quotients(
// CHECK-NOT: linalg.generic
// CHECK: affine.for
func.func @quotients(%x: memref<300xi32>, %y: memref<300xi32>) {
  affine.for %i = 0 to 300 {
    affine.for %j = 0 to affine_map<(i) -> (i)>(%i) {
      %a = affine.load %x[%j] : memref<300xi32>
      %b = affine.load %y[%i] : memref<300xi32>
      %s = arith.divsi %b, %a : i32
      affine.store %s, %y[%i] : memref<300xi32>
    }
  }
  return
}

// Steps of two that begin elsewhere each time.
// CHECK-LABEL: func.func @steps(
// CHECK-NOT: linalg.generic
// CHECK: affine.for
func.func @steps(%x: memref<300x300xf32>, %y: memref<300x300xf32>) {
  affine.for %i = 0 to 300 {
    affine.for %j = affine_map<(i) -> (i)>(%i) to 300 step 2 {
      %a = affine.load %x[%i, %j] : memref<300x300xf32>
      affine.store %a, %y[%i, %j] : memref<300x300xf32>
    }
  }
  return
}

// An element that the first iteration reads before it is stored to, or that is read behind the loop.
// CHECK-LABEL: func.func @kept(
// CHECK: memref.alloca
// CHECK: memref.alloca
// CHECK-NOT: linalg.generic
// CHECK: affine.for
// CHECK-NOT: linalg.generic
// CHECK: affine.for
func.func @kept(%x: memref<6xf32>) -> f32 {
  %zero = arith.constant 0.0 : f32
  %t = memref.alloca() : memref<f32>
  %u = memref.alloca() : memref<f32>
  affine.store %zero, %t[] : memref<f32>
  affine.for %i = 0 to 6 {
    %b = affine.load %t[] : memref<f32>
    %a = affine.load %x[%i] : memref<6xf32>
    affine.store %a, %t[] : memref<f32>
    affine.store %b, %x[%i] : memref<6xf32>
  }
  affine.for %i = 0 to 6 {
    %a = affine.load %x[%i] : memref<6xf32>
    affine.store %a, %u[] : memref<f32>
    %b = affine.load %u[] : memref<f32>
    affine.store %b, %x[%i] : memref<6xf32>
  }
  %r = affine.load %u[] : memref<f32>
  return %r : f32
}
