// RUN: ttmlir-opt --affine-parallelize=parallel-reductions %s | filecheck %s
// RUN: ttmlir-opt --affine-parallelize=max-nested=0 %s | filecheck %s --check-prefix=NONE
// RUN: not ttmlir-opt --affine-parallelize=max-nested=-1 %s 2>&1 | filecheck %s --check-prefix=NEGATIVE
// RUN: not ttmlir-opt --affine-parallelize=parallel-reductions=3 %s 2>&1 | filecheck %s --check-prefix=BOOLEAN

// NEGATIVE: for the --max-nested option: '-1' value invalid for uint argument!
// BOOLEAN: for the --parallel-reductions option: '3' is invalid value for boolean argument! Try 0 or 1
// NONE-NOT: affine.parallel

// In its second region, the condition of an operation does not hold.
// CHECK-LABEL: func.func @otherwise(
// CHECK: affine.for
func.func @otherwise(%m: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to 9 {
    affine.if affine_set<(d0) : (d0 - 5 == 0)>(%i) {
    } else {
      affine.store %x, %m[0] : memref<?xf32>
    }
  }
  return
}

// Vectors that overlap are written one behind the other.
// CHECK-LABEL: func.func @vectors(
// CHECK: affine.for %{{.*}} = 0 to 64 {
// CHECK: affine.for %{{.*}} = 0 to 64 step 4 {
// CHECK: affine.parallel (%{{.*}}) = (0) to (64) step (8) {
func.func @vectors(%m: memref<100xf32>, %v: vector<8xf32>) {
  affine.for %i = 0 to 64 {
    affine.vector_store %v, %m[%i] : memref<100xf32>, vector<8xf32>
  }
  affine.for %i = 0 to 64 step 4 {
    affine.vector_store %v, %m[%i] : memref<100xf32>, vector<8xf32>
  }
  affine.for %i = 0 to 64 step 8 {
    affine.vector_store %v, %m[%i] : memref<100xf32>, vector<8xf32>
  }
  return
}

// How many elements a vector has may not be known.
// CHECK-LABEL: func.func @scalable(
// CHECK: affine.for
func.func @scalable(%m: memref<100xf32>, %v: vector<[8]xf32>) {
  affine.for %i = 0 to 64 step 8 {
    affine.vector_store %v, %m[%i] : memref<100xf32>, vector<[8]xf32>
  }
  return
}

// What is carried may be combined with what else is carried.
// CHECK-LABEL: func.func @both(
// CHECK: affine.for
func.func @both(%x: f32, %y: f32) -> (f32, f32) {
  %0:2 = affine.for %i = 0 to 9 iter_args(%a = %x, %b = %y) -> (f32, f32) {
    %1 = arith.addf %a, %b : f32
    %2 = arith.addf %b, %x : f32
    affine.yield %1, %2 : f32, f32
  }
  %3:2 = affine.for %i = 0 to 9 iter_args(%a = %x, %b = %y) -> (f32, f32) {
    %1 = arith.addf %a, %a : f32
    affine.yield %1, %b : f32, f32
  }
  return %0#0, %3#1 : f32, f32
}

// Memory is carried by one iteration to the next.
// CHECK-LABEL: func.func @memory(
// CHECK: affine.for
func.func @memory(%m: memref<4xf32>) -> memref<4xf32> {
  %0 = affine.for %i = 0 to 9 iter_args(%a = %m) -> memref<4xf32> {
    affine.yield %a : memref<4xf32>
  }
  return %0 : memref<4xf32>
}
