// RUN: ttmlir-opt --raise-loops-to-linalg %s | filecheck %s

// CHECK-DAG: #[[SAME:.*]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-DAG: #[[LEFT:.*]] = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-DAG: #[[RIGHT:.*]] = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-DAG: #[[OUT:.*]] = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-DAG: #[[IMAGE:.*]] = affine_map<(d0, d1, d2, d3, d4, d5) -> (d3, d1 * 2 + d4, d2 * 2 + d5)>
// CHECK-DAG: #[[WINDOW:.*]] = affine_map<(d0, d1, d2, d3) -> (d0 * 2 + d2, d1 * 2 + d3)>
// CHECK-DAG: #[[SWAPPED:.*]] = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-DAG: #[[ROW:.*]] = affine_map<(d0, d1) -> (d0)>

// What is in front of the inner loop and behind it is done in loops of its own.
// CHECK-LABEL: func.func @matmul(
// CHECK-SAME: %[[A:.*]]: memref<4x6xf32>, %[[B:.*]]: memref<6x5xf32>, %[[C:.*]]: memref<4x5xf32>) {
// CHECK: %[[ZERO:.*]] = arith.constant
// CHECK-NEXT: linalg.generic {indexing_maps = [#[[SAME]]], iterator_types = ["parallel", "parallel"]} outs(%[[C]] : memref<4x5xf32>) {
// CHECK-NEXT: ^bb0
// CHECK-NEXT: linalg.yield %[[ZERO]] : f32
// CHECK: linalg.generic {indexing_maps = [#[[LEFT]], #[[RIGHT]], #[[OUT]]], iterator_types = ["parallel", "parallel", "reduction"]} ins(%[[A]], %[[B]] : {{.*}}) outs(%[[C]] : memref<4x5xf32>) {
// CHECK-NEXT: ^bb0(%[[L:.*]]: f32, %[[R:.*]]: f32, %[[O:.*]]: f32):
// CHECK-NEXT: %[[P:.*]] = arith.mulf %[[L]], %[[R]] : f32
// CHECK-NEXT: %[[S:.*]] = arith.addf %[[O]], %[[P]] : f32
// CHECK-NEXT: linalg.yield %[[S]] : f32
// CHECK: linalg.generic {indexing_maps = [#[[SAME]]], iterator_types = ["parallel", "parallel"]} outs(%[[C]] : memref<4x5xf32>) {
// CHECK-NEXT: ^bb0(%[[O:.*]]: f32):
// CHECK-NEXT: arith.maximumf %[[O]], %[[ZERO]] : f32
// CHECK-NOT: affine.for
func.func @matmul(%A: memref<4x6xf32>, %B: memref<6x5xf32>, %C: memref<4x5xf32>) {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 5 {
      affine.store %zero, %C[%i, %j] : memref<4x5xf32>
      affine.for %k = 0 to 6 {
        %a = affine.load %A[%i, %k] : memref<4x6xf32>
        %b = affine.load %B[%k, %j] : memref<6x5xf32>
        %c = affine.load %C[%i, %j] : memref<4x5xf32>
        %p = arith.mulf %a, %b : f32
        %s = arith.addf %c, %p : f32
        affine.store %s, %C[%i, %j] : memref<4x5xf32>
      }
      %r = affine.load %C[%i, %j] : memref<4x5xf32>
      %relu = arith.maximumf %r, %zero : f32
      affine.store %relu, %C[%i, %j] : memref<4x5xf32>
    }
  }
  return
}

// What loops carry is kept in memory, of one element for each iteration of the loops around; loops that hand it on share it.
// CHECK-LABEL: func.func @conv(
// CHECK-SAME: %[[X:.*]]: memref<1x2x8x9xf32>, %[[W:[^:]*]]: memref<3x2x3x3xf32>, %[[BIAS:[^:]*]]: memref<3xf32>, %[[Y:[^:]*]]: memref<1x3x3x4xf32>) {
// CHECK: %[[SUMS:.*]] = memref.alloc() : memref<3x3x4xf32>
// CHECK: linalg.generic {{.*}} ins(%[[BIAS]] : memref<3xf32>) outs(%[[SUMS]] : memref<3x3x4xf32>)
// CHECK: %[[PART:.*]] = memref.subview %[[X]][0, 0, 0, 0] [1, 2, 7, 9] [1, 1, 1, 1] : memref<1x2x8x9xf32> to memref<2x7x9xf32, strided<[72, 9, 1]>>
// CHECK: linalg.generic {indexing_maps = [#[[IMAGE]], {{.*}}], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%[[PART]], %[[W]] : {{.*}}) outs(%[[SUMS]] : memref<3x3x4xf32>)
// CHECK: %[[IMAGE0:.*]] = memref.subview %[[Y]][0, 0, 0, 0] [1, 3, 3, 4] [1, 1, 1, 1]
// CHECK: linalg.generic {{.*}} ins(%[[SUMS]] : memref<3x3x4xf32>) outs(%[[IMAGE0]] :
// CHECK: memref.dealloc %[[SUMS]] : memref<3x3x4xf32>
func.func @conv(%x: memref<1x2x8x9xf32>, %w: memref<3x2x3x3xf32>, %bias: memref<3xf32>, %y: memref<1x3x3x4xf32>) {
  affine.for %o = 0 to 3 { affine.for %h = 0 to 3 { affine.for %v = 0 to 4 {
    %init = affine.load %bias[%o] : memref<3xf32>
    %r = affine.for %c = 0 to 2 iter_args(%acc0 = %init) -> (f32) {
      %r1 = affine.for %kh = 0 to 3 iter_args(%acc1 = %acc0) -> (f32) {
        %r2 = affine.for %kw = 0 to 3 iter_args(%acc2 = %acc1) -> (f32) {
          %a = affine.load %x[0, %c, %h * 2 + %kh, %v * 2 + %kw] : memref<1x2x8x9xf32>
          %b = affine.load %w[%o, %c, %kh, %kw] : memref<3x2x3x3xf32>
          %p = arith.mulf %a, %b : f32
          %s = arith.addf %acc2, %p : f32
          affine.yield %s : f32
        }
        affine.yield %r2 : f32
      }
      affine.yield %r1 : f32
    }
    affine.store %r, %y[0, %o, %h, %v] : memref<1x3x3x4xf32>
  } } }
  return
}

// An operand that nothing reads says how large the window is.
// CHECK-LABEL: func.func @maxpool(
// CHECK: %[[SHAPE:.*]] = memref.alloc() : memref<2x2xf32>
// CHECK: linalg.generic {indexing_maps = [#[[WINDOW]], {{.*}}], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%{{.*}}, %[[SHAPE]] : memref<8x8xf32>, memref<2x2xf32>)
func.func @maxpool(%x: memref<8x8xf32>, %y: memref<4x4xf32>) {
  %ninf = arith.constant 0xFF800000 : f32
  affine.parallel (%i, %j) = (0, 0) to (4, 4) {
    affine.store %ninf, %y[%i, %j] : memref<4x4xf32>
    affine.for %k = 0 to 2 { affine.for %l = 0 to 2 {
      %a = affine.load %x[%i * 2 + %k, %j * 2 + %l] : memref<8x8xf32>
      %b = affine.load %y[%i, %j] : memref<4x4xf32>
      %m = arith.maximumf %a, %b : f32
      affine.store %m, %y[%i, %j] : memref<4x4xf32>
    } }
  }
  return
}

// The loop over time stays, those in it do not.
// CHECK-LABEL: func.func @jacobi(
// CHECK-SAME: %[[A:.*]]: memref<10xf32>, %[[B:.*]]: memref<10xf32>) {
// CHECK: affine.for %{{.*}} = 0 to 3 {
// CHECK-NEXT: %[[BEFORE:.*]] = memref.subview %[[A]][0] [8] [1]
// CHECK-NEXT: %[[HERE:.*]] = memref.subview %[[A]][1] [8] [1]
// CHECK-NEXT: %[[BEHIND:.*]] = memref.subview %[[A]][2] [8] [1]
// CHECK-NEXT: %[[INNER:.*]] = memref.subview %[[B]][1] [8] [1]
// CHECK-NEXT: linalg.generic {{.*}} ins(%[[BEFORE]], %[[HERE]], %[[BEHIND]] : {{.*}}) outs(%[[INNER]] :
// CHECK-NOT: affine.for
func.func @jacobi(%A: memref<10xf32>, %B: memref<10xf32>) {
  %third = arith.constant 0.33333 : f32
  affine.for %t = 0 to 3 {
    affine.for %i = 1 to 9 {
      %a = affine.load %A[%i - 1] : memref<10xf32>
      %b = affine.load %A[%i] : memref<10xf32>
      %c = affine.load %A[%i + 1] : memref<10xf32>
      %s = arith.addf %a, %b : f32
      %s1 = arith.addf %s, %c : f32
      %m = arith.mulf %s1, %third : f32
      affine.store %m, %B[%i] : memref<10xf32>
    }
    affine.for %i = 1 to 9 {
      %a = affine.load %B[%i - 1] : memref<10xf32>
      %b = affine.load %B[%i] : memref<10xf32>
      %c = affine.load %B[%i + 1] : memref<10xf32>
      %s = arith.addf %a, %b : f32
      %s1 = arith.addf %s, %c : f32
      %m = arith.mulf %s1, %third : f32
      affine.store %m, %A[%i] : memref<10xf32>
    }
  }
  return
}

// CHECK-LABEL: func.func @softmax(
// CHECK: %[[MAX:.*]] = memref.alloc() : memref<4xf32>
// CHECK: %[[SUM:.*]] = memref.alloc() : memref<4xf32>
// CHECK: linalg.generic {indexing_maps = [#[[SAME]], #[[ROW]]], iterator_types = ["parallel", "reduction"]} ins(%{{.*}}) outs(%[[MAX]] :
// CHECK: linalg.generic {indexing_maps = [{{.*}}], iterator_types = ["parallel", "parallel"]} ins(%[[MAX]], %{{.*}} : {{.*}}) outs(%{{.*}} : memref<4x6xf32>)
// CHECK: math.exp
// CHECK: linalg.generic {{.*}} iterator_types = ["parallel", "reduction"]} ins({{.*}}) outs(%[[SUM]] :
// CHECK: arith.divf
// CHECK-NOT: affine.for
func.func @softmax(%x: memref<4x6xf32>, %y: memref<4x6xf32>) {
  %ninf = arith.constant 0xFF800000 : f32
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 4 {
    %m = affine.for %j = 0 to 6 iter_args(%acc = %ninf) -> f32 {
      %a = affine.load %x[%i, %j] : memref<4x6xf32>
      %n = arith.maximumf %acc, %a : f32
      affine.yield %n : f32
    }
    %sum = affine.for %j = 0 to 6 iter_args(%acc = %zero) -> f32 {
      %a = affine.load %x[%i, %j] : memref<4x6xf32>
      %d = arith.subf %a, %m : f32
      %e = math.exp %d : f32
      affine.store %e, %y[%i, %j] : memref<4x6xf32>
      %n = arith.addf %acc, %e : f32
      affine.yield %n : f32
    }
    affine.for %j = 0 to 6 {
      %a = affine.load %y[%i, %j] : memref<4x6xf32>
      %d = arith.divf %a, %sum : f32
      affine.store %d, %y[%i, %j] : memref<4x6xf32>
    }
  }
  return
}

// Steps are steps of views; an index is computed where it is used.
// CHECK-LABEL: func.func @scf(
// CHECK: %[[ODD:.*]] = memref.subview %{{.*}}[0, 0] [4, 6] [2, 1] : memref<8x6xf32> to memref<4x6xf32, strided<[12, 1]>>
// CHECK: %[[TO:.*]] = memref.subview %{{.*}}[0, 1] [6, 4] [1, 2] : memref<6x8xf32> to memref<6x4xf32, strided<[8, 2], offset: 1>>
// CHECK: linalg.generic {indexing_maps = [#[[SAME]], #[[SWAPPED]]], iterator_types = ["parallel", "parallel"]} ins(%[[ODD]] : {{.*}}) outs(%[[TO]] :
// CHECK: %[[I:.*]] = linalg.index 0 : index
// CHECK: %[[DOUBLE:.*]] = arith.muli %[[I]], %{{.*}} : index
// CHECK: %[[INDEX:.*]] = arith.addi %[[DOUBLE]], %{{.*}} : index
// CHECK: arith.index_cast %[[INDEX]] : index to i32
func.func @scf(%x: memref<8x6xf32>, %y: memref<6x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c6 = arith.constant 6 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c1 to %c8 step %c2 {
    scf.parallel (%j) = (%c0) to (%c6) step (%c1) {
      %k = arith.subi %i, %c1 : index
      %a = memref.load %x[%k, %j] : memref<8x6xf32>
      %ii = arith.index_cast %i : index to i32
      %f = arith.sitofp %ii : i32 to f32
      %s = arith.addf %a, %f : f32
      memref.store %s, %y[%j, %i] : memref<6x8xf32>
      scf.reduce
    }
  }
  return
}

// A place that is computed of memory stays a load.
// CHECK-LABEL: func.func @gather(
// CHECK: linalg.generic {{.*}} ins(%{{.*}} : memref<5xi32>)
// CHECK: %[[ROW0:.*]] = arith.index_cast %{{.*}} : i32 to index
// CHECK: %[[COLUMN:.*]] = linalg.index 1 : index
// CHECK: memref.load %{{.*}}[%[[ROW0]], %[[COLUMN]]] : memref<16x4xf32>
func.func @gather(%t: memref<16x4xf32>, %ids: memref<5xi32>, %y: memref<5x4xf32>) {
  affine.for %i = 0 to 5 { affine.for %j = 0 to 4 {
    %id = affine.load %ids[%i] : memref<5xi32>
    %k = arith.index_cast %id : i32 to index
    %a = memref.load %t[%k, %j] : memref<16x4xf32>
    affine.store %a, %y[%i, %j] : memref<5x4xf32>
  } }
  return
}

// What is overwritten before it is used is kept.
// CHECK-LABEL: func.func @swap(
// CHECK-SAME: %[[X:.*]]: memref<5xf32>, %[[Y:.*]]: memref<5xf32>) {
// CHECK: %[[KEPT:.*]] = memref.alloc() : memref<5xf32>
// CHECK: linalg.generic {{.*}} ins(%[[X]] : memref<5xf32>) outs(%[[KEPT]] : memref<5xf32>)
// CHECK: linalg.generic {{.*}} ins(%[[Y]] : memref<5xf32>) outs(%[[X]] : memref<5xf32>)
// CHECK: linalg.generic {{.*}} ins(%[[KEPT]] : memref<5xf32>) outs(%[[Y]] : memref<5xf32>)
func.func @swap(%x: memref<5xf32>, %y: memref<5xf32>) {
  affine.for %i = 0 to 5 {
    %a = affine.load %x[%i] : memref<5xf32>
    %b = affine.load %y[%i] : memref<5xf32>
    affine.store %b, %x[%i] : memref<5xf32>
    affine.store %a, %y[%i] : memref<5xf32>
  }
  return
}

// Memory of an iteration is a part of memory for all.
// CHECK-LABEL: func.func @local(
// CHECK: memref.alloc() : memref<5x1xf32>
// CHECK-COUNT-3: linalg.generic
// CHECK-NOT: affine.for
func.func @local(%x: memref<5x7xf32>, %y: memref<5xf32>) {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 5 {
    %sum = memref.alloca() : memref<1xf32>
    affine.store %zero, %sum[0] : memref<1xf32>
    affine.for %j = 0 to 7 {
      %a = affine.load %x[%i, %j] : memref<5x7xf32>
      %b = affine.load %sum[0] : memref<1xf32>
      %c = arith.addf %a, %b : f32
      affine.store %c, %sum[0] : memref<1xf32>
    }
    %r = affine.load %sum[0] : memref<1xf32>
    affine.store %r, %y[%i] : memref<5xf32>
  }
  return
}

// Values that depend on each other are computed together.
// CHECK-LABEL: func.func @argmax(
// CHECK: linalg.generic {indexing_maps = [#[[SAME]], #[[ROW]], #[[ROW]]], iterator_types = ["parallel", "reduction"]} ins(%{{.*}} : memref<5x7xf32>) outs(%{{.*}}, %{{.*}} : memref<5xf32>, memref<5xi32>)
// CHECK: linalg.yield %{{.*}}, %{{.*}} : f32, i32
func.func @argmax(%x: memref<5x7xf32>, %y: memref<5xi32>) {
  %ninf = arith.constant 0xFF800000 : f32
  %c0 = arith.constant 0 : i32
  affine.for %i = 0 to 5 {
    %r:2 = affine.for %j = 0 to 7 iter_args(%m = %ninf, %at = %c0) -> (f32, i32) {
      %a = affine.load %x[%i, %j] : memref<5x7xf32>
      %g = arith.cmpf ogt, %a, %m : f32
      %jj = arith.index_cast %j : index to i32
      %m1 = arith.select %g, %a, %m : f32
      %at1 = arith.select %g, %jj, %at : i32
      affine.yield %m1, %at1 : f32, i32
    }
    affine.store %r#1, %y[%i] : memref<5xi32>
  }
  return
}

// A loop that stays says where views begin; what an outermost loop gives is loaded behind it.
// CHECK-LABEL: func.func @outside(
// CHECK: scf.while
// CHECK: ^bb0(%[[I:.*]]: index):
// CHECK: %[[AT:.*]] = affine.apply #{{.*}}()[%[[I]]]
// CHECK: memref.subview %{{.*}}[%[[AT]], 0] [1, 8] [1, 1] : memref<9x8xf32> to memref<8xf32, strided<[1], offset: ?>>
// CHECK: %[[TOTAL:.*]] = memref.alloc() : memref<f32>
// CHECK: linalg.generic {{.*}} iterator_types = ["reduction"]} {{.*}} outs(%[[TOTAL]] : memref<f32>)
// CHECK: %[[RESULT:.*]] = memref.load %[[TOTAL]][] : memref<f32>
// CHECK: return %[[RESULT]] : f32
func.func @outside(%x: memref<9x8xf32>, %y: memref<8xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0.0 : f32
  scf.while (%i = %c0) : (index) -> index {
    %goes = arith.cmpi slt, %i, %c8 : index
    scf.condition(%goes) %i : index
  } do {
  ^bb0(%i: index):
    %next = arith.addi %i, %c1 : index
    scf.for %j = %c0 to %c8 step %c1 {
      %k = affine.apply affine_map<()[s0] -> (s0 + 1)>()[%i]
      %a = memref.load %x[%k, %j] : memref<9x8xf32>
      memref.store %a, %y[%j] : memref<8xf32>
    }
    scf.yield %next : index
  }
  %r = affine.for %i = 0 to 8 iter_args(%acc = %zero) -> f32 {
    %a = affine.load %y[%i] : memref<8xf32>
    %s = arith.addf %acc, %a : f32
    affine.yield %s : f32
  }
  return %r : f32
}

// Loops that run as often as the index of one around says become loops that run as often as they ever do: what does not run leaves what there was.
// CHECK-LABEL: func.func @lower_triangle(
// CHECK-SAME: %[[A:.*]]: memref<6x4xf32>, %[[C:.*]]: memref<6x6xf32>) {
// CHECK-NEXT: linalg.generic {indexing_maps = [{{.*}}], iterator_types = ["parallel", "parallel", "reduction"]} ins(%[[A]], %[[A]] : {{.*}}) outs(%[[C]] : memref<6x6xf32>) {
// CHECK-NEXT: ^bb0(%[[X:.*]]: f32, %[[Y:.*]]: f32, %[[O:.*]]: f32):
// CHECK-NEXT: %[[P:.*]] = arith.mulf %[[X]], %[[Y]] : f32
// CHECK-NEXT: %[[S:.*]] = arith.addf %[[O]], %[[P]] : f32
// CHECK-NEXT: %[[I:.*]] = linalg.index 0 : index
// CHECK-NEXT: %[[J:.*]] = linalg.index 1 : index
// CHECK-NEXT: %[[RUNS:.*]] = arith.cmpi sge, %[[I]], %[[J]] : index
// CHECK-NEXT: %[[V:.*]] = arith.select %[[RUNS]], %[[S]], %[[O]] : f32
// CHECK-NEXT: linalg.yield %[[V]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @lower_triangle(%A: memref<6x4xf32>, %C: memref<6x6xf32>) {
  affine.for %i = 0 to 6 {
    affine.for %j = 0 to affine_map<(i) -> (i + 1)>(%i) {
      affine.for %k = 0 to 4 {
        %a = affine.load %A[%i, %k] : memref<6x4xf32>
        %b = affine.load %A[%j, %k] : memref<6x4xf32>
        %c = affine.load %C[%i, %j] : memref<6x6xf32>
        %p = arith.mulf %a, %b : f32
        %s = arith.addf %c, %p : f32
        affine.store %s, %C[%i, %j] : memref<6x6xf32>
      }
    }
  }
  return
}

// The same of loops that begin later each time, by two conditions; sums that loops carry are elements of memory.
// CHECK-LABEL: func.func @band(
// CHECK-NOT: affine.for
// CHECK: linalg.generic {indexing_maps = [{{.*}}], iterator_types = ["parallel", "reduction"]}
// CHECK: %[[K:.*]] = linalg.index 1 : index
// CHECK: %[[I:.*]] = linalg.index 0 : index
// CHECK: %[[BEGUN:.*]] = arith.cmpi sge, %[[K]], %[[I]] : index
// CHECK: %[[END:.*]] = arith.muli %[[I]],
// CHECK: %[[GOES_ON:.*]] = arith.cmpi sge, %[[END]], %[[K]] : index
// CHECK: arith.andi %[[BEGUN]], %[[GOES_ON]] : i1
// CHECK: arith.select
// CHECK-NOT: affine.for
// CHECK: return
func.func @band(%x: memref<8x8xf32>, %y: memref<8xf32>) {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 6 {
    %sum = affine.for %k = affine_map<(i) -> (i)>(%i) to min affine_map<(i) -> (8, i * 2 + 1)>(%i) iter_args(%s = %zero) -> (f32) {
      %a = affine.load %x[%i, %k] : memref<8x8xf32>
      %t = arith.addf %s, %a : f32
      affine.yield %t : f32
    }
    affine.store %sum, %y[%i] : memref<8xf32>
  }
  return
}

// Where iterations need what others have written, the outer loop is written out, as in the solution of a triangular system; its inner loop does not run in the first copy.
// CHECK-LABEL: func.func @triangular_solve(
// CHECK-NOT: affine.for
// CHECK: affine.store %{{.*}}, %arg1[%c0]
// CHECK: linalg.generic {indexing_maps = [{{.*}}], iterator_types = ["reduction"]}
// CHECK: linalg.generic {indexing_maps = [{{.*}}], iterator_types = ["reduction"]}
// CHECK-NOT: linalg.generic
// CHECK: return
func.func @triangular_solve(%L: memref<3x3xf32>, %x: memref<3xf32>) {
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to affine_map<(i) -> (i)>(%i) {
      %l = affine.load %L[%i, %j] : memref<3x3xf32>
      %a = affine.load %x[%j] : memref<3xf32>
      %b = affine.load %x[%i] : memref<3xf32>
      %p = arith.mulf %l, %a : f32
      %d = arith.subf %b, %p : f32
      affine.store %d, %x[%i] : memref<3xf32>
    }
    %l = affine.load %L[%i, %i] : memref<3x3xf32>
    %a = affine.load %x[%i] : memref<3xf32>
    %q = arith.divf %a, %l : f32
    affine.store %q, %x[%i] : memref<3xf32>
  }
  return
}

// An element that each iteration stores to before it reads it is memory of its own. So is what is written to a column, and read from a row that meets it in one iteration.
// CHECK-LABEL: func.func @variable(
// CHECK-NOT: affine.for
// CHECK-COUNT-4: linalg.generic {indexing_maps = [{{.*}}], iterator_types = ["parallel"]}
// CHECK-NOT: affine.for
// CHECK: return
func.func @variable(%x: memref<6x6xf32>, %y: memref<6xf32>) {
  %t = memref.alloca() : memref<1xf32>
  affine.for %i = 0 to 6 {
    %a = affine.load %x[2, %i] : memref<6x6xf32>
    affine.store %a, %t[0] : memref<1xf32>
    %b = affine.load %t[0] : memref<1xf32>
    %s = arith.addf %b, %b : f32
    affine.store %s, %x[%i, 2] : memref<6x6xf32>
  }
  affine.for %i = 0 to 6 {
    %a = affine.load %x[%i, 3] : memref<6x6xf32>
    affine.store %a, %t[0] : memref<1xf32>
    %b = affine.load %t[0] : memref<1xf32>
    affine.store %b, %y[%i] : memref<6xf32>
  }
  return
}

// What does not run would be outside of the memory of an iteration: the outer loop is written out.
// CHECK-LABEL: func.func @own_memory(
// CHECK-NOT: memref.alloc() : memref<4x2xf32>
// CHECK: memref.alloc() : memref<2xf32>
// CHECK: linalg.generic {indexing_maps = [{{.*}}], iterator_types = ["parallel"]}
// CHECK: return
func.func @own_memory(%x: memref<4x4xf32>, %y: memref<4x4xf32>) {
  affine.for %i = 0 to 4 {
    %m = memref.alloc() : memref<2xf32>
    affine.for %j = 0 to min affine_map<(i) -> (i, 4 - i)>(%i) {
      %a = affine.load %x[%i, %j] : memref<4x4xf32>
      affine.store %a, %m[%j] : memref<2xf32>
      %b = affine.load %m[%j] : memref<2xf32>
      affine.store %b, %y[%i, %j] : memref<4x4xf32>
    }
    memref.dealloc %m : memref<2xf32>
  }
  return
}

// Rows are filtered independently: each step is taken in all rows at once, and read again from what the loop carries.
// CHECK-LABEL: func.func @filter(
// CHECK-NOT: affine.for
// CHECK-COUNT-3: memref.alloc() : memref<6xf32>
// CHECK-NOT: memref.alloc()
// CHECK: linalg.generic {{.*}} outs(%{{.*}} : memref<6xf32, strided<[3]>>)
// CHECK: linalg.generic {{.*}} outs(%[[FIRST:.*]] : memref<6xf32>)
// CHECK: linalg.generic {{.*}} ins(%[[FIRST]], %{{.*}} : memref<6xf32>, memref<6xf32, strided<[3], offset: 1>>) outs(%{{.*}} : memref<6xf32, strided<[3], offset: 1>>)
// CHECK-COUNT-3: linalg.generic
// CHECK-NOT: linalg.generic
// CHECK: return
func.func @filter(%x: memref<6x3xf32>, %y: memref<6x3xf32>) {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  affine.for %i = 0 to 6 {
    %last = affine.for %j = 0 to 3 iter_args(%before = %zero) -> f32 {
      %0 = affine.load %x[%i, %j] : memref<6x3xf32>
      %1 = arith.mulf %before, %half : f32
      %2 = arith.addf %0, %1 : f32
      affine.store %2, %y[%i, %j] : memref<6x3xf32>
      affine.yield %2 : f32
    }
  }
  return
}

// Sums along the rows in place, from the front and from the back; the last loop, of which no step needs the one before, stays one operation.
// CHECK-LABEL: func.func @sums(
// CHECK-NOT: affine.for
// CHECK-COUNT-6: linalg.generic {{.*}} iterator_types = ["parallel"]} {{.*}} outs(%{{.*}} : memref<6xf32, strided<[4]
// CHECK-NOT: strided<[4]
// CHECK: linalg.generic {{.*}} iterator_types = ["parallel", "parallel"]{{.*}} outs(%{{.*}} : memref<6x4xf32>)
// CHECK-NOT: linalg.generic
// CHECK: return
func.func @sums(%x: memref<6x4xf32>) {
  affine.for %i = 0 to 6 {
    affine.for %j = 1 to 4 {
      %0 = affine.load %x[%i, %j - 1] : memref<6x4xf32>
      %1 = affine.load %x[%i, %j] : memref<6x4xf32>
      %2 = arith.addf %0, %1 : f32
      affine.store %2, %x[%i, %j] : memref<6x4xf32>
    }
    affine.for %j = 0 to 3 {
      %0 = affine.load %x[%i, 3 - %j] : memref<6x4xf32>
      %1 = affine.load %x[%i, 2 - %j] : memref<6x4xf32>
      %2 = arith.mulf %0, %1 : f32
      affine.store %2, %x[%i, 2 - %j] : memref<6x4xf32>
    }
    affine.for %j = 0 to 4 {
      %0 = affine.load %x[%i, %j] : memref<6x4xf32>
      %1 = math.exp %0 : f32
      affine.store %1, %x[%i, %j] : memref<6x4xf32>
    }
  }
  return
}
