// RUN: ttmlir-opt --split-input-file --allow-unregistered-dialect --canonicalize --mlir-print-local-scope %s | filecheck %s

// CHECK-LABEL: func.func @apply(
// CHECK-NEXT: %{{.*}} = ub.poison : index
// CHECK-NEXT: %{{.*}} = arith.constant 0 : index
// CHECK-NEXT: %{{.*}} = arith.constant 3 : index
// CHECK-NEXT: %{{.*}} = affine.apply affine_map<()[s0, s1] -> (s0 * 2 + s1 * 2 + 3)>()[%{{.*}}, %{{.*}}]
// CHECK-NEXT: %{{.*}} = affine.apply affine_map<()[s0] -> (s0 + 3)>()[%{{.*}}]
// CHECK-NEXT: return %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : index, index, index, index, index
func.func @apply(%a: index, %b: index, %n: index) -> (index, index, index, index, index) {
  %c3 = arith.constant 3 : index
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%a)[%n]
  %1 = affine.apply affine_map<(d0, d1) -> (d0 * 2 + d1)>(%0, %c3)
  %2 = affine.apply affine_map<(d0) -> (d0)>(%1)
  %3 = affine.apply affine_map<(d0) -> (d0 mod 4)>(%c3)
  %4 = affine.apply affine_map<(d0, d1)[s0] -> (d1 + s0)>(%b, %a)[%c3]
  %5 = affine.apply affine_map<(d0, d1) -> (d1 - d0)>(%b, %b)
  %6 = affine.apply affine_map<(d0) -> (d0 mod 0)>(%c3)
  return %2, %3, %4, %5, %6 : index, index, index, index, index
}

// -----

// CHECK-LABEL: func.func @sym(
// CHECK-NEXT: affine.for %{{.*}} = 0 to 10 {
// CHECK-NEXT: %{{.*}} = affine.load %{{.*}}[%{{.*}} + symbol(%{{.*}})] : memref<?xf32>
// CHECK-NEXT: affine.store %{{.*}}, %{{.*}}[%{{.*}} * 4 + symbol(%{{.*}}) * 4 + 1] : memref<?xf32>
// CHECK-NEXT: affine.prefetch %{{.*}}[%{{.*}} * 8 + symbol(%{{.*}}) * 8], read, locality<3>, data : memref<?xf32>
// CHECK-NEXT: %{{.*}} = affine.vector_load %{{.*}}[%{{.*}} * 3 + symbol(%{{.*}}) * 3] : memref<?xf32>, vector<4xf32>
// CHECK-NEXT: affine.vector_store %{{.*}}, %{{.*}}[%{{.*}} * 3 + symbol(%{{.*}}) * 3] : memref<?xf32>, vector<4xf32>
// CHECK-NEXT: affine.for %{{.*}} = affine_map<(d0)[s0] -> (d0 + s0)>(%{{.*}})[%{{.*}}] to affine_map<(d0)[s0] -> (d0 * 4 + s0 * 4 + 10)>(%{{.*}})[%{{.*}}] {
// CHECK-NEXT: %{{.*}} = affine.load %{{.*}}[%{{.*}} + %{{.*}}] : memref<?xf32>
// CHECK-NEXT: "foo.use"(%{{.*}}) : (f32) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @sym(%m: memref<?xf32>, %n: index) {
  affine.for %i = 0 to 10 {
    %0 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%i, %n)
    %1 = affine.load %m[%0] : memref<?xf32>
    %2 = affine.apply affine_map<(d0) -> (d0 * 4)>(%0)
    affine.store %1, %m[%2 + 1] : memref<?xf32>
    affine.prefetch %m[%2 * 2], read, locality<3>, data : memref<?xf32>
    %v = affine.vector_load %m[%2 - %0] : memref<?xf32>, vector<4xf32>
    affine.vector_store %v, %m[%2 - %0] : memref<?xf32>, vector<4xf32>
    affine.for %j = affine_map<(d0) -> (d0)>(%0) to affine_map<(d0) -> (d0 + 10)>(%2) {
      %3 = affine.load %m[%i + %j] : memref<?xf32>
      "foo.use"(%3) : (f32) -> ()
    }
  }
  return
}

// -----

// CHECK-LABEL: func.func @for(
// CHECK-NEXT: affine.for %{{.*}} = 0 to 5 {
// CHECK-NEXT: "foo.op"(%{{.*}}) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: affine.for %{{.*}} = 7 to %{{.*}} {
// CHECK-NEXT: "foo.op"(%{{.*}}) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: affine.for %{{.*}} = 10 to 5 {
// CHECK-NEXT: "foo.op"(%{{.*}}) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: affine.for %{{.*}} = 0 to 1 {
// CHECK-NEXT: "foo.op"(%{{.*}}) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return %{{.*}}, %{{.*}} : f32, f32
func.func @for(%n: index, %f: f32) -> (f32, f32) {
  %c5 = arith.constant 5 : index
  %c7 = arith.constant 7 : index
  affine.for %i = 0 to 10 {
  }
  affine.for %i = 0 to %c5 {
    "foo.op"(%i) : (index) -> ()
  }
  affine.for %i = max affine_map<(d0, d1) -> (d0, d1, 3)>(%c5, %c7) to min affine_map<(d0)[s0] -> (d0, d0, s0)>(%n)[%n] {
    "foo.op"(%i) : (index) -> ()
  }
  %0 = affine.for %i = 10 to 5 iter_args(%a = %f) -> f32 {
    %z = arith.addf %a, %a : f32
    affine.yield %z : f32
  }
  affine.for %i = 10 to 5 {
    "foo.op"(%i) : (index) -> ()
  }
  %1 = affine.for %i = 0 to 5 iter_args(%a = %f) -> f32 {
    affine.yield %a : f32
  }
  affine.for %i = 0 to 1 {
    "foo.op"(%i) : (index) -> ()
  }
  return %0, %1 : f32, f32
}

// -----

// CHECK-LABEL: func.func @if(
// CHECK-NEXT: affine.if affine_set<()[s0] : (s0 >= 0)>()[%{{.*}}] {
// CHECK-NEXT: "foo.a"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: affine.if affine_set<() : (5 >= 0)>() {
// CHECK-NEXT: "foo.b"() : () -> ()
// CHECK-NEXT: } else {
// CHECK-NEXT: "foo.c"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: affine.if affine_set<() : (-2 >= 0)>() {
// CHECK-NEXT: "foo.d"() : () -> ()
// CHECK-NEXT: } else {
// CHECK-NEXT: "foo.e"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: affine.if affine_set<()[s0] : (s0 + 5 >= 0, 2 >= 0, s0 + 5 >= 0)>()[%{{.*}}] {
// CHECK-NEXT: "foo.f"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: affine.for %{{.*}} = 0 to 10 {
// CHECK-NEXT: affine.if affine_set<(d0) : (d0 - 6 >= 0)>(%{{.*}}) {
// CHECK-NEXT: "foo.d"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return %{{.*}} : f32
func.func @if(%n: index, %f: f32) -> f32 {
  %c5 = arith.constant 5 : index
  affine.if affine_set<(d0) : (d0 >= 0)>(%n) {
  }
  affine.if affine_set<(d0) : (d0 >= 0)>(%n) {
    "foo.a"() : () -> ()
  } else {
  }
  affine.if affine_set<(d0) : (d0 >= 0)>(%c5) {
    "foo.b"() : () -> ()
  } else {
    "foo.c"() : () -> ()
  }
  affine.if affine_set<(d0) : (d0 - 7 >= 0)>(%c5) {
    "foo.d"() : () -> ()
  } else {
    "foo.e"() : () -> ()
  }
  affine.if affine_set<(d0, d1)[s0] : (d0 + d1 >= 0, s0 - 3 >= 0, d0 + d1 >= 0)>(%n, %c5)[%c5] {
    "foo.f"() : () -> ()
  }
  affine.if affine_set<() : (1 == 0)>() {
    "foo.g"() : () -> ()
  }
  %0 = affine.if affine_set<() : (1 == 1)>() -> f32 {
    affine.yield %f : f32
  } else {
    "foo.h"() : () -> ()
    affine.yield %f : f32
  }
  affine.for %i = 0 to 10 {
    %x = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
    affine.if affine_set<(d0) : (d0 - 7 >= 0)>(%x) {
      "foo.d"() : () -> ()
    }
  }
  return %0 : f32
}

// -----

// CHECK-LABEL: func.func @minmax(
// CHECK-NEXT: %{{.*}} = arith.constant 3 : index
// CHECK-NEXT: %{{.*}} = affine.min affine_map<()[s0] -> (3, 7, s0)>()[%{{.*}}]
// CHECK-NEXT: %{{.*}} = affine.max affine_map<()[s0, s1] -> (1, s0, s0 + s1)>()[%{{.*}}, %{{.*}}]
// CHECK-NEXT: %{{.*}} = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%{{.*}}, %{{.*}}]
// CHECK-NEXT: %{{.*}} = affine.min affine_map<()[s0, s1] -> (2, 3, 7, s1, s0)>()[%{{.*}}, %{{.*}}]
// CHECK-NEXT: %{{.*}} = affine.min affine_map<()[s0] -> (7, s0 - 5, s0 + 3)>()[%{{.*}}]
// CHECK-NEXT: %{{.*}} = affine.max affine_map<()[s0, s1] -> (1, 2, s0, s0 + s1)>()[%{{.*}}, %{{.*}}]
// CHECK-NEXT: return %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : index, index, index, index, index, index, index
func.func @minmax(%n: index, %a: index) -> (index, index, index, index, index, index, index) {
  %c5 = arith.constant 5 : index
  %0 = affine.min affine_map<(d0) -> (d0, 3, 7, d0)>(%c5)
  %1 = affine.min affine_map<(d0) -> (d0, 3, 7, d0)>(%n)
  %2 = affine.max affine_map<(d0)[s0] -> (d0 + s0, s0, 1)>(%n)[%a]
  %3 = affine.min affine_map<(d0)[s0] -> (d0 + s0)>(%n)[%a]
  %4 = affine.min affine_map<(d0, d1) -> (d0, d1, 2)>(%1, %a)
  %5 = affine.min affine_map<(d0)[s0] -> (s0 + 3, d0 - 5, 7)>(%n)[%n]
  %6 = affine.max affine_map<(d0, d1) -> (d0, d1, 2)>(%2, %a)
  return %0, %1, %2, %3, %4, %5, %6 : index, index, index, index, index, index, index
}

// -----

// CHECK-LABEL: func.func @par(
// CHECK-NEXT: affine.parallel (%{{.*}}, %{{.*}}) = (5, max(0, 5)) to (symbol(%{{.*}}), min(symbol(%{{.*}}) + 5, 3)) {
// CHECK-NEXT: "foo.op"(%{{.*}}, %{{.*}}) : (index, index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: affine.parallel (%{{.*}}) = (0) to (0) {
// CHECK-NEXT: "foo.op"(%{{.*}}) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @par(%n: index, %f: f32) {
  %c5 = arith.constant 5 : index
  affine.parallel (%i, %j) = (%c5, max(0, %c5)) to (symbol(%n), min(%n + %c5, 3)) {
    "foo.op"(%i, %j) : (index, index) -> ()
  }
  affine.parallel (%i) = (0) to (10) {
  }
  affine.parallel (%i) = (0) to (0) {
    "foo.op"(%i) : (index) -> ()
  }
  return
}

// -----

// CHECK-LABEL: func.func @for(
// CHECK-NEXT: %{{.*}} = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %{{.*}} = affine.for %{{.*}} = 0 to 5 iter_args(%{{.*}} = %{{.*}}) -> (f32) {
// CHECK-NEXT: "foo.op"(%{{.*}}) : (index) -> ()
// CHECK-NEXT: affine.yield %{{.*}} : f32
// CHECK-NEXT: }
// CHECK-NEXT: %{{.*}} = affine.for %{{.*}} = 0 to %{{.*}} iter_args(%{{.*}} = %{{.*}}) -> (f32) {
// CHECK-NEXT: affine.yield %{{.*}} : f32
// CHECK-NEXT: }
// CHECK-NEXT: %{{.*}}:2 = affine.for %{{.*}} = 0 to 5 iter_args(%{{.*}} = %{{.*}}, %{{.*}} = %{{.*}}) -> (f32, f32) {
// CHECK-NEXT: affine.yield %{{.*}}, %{{.*}} : f32, f32
// CHECK-NEXT: }
// CHECK-NEXT: return %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : f32, f32, f32, f32, f32, f32, f32
func.func @for(%n: index, %f: f32, %g: f32) -> (f32, f32, f32, f32, f32, f32, f32) {
  %c = arith.constant 1.0 : f32
  %0 = affine.for %i = 0 to 5 iter_args(%a = %f) -> f32 {
    "foo.op"(%i) : (index) -> ()
    affine.yield %a : f32
  }
  %1 = affine.for %i = 0 to %n iter_args(%a = %f) -> f32 {
    affine.yield %c : f32
  }
  %2 = affine.for %i = 0 to 5 iter_args(%a = %f) -> f32 {
    affine.yield %c : f32
  }
  %3:2 = affine.for %i = 0 to 5 iter_args(%a = %f, %b = %g) -> (f32, f32) {
    affine.yield %b, %a : f32, f32
  }
  %4:2 = affine.for %i = 0 to %n iter_args(%a = %f, %b = %g) -> (f32, f32) {
    affine.yield %a, %b : f32, f32
  }
  return %0, %1, %2, %3#0, %3#1, %4#0, %4#1 : f32, f32, f32, f32, f32, f32, f32
}

// -----

// CHECK-LABEL: func.func @bounds(
// CHECK-NEXT: %{{.*}} = arith.constant 0 : index
// CHECK-NEXT: affine.for %{{.*}} = 0 to 8 {
// CHECK-NEXT: affine.for %{{.*}} = 0 to 4 {
// CHECK-NEXT: %{{.*}} = affine.apply affine_map<(d0) -> (d0 ceildiv 8)>(%{{.*}})
// CHECK-NEXT: "foo.use"(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) : (index, index, index, index, index) -> ()
// CHECK-NEXT: %{{.*}} = affine.load %{{.*}}[%{{.*}}] : memref<?xf32>
// CHECK-NEXT: affine.store %{{.*}}, %{{.*}}[symbol(%{{.*}}) floordiv 8] : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: affine.for %{{.*}} = 0 to 64 step 8 {
// CHECK-NEXT: affine.for %{{.*}} = affine_map<(d0) -> (d0)>(%{{.*}}) to affine_map<(d0) -> (d0 + 8)>(%{{.*}}) {
// CHECK-NEXT: %{{.*}} = affine.apply affine_map<(d0) -> (d0 floordiv 64)>(%{{.*}})
// CHECK-NEXT: "foo.use"(%{{.*}}, %{{.*}}) : (index, index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: %{{.*}} = affine.min affine_map<(d0) -> (-d0 + 64, 8)>(%{{.*}})
// CHECK-NEXT: %{{.*}} = affine.min affine_map<(d0) -> (-d0 + 65, 8)>(%{{.*}})
// CHECK-NEXT: %{{.*}} = affine.max affine_map<(d0) -> (0, d0)>(%{{.*}})
// CHECK-NEXT: "foo.use"(%{{.*}}, %{{.*}}, %{{.*}}) : (index, index, index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @bounds(%m: memref<?xf32>, %n: index) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 4 {
      %0 = affine.apply affine_map<(d0) -> (d0 floordiv 8)>(%i)
      %1 = affine.apply affine_map<(d0) -> (d0 mod 8)>(%i)
      %2 = affine.apply affine_map<(d0, d1) -> ((d0 * 4 + d1) floordiv 4)>(%i, %j)
      %3 = affine.apply affine_map<(d0, d1) -> ((d0 * 4 + d1) mod 4)>(%i, %j)
      %4 = affine.apply affine_map<(d0, d1) -> (d0 ceildiv 8)>(%i, %j)
      "foo.use"(%0, %1, %2, %3, %4) : (index, index, index, index, index) -> ()
      %x = affine.load %m[%i floordiv 16 + %j mod 4] : memref<?xf32>
      affine.store %x, %m[(%i * 2) mod 2 + %n floordiv 8] : memref<?xf32>
    }
  }
  affine.for %i = 0 to 64 step 8 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to min affine_map<(d0) -> (d0 + 8, 64)>(%i) {
      %1 = affine.apply affine_map<(d0) -> (d0 mod 8)>(%i)
      %2 = affine.apply affine_map<(d0) -> (d0 floordiv 64)>(%j)
      "foo.use"(%1, %2) : (index, index) -> ()
    }
    %3 = affine.min affine_map<(d0) -> (8, 64 - d0)>(%i)
    %4 = affine.min affine_map<(d0) -> (8, 65 - d0)>(%i)
    %5 = affine.max affine_map<(d0) -> (0, d0)>(%i)
    "foo.use"(%3, %4, %5) : (index, index, index) -> ()
  }
  return
}

// -----

// CHECK-LABEL: func.func @casts(
// CHECK-NEXT: %{{.*}} = affine.load %{{.*}}[symbol(%{{.*}})] : memref<4xf32>
// CHECK-NEXT: affine.store %{{.*}}, %{{.*}}[symbol(%{{.*}})] : memref<4xf32>
// CHECK-NEXT: affine.prefetch %{{.*}}[symbol(%{{.*}})], read, locality<3>, data : memref<4xf32>
// CHECK-NEXT: return %{{.*}} : f32
func.func @casts(%m: memref<4xf32>, %n: index, %v: f32) -> f32 {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %1 = affine.load %0[%n] : memref<?xf32>
  affine.store %v, %0[%n] : memref<?xf32>
  affine.prefetch %0[%n], read, locality<3>, data : memref<?xf32>
  return %1 : f32
}

// -----

// CHECK-LABEL: func.func @ifs(
// CHECK-NEXT: affine.if affine_set<()[s0] : (s0 >= 0)>()[%{{.*}}] {
// CHECK-NEXT: "foo.a"() : () -> ()
// CHECK-NEXT: "foo.b"() : () -> ()
// CHECK-NEXT: } else {
// CHECK-NEXT: "foo.c"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: %{{.*}} = affine.if affine_set<()[s0] : (s0 >= 0)>()[%{{.*}}] -> f32 {
// CHECK-NEXT: affine.yield %{{.*}} : f32
// CHECK-NEXT: } else {
// CHECK-NEXT: affine.yield %{{.*}} : f32
// CHECK-NEXT: }
// CHECK-NEXT: %{{.*}} = affine.if affine_set<()[s0] : (s0 >= 0)>()[%{{.*}}] -> f32 {
// CHECK-NEXT: affine.yield %{{.*}} : f32
// CHECK-NEXT: } else {
// CHECK-NEXT: affine.yield %{{.*}} : f32
// CHECK-NEXT: }
// CHECK-NEXT: affine.if affine_set<()[s0] : (s0 >= 0)>()[%{{.*}}] {
// CHECK-NEXT: } else {
// CHECK-NEXT: "foo.c"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return %{{.*}}, %{{.*}} : f32, f32
func.func @ifs(%n: index, %f: f32, %g: f32) -> (f32, f32) {
  affine.if affine_set<()[s0] : (s0 >= 0)>()[%n] {
    affine.if affine_set<() : (0 == 0)>() {
      "foo.a"() : () -> ()
    }
    "foo.b"() : () -> ()
  } else {
    "foo.c"() : () -> ()
  }
  %0 = affine.if affine_set<()[s0] : (s0 >= 0)>()[%n] -> f32 {
    affine.yield %f : f32
  } else {
    affine.yield %g : f32
  }
  %1 = affine.if affine_set<()[s0] : (s0 >= 0)>()[%n] -> f32 {
    affine.yield %f : f32
  } else {
    affine.yield %f : f32
  }
  affine.if affine_set<()[s0] : (s0 >= 0)>()[%n] {
  } else {
    "foo.c"() : () -> ()
  }
  affine.if affine_set<() : (1 >= 0)>() {
  }
  return %0, %1 : f32, f32
}

// -----

// CHECK-LABEL: func.func @lin(
// CHECK-NEXT: %{{.*}} = arith.constant 0 : index
// CHECK-NEXT: %{{.*}} = arith.constant 25 : index
// CHECK-NEXT: %{{.*}} = arith.constant 2 : index
// CHECK-NEXT: %{{.*}}:2 = affine.delinearize_index %{{.*}} into (5, 3) : index, index
// CHECK-NEXT: %{{.*}} = affine.linearize_index [%{{.*}}, %{{.*}}] by (5) : index
// CHECK-NEXT: %{{.*}}:2 = affine.delinearize_index %{{.*}} into (4, 3) : index, index
// CHECK-NEXT: return %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : index, index, index, index, index, index, index
func.func @lin(%n: index, %a: index, %b: index) -> (index, index, index, index, index, index, index) {
  %c5 = arith.constant 5 : index
  %c20 = arith.constant 20 : index
  %0:2 = affine.delinearize_index %n into (%c5, 3) : index, index
  %1:2 = affine.delinearize_index %c20 into (4, 3) : index, index
  %2 = affine.linearize_index [%a, %b] by (%c5) : index
  %3 = affine.linearize_index disjoint [%0#0, %0#1] by (5, 3) : index
  %4 = affine.linearize_index [%c5, %c5] by (3, 4) : index
  %5:3 = affine.delinearize_index %a into (4, 1, 3) : index, index, index
  return %0#0, %1#1, %2, %3, %4, %5#1, %5#2 : index, index, index, index, index, index, index
}

// -----

// CHECK-LABEL: func.func @unit(
// CHECK-NEXT: %{{.*}} = arith.constant 0 : index
// CHECK-NEXT: %{{.*}}:2 = affine.delinearize_index %{{.*}} into (%{{.*}}) : index, index
// CHECK-NEXT: return %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : index, index, index, index, index
func.func @unit(%a: index, %n: index) -> (index, index, index, index, index) {
  %0:2 = affine.delinearize_index %a into (1, 4) : index, index
  %1:3 = affine.delinearize_index %a into (1, %n) : index, index, index
  return %0#0, %0#1, %1#0, %1#1, %1#2 : index, index, index, index, index
}

// -----

// CHECK-LABEL: func.func @all_unit(
// CHECK-NEXT: %{{.*}} = arith.constant 0 : index
// CHECK-NEXT: return %{{.*}}, %{{.*}} : index, index
func.func @all_unit(%a: index) -> (index, index) {
  %0:2 = affine.delinearize_index %a into (1, 1) : index, index
  return %0#0, %0#1 : index, index
}

// -----

// CHECK-LABEL: func.func @cancel(
// CHECK-NEXT: %{{.*}} = affine.linearize_index disjoint [%{{.*}}, %{{.*}}] by (3, %{{.*}}) : index
// CHECK-NEXT: %{{.*}}:2 = affine.delinearize_index %{{.*}} into (8, 7) : index, index
// CHECK-NEXT: %{{.*}} = affine.linearize_index [%{{.*}}, %{{.*}}] by (3, 4) : index
// CHECK-NEXT: %{{.*}}:2 = affine.delinearize_index %{{.*}} into (3, 4) : index, index
// CHECK-NEXT: return %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : index, index, index, index, index, index, index
func.func @cancel(%a: index, %b: index, %c: index, %n: index) -> (index, index, index, index, index, index, index) {
  %0 = affine.linearize_index disjoint [%a, %b, %c] by (3, %n, 5) : index
  %1:3 = affine.delinearize_index %0 into (3, %n, 5) : index, index, index
  %2:3 = affine.delinearize_index %0 into (8, 7, 5) : index, index, index
  %3 = affine.linearize_index [%a, %b] by (3, 4) : index
  %4:2 = affine.delinearize_index %3 into (3, 4) : index, index
  return %1#0, %1#1, %1#2, %2#0, %2#2, %4#0, %4#1 : index, index, index, index, index, index, index
}

// -----

// CHECK-LABEL: func.func @span(
// CHECK-NEXT: %{{.*}}:2 = affine.delinearize_index %{{.*}} into (8, 4) : index, index
// CHECK-NEXT: return %{{.*}}, %{{.*}}, %{{.*}} : index, index, index
func.func @span(%a: index, %b: index) -> (index, index, index) {
  %0 = affine.linearize_index disjoint [%a, %b] by (3, 32) : index
  %1:3 = affine.delinearize_index %0 into (3, 8, 4) : index, index, index
  return %1#0, %1#1, %1#2 : index, index, index
}

// -----

// CHECK-LABEL: func.func @merge(
// CHECK-NEXT: %{{.*}}:2 = affine.delinearize_index %{{.*}} into (3, 32) : index, index
// CHECK-NEXT: %{{.*}}:2 = affine.delinearize_index %{{.*}} into (8, 4) : index, index
// CHECK-NEXT: %{{.*}} = affine.linearize_index [%{{.*}}, %{{.*}}] by (7, 32) : index
// CHECK-NEXT: %{{.*}} = affine.linearize_index [%{{.*}}, %{{.*}}] by (3, 8) : index
// CHECK-NEXT: return %{{.*}}, %{{.*}}, %{{.*}} : index, index, index
func.func @merge(%a: index, %b: index) -> (index, index, index) {
  %0:3 = affine.delinearize_index %a into (3, 8, 4) : index, index, index
  %1 = affine.linearize_index [%b, %0#1, %0#2] by (7, 8, 4) : index
  %2 = affine.linearize_index [%0#0, %0#1] by (3, 8) : index
  %3 = affine.linearize_index disjoint [%0#0, %0#1, %0#2] by (9, 8, 4) : index
  return %1, %2, %3 : index, index, index
}

// -----

// CHECK-LABEL: func.func @zero(
// CHECK-NEXT: %{{.*}} = arith.constant 0 : index
// CHECK-NEXT: %{{.*}} = affine.linearize_index [%{{.*}}, %{{.*}}] by (%{{.*}}, 5) : index
// CHECK-NEXT: %{{.*}} = affine.linearize_index [%{{.*}}, %{{.*}}] by (3, 5) : index
// CHECK-NEXT: %{{.*}} = affine.linearize_index disjoint [%{{.*}}, %{{.*}}] by (5) : index
// CHECK-NEXT: return %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : index, index, index, index
func.func @zero(%a: index, %b: index, %n: index) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = affine.linearize_index [%c0, %a, %b] by (3, %n, 5) : index
  %1 = affine.linearize_index [%a, %c0, %b] by (3, 1, 5) : index
  %2 = affine.linearize_index disjoint [%a, %n, %b] by (%c1, 5) : index
  %3 = affine.linearize_index [%c0, %c0] by (1, 1) : index
  return %0, %1, %2, %3 : index, index, index, index
}

// -----

// CHECK-LABEL: func.func @neg(
// CHECK-NEXT: %{{.*}}-2 = arith.constant -2 : index
// CHECK-NEXT: %{{.*}} = arith.constant 1 : index
// CHECK-NEXT: %{{.*}} = arith.constant 2 : index
// CHECK-NEXT: return %{{.*}}-2, %{{.*}}, %{{.*}} : index, index, index
func.func @neg() -> (index, index, index) {
  %c = arith.constant -7 : index
  %0:3 = affine.delinearize_index %c into (2, 3) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}

// -----

// CHECK-LABEL: func.func @applies(
// CHECK-NEXT: %{{.*}} = arith.constant 0 : index
// CHECK-NEXT: %{{.*}} = memref.dim %{{.*}}, %{{.*}} : memref<?xf32>
// CHECK-NEXT: %{{.*}} = affine.apply affine_map<()[s0, s1] -> (s1 + (s0 * s1) * s0)>()[%{{.*}}, %{{.*}}]
// CHECK-NEXT: %{{.*}} = affine.apply affine_map<()[s0, s1] -> (-(s0 * s1) + s1 * 3 + s1 mod s0)>()[%{{.*}}, %{{.*}}]
// CHECK-NEXT: scf.for %{{.*}} = %{{.*}} to %{{.*}} step %{{.*}} {
// CHECK-NEXT: %{{.*}} = affine.apply affine_map<(d0)[s0, s1] -> (-d0 + s0 - s1 * 2)>(%{{.*}})[%{{.*}}, %{{.*}}]
// CHECK-NEXT: %{{.*}} = affine.min affine_map<(d0)[s0, s1] -> (-d0 + s0, s1)>(%{{.*}})[%{{.*}}, %{{.*}}]
// CHECK-NEXT: %{{.*}} = affine.max affine_map<(d0, d1)[s0, s1] -> (-d1 + s0 - s1 * 2, 0, d0)>(%{{.*}}, %{{.*}})[%{{.*}}, %{{.*}}]
// CHECK-NEXT: %{{.*}} = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0 * 2)>(%{{.*}})[%{{.*}}]
// CHECK-NEXT: "foo.use"(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) : (index, index, index, index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return %{{.*}}, %{{.*}}, %{{.*}} : index, index, index
func.func @applies(%n: index, %m: memref<?xf32>) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %d = memref.dim %m, %c0 : memref<?xf32>
  %0 = affine.apply affine_map<()[s0, s1] -> (s0 * s1)>()[%n, %d]
  %1 = affine.apply affine_map<()[s0, s1] -> (s0 ceildiv s1)>()[%0, %d]
  %2 = affine.apply affine_map<(d0)[s1] -> (d0 * s1 + d0 floordiv s1)>(%0)[%n]
  %3 = affine.apply affine_map<(d0)[s0] -> (d0 mod s0 - d0 * s0 + 3 * d0)>(%n)[%d]
  scf.for %i = %c0 to %n step %d {
    %4 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%n]
    %5 = affine.apply affine_map<(d0, d1)[s0] -> (d1 - d0 * 2 + s0)>(%4, %i)[%d]
    %6 = affine.min affine_map<(d0)[s0, s1] -> (s1, s0 - d0)>(%i)[%n, %d]
    %7 = affine.max affine_map<(d0, d1) -> (d0, d1, 0)>(%6, %5)
    %8 = affine.apply affine_map<()[s0] -> (s0 * 2)>()[%4]
    "foo.use"(%5, %6, %7, %8) : (index, index, index, index) -> ()
  }
  return %1, %2, %3 : index, index, index
}

// -----

// CHECK-LABEL: func.func @nest(
// CHECK-NEXT: affine.for %{{.*}} = 0 to 64 step 16 {
// CHECK-NEXT: affine.for %{{.*}} = 0 to %{{.*}} step 4 {
// CHECK-NEXT: affine.for %{{.*}} = affine_map<(d0) -> (d0)>(%{{.*}}) to min affine_map<(d0)[s0] -> (d0 + 16, s0)>(%{{.*}})[%{{.*}}] {
// CHECK-NEXT: %{{.*}} = affine.load %{{.*}}[(%{{.*}} + %{{.*}}) mod 64, (%{{.*}} floordiv 16) * 16] : memref<64x64xf32>
// CHECK-NEXT: affine.store %{{.*}}, %{{.*}}[%{{.*}} - %{{.*}}, (%{{.*}} + %{{.*}}) floordiv 2] : memref<64x64xf32>
// CHECK-NEXT: %{{.*}} = affine.apply affine_map<(d0, d1) -> ((d0 + d1) mod 4)>(%{{.*}}, %{{.*}})
// CHECK-NEXT: affine.if affine_set<(d0, d1, d2) : (d0 - d2 + ((d1 + d2) floordiv 4) * 4 >= 0, d0 + d1 == 0)>(%{{.*}}, %{{.*}}, %{{.*}}) {
// CHECK-NEXT: "foo.a"(%{{.*}}) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: affine.parallel (%{{.*}}, %{{.*}}) = (0, 0) to (8, symbol(%{{.*}})) step (2, 1) {
// CHECK-NEXT: %{{.*}} = affine.apply affine_map<(d0) -> (d0 mod 2)>(%{{.*}})
// CHECK-NEXT: affine.parallel (%{{.*}}) = (%{{.*}} mod 2) to (min(%{{.*}} mod 2 + 3, %{{.*}} floordiv 8 + 2)) {
// CHECK-NEXT: "foo.b"(%{{.*}}, %{{.*}}) : (index, index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @nest(%m: memref<64x64xf32>, %n: index) {
  affine.for %i = 0 to 64 step 16 {
    affine.for %j = 0 to %n step 4 {
      affine.for %k = max affine_map<(d0) -> (d0, 0)>(%i) to min affine_map<(d0)[s0] -> (d0 + 16, 128, s0)>(%i)[%n] {
        %0 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%i, %k)
        %1 = affine.apply affine_map<(d0) -> (d0 floordiv 16)>(%i)
        %x = affine.load %m[%0 mod 64, %1 * 16] : memref<64x64xf32>
        affine.store %x, %m[%k - %i, (%i + %k) floordiv 2] : memref<64x64xf32>
        %2 = affine.apply affine_map<(d0, d1) -> ((d0 + d1) mod 4)>(%j, %k)
        affine.if affine_set<(d0, d1) : (d0 - d1 >= 0, d0 == 0)>(%0, %2) {
          "foo.a"(%2) : (index) -> ()
        }
      }
    }
  }
  affine.parallel (%i, %j) = (0, 0) to (8, %n) step (2, 1) {
    %0 = affine.apply affine_map<(d0) -> (d0 mod 2)>(%i)
    %1 = affine.apply affine_map<(d0) -> (d0 floordiv 8)>(%i)
    affine.parallel (%k) = (%0) to (min(%0 + 3, %1 + 2)) {
      "foo.b"(%0, %k) : (index, index) -> ()
    }
  }
  return
}

// -----

// CHECK-LABEL: func.func @dead(
// CHECK-NEXT: return
func.func @dead(%n: index, %m: memref<4xf32>) {
  %0 = affine.apply affine_map<()[s0] -> (s0 + 1)>()[%n]
  %1 = affine.min affine_map<()[s0] -> (s0, 1)>()[%n]
  %2 = affine.load %m[0] : memref<4xf32>
  affine.for %i = 0 to 10 {
    %3 = affine.load %m[0] : memref<4xf32>
  }
  affine.if affine_set<()[s0] : (s0 == 0)>()[%n] {
    %3 = affine.load %m[0] : memref<4xf32>
  }
  affine.parallel (%i) = (0) to (10) {
    %3 = affine.load %m[0] : memref<4xf32>
  }
  return
}

// -----

// CHECK-LABEL: func.func @compose_affine_maps_div_symbol(
// CHECK-NEXT: %{{.*}} = affine.apply affine_map<()[s0, s1] -> (s0 * 8 + (s0 * s0) * 6 + s1 mod (s0 * 3))>()[%{{.*}}, %{{.*}}]
// CHECK-NEXT: %{{.*}} = arith.index_cast %{{.*}} : index to i64
// CHECK-NEXT: memref.store %{{.*}}, %{{.*}}[] : memref<i64>
// CHECK-NEXT: affine.for %{{.*}} = 0 to 3 {
// CHECK-NEXT: %{{.*}} = affine.apply affine_map<(d0)[s0] -> (d0 ceildiv (s0 * 3) + s0 * 8)>(%{{.*}})[%{{.*}}]
// CHECK-NEXT: %{{.*}} = arith.index_cast %{{.*}} : index to i64
// CHECK-NEXT: memref.store %{{.*}}, %{{.*}}[] : memref<i64>
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @compose_affine_maps_div_symbol(%A : memref<i64>, %i0 : index, %i1 : index) {
  %0 = affine.apply affine_map<()[s0] -> (2 * s0)> ()[%i0]
  %1 = affine.apply affine_map<()[s0] -> (3 * s0)> ()[%i0]
  %2 = affine.apply affine_map<(d0)[s0, s1] -> (d0 mod s1 + s0 * s1 + s0 * 4)> (%i1)[%0, %1]
  %3 = arith.index_cast %2: index to i64
  memref.store %3, %A[]: memref<i64>
  affine.for %i2 = 0 to 3 {
    %4 = affine.apply affine_map<(d0)[s0, s1] -> (d0 ceildiv s1 + s0 + s0 * 3)> (%i2)[%0, %1]
    %5 = arith.index_cast %4: index to i64
    memref.store %5, %A[]: memref<i64>
  }
  return
}

// -----

// CHECK-LABEL: func.func @compose_maps_1dto2d_with_symbols(
// CHECK-NEXT: %{{.*}} = memref.alloc() : memref<4x4xf32>
// CHECK-NEXT: affine.for %{{.*}} = 0 to 15 {
// CHECK-NEXT: %{{.*}} = affine.apply affine_map<(d0) -> (d0 - 4)>(%{{.*}})
// CHECK-NEXT: %{{.*}} = memref.load %{{.*}}[%{{.*}}, %{{.*}}] : memref<4x4xf32>
// CHECK-NEXT: memref.store %{{.*}}, %{{.*}}[%{{.*}}, %{{.*}}] : memref<4x4xf32>
// CHECK-NEXT: affine.store %{{.*}}, %{{.*}}[(%{{.*}} - 3) floordiv 4, %{{.*}} mod 4] : memref<4x4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @compose_maps_1dto2d_with_symbols() {
  %0 = memref.alloc() : memref<4x4xf32>
  affine.for %i0 = 0 to 15 {
    %c4 = arith.constant 4 : index
    %x0 = affine.apply affine_map<(d0)[s0] -> (d0 - s0)> (%i0)[%c4]
    %v0 = memref.load %0[%x0, %x0] : memref<4x4xf32>
    %c1 = arith.constant 1 : index
    %y0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)> (%x0)[%c1]
    %y1 = affine.apply affine_map<(d0) -> (d0 + 3)> (%y0)
    memref.store %v0, %0[%x0, %y1] : memref<4x4xf32>
    affine.store %v0, %0[%y0 floordiv 4, %y1 mod 4] : memref<4x4xf32>
  }
  return
}

// -----

// CHECK-LABEL: func.func @partial_fold_map(
// CHECK-NEXT: %{{.*}} = affine.apply affine_map<()[s0] -> (s0 - 42)>()[%{{.*}}]
// CHECK-NEXT: return %{{.*}} : index
func.func @partial_fold_map(%arg1: index, %arg2: index) -> index {
  %c42 = arith.constant 42 : index
  %2 = affine.apply affine_map<(d0, d1) -> (d0 - d1)> (%arg1, %c42)
  return %2 : index
}

// -----

// CHECK-LABEL: func.func @symbolic_composition_c(
// CHECK-NEXT: %{{.*}} = affine.apply affine_map<()[s0, s1, s2, s3] -> (s0 + s3 floordiv s0 + (s2 ceildiv s1) * (s2 ceildiv s1))>()[%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}]
// CHECK-NEXT: return %{{.*}} : index
func.func @symbolic_composition_c(%arg0: index, %arg1: index, %arg2: index, %arg3: index) -> index {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 ceildiv s0)>(%arg0)[%arg1]
  %1 = affine.apply affine_map<(d0, d1)[s0, s1] -> (d0 * s1 + s0 + d1 floordiv s0)>(%0, %arg2)[%arg3, %0]
  return %1 : index
}

// -----

// CHECK-LABEL: func.func @canonicalize_bounds(
// CHECK-NEXT: affine.for %{{.*}} = 0 to 2048 {
// CHECK-NEXT: "foo"(%{{.*}}) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: affine.for %{{.*}} = max affine_map<()[s0] -> (0, s0)>()[%{{.*}}] to min affine_map<()[s0] -> (s0, 1024)>()[%{{.*}}] {
// CHECK-NEXT: affine.for %{{.*}} = max affine_map<()[s0] -> (s0, 5)>()[%{{.*}}] to min affine_map<(d0) -> (d0 + 8, 32)>(%{{.*}}) {
// CHECK-NEXT: "foo"(%{{.*}}, %{{.*}}) : (index, index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @canonicalize_bounds(%M : index, %N : index) {
  %c0 = arith.constant 0 : index
  %c1024 = arith.constant 1024 : index
  affine.for %i0 = affine_map<(d0) -> (d0)>(%c0) to affine_map<(d0, d1) -> (d0 + d1)>(%c1024, %c1024) {
    "foo"(%i0) : (index) -> ()
  }
  affine.for %i1 = max affine_map<(d0)[s0] -> (d0, 0, s0)>(%c0)[%M] to min affine_map<()[s0, s1] -> (s0, s1, 1024)>()[%N, %c1024] {
    affine.for %i2 = max affine_map<(d0) -> (d0, 5)> (%N) to min affine_map<(d0) -> (d0 + 8, 32)>(%i1) {
      "foo"(%i1, %i2) : (index, index) -> ()
    }
  }
  return
}

// -----

// CHECK-LABEL: func.func @affine_min(
// CHECK-NEXT: affine.for %{{.*}} = 0 to %{{.*}} {
// CHECK-NEXT: affine.for %{{.*}} = 0 to min affine_map<(d0) -> (d0, 10)>(%{{.*}}) {
// CHECK-NEXT: %{{.*}} = affine.min affine_map<(d0)[s0] -> (1000, s0, d0 + 512)>(%{{.*}})[%{{.*}}]
// CHECK-NEXT: %{{.*}} = affine.min affine_map<(d0, d1) -> (-d0 + d1, 5, d0 - d1)>(%{{.*}}, %{{.*}})
// CHECK-NEXT: %{{.*}} = affine.max affine_map<(d0, d1)[s0, s1] -> (d1 + s1, d0 + s0)>(%{{.*}}, %{{.*}})[%{{.*}}, %{{.*}}]
// CHECK-NEXT: %{{.*}} = affine.min affine_map<(d0) -> (d0 floordiv 2, 3)>(%{{.*}})
// CHECK-NEXT: "op0"(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) : (index, index, index, index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @affine_min(%arg0 : index, %arg1 : index, %arg2 : index) {
  %c0 = arith.constant 0 : index
  affine.for %i = 0 to %arg1 {
    affine.for %j = 0 to min affine_map<(d0) -> (d0, 10)>(%i) {
      %0 = affine.min affine_map<(d0)[s0] -> (1000, d0 + 512, s0)>(%i)[%arg1]
      %1 = affine.min affine_map<(d0, d1) -> (d0 - d1, d1 - d0, 5)>(%0, %j)
      %2 = affine.max affine_map<(d0, d1)[s0, s1] -> (d0 + s0, d1 + s1, d0 + s0)>(%i, %j)[%arg0, %arg2]
      %3 = affine.min affine_map<(d0) -> (d0 floordiv 2, 3)>(%1)
      "op0"(%0, %1, %2, %3) : (index, index, index, index) -> ()
    }
  }
  return
}

// -----

// CHECK-LABEL: func.func @parallel(
// CHECK-NEXT: affine.parallel (%{{.*}}, %{{.*}}) = (2, symbol(%{{.*}}) + 2) to (min(symbol(%{{.*}}), symbol(%{{.*}})), symbol(%{{.*}}) + symbol(%{{.*}})) step (2, 1) {
// CHECK-NEXT: affine.parallel (%{{.*}}) = (%{{.*}} + 2) to (min(%{{.*}} + 6, %{{.*}})) {
// CHECK-NEXT: "foo"(%{{.*}}) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @parallel(%m: index, %n: index) {
  %c2 = arith.constant 2 : index
  affine.parallel (%i, %j) = (%c2, %m + %c2) to (min(%n, %n), symbol(%n) + symbol(%m)) step (2, 1) {
    %0 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%i, %c2)
    affine.parallel (%k) = (%0) to (min(%0 + 4, %j)) {
      "foo"(%k) : (index) -> ()
    }
  }
  return
}

// -----

// CHECK-LABEL: func.func @if(
// CHECK-NEXT: %{{.*}} = arith.constant 1 : index
// CHECK-NEXT: %{{.*}} = memref.dim %{{.*}}, %{{.*}} : memref<?x?xf32>
// CHECK-NEXT: affine.for %{{.*}} = 0 to %{{.*}} {
// CHECK-NEXT: affine.for %{{.*}} = 0 to 7 {
// CHECK-NEXT: affine.if affine_set<(d0, d1)[s0] : (d1 * 4 - s0 >= 0, -d0 + s0 >= 0, -2 == 0)>(%{{.*}}, %{{.*}})[%{{.*}}] {
// CHECK-NEXT: %{{.*}} = affine.load %{{.*}}[%{{.*}} + %{{.*}} * 4 - symbol(%{{.*}}), %{{.*}}] : memref<?x?xf32>
// CHECK-NEXT: affine.store %{{.*}}, %{{.*}}[0, %{{.*}} * 4 + %{{.*}} - symbol(%{{.*}}) + 1] : memref<?x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @if(%m: memref<?x?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = memref.dim %m, %c1 : memref<?x?xf32>
  affine.for %i = 0 to %d {
    affine.for %j = 0 to 7 {
      %0 = affine.apply affine_map<(d0, d1)[s0] -> (d0 * 4 + d1 - s0)>(%i, %j)[%d]
      affine.if affine_set<(d0, d1)[s0, s1] : (d0 - d1 >= 0, s0 - d1 >= 0, s1 - 3 == 0)>(%0, %j)[%d, %c1] {
        %x = affine.load %m[%0, %j] : memref<?x?xf32>
        affine.store %x, %m[%c0, %0 + symbol(%c1)] : memref<?x?xf32>
      } else {
      }
    }
  }
  return
}

// -----

// CHECK-LABEL: func.func @deep(
// CHECK-NEXT: %{{.*}} = affine.apply affine_map<()[s0] -> (s0 + (s0 ceildiv 4) * 8 - (s0 floordiv 4) * 4)>()[%{{.*}}]
// CHECK-NEXT: return %{{.*}} : index
func.func @deep(%n: index) -> index {
  %0 = affine.apply affine_map<()[s0] -> (s0 floordiv 4)>()[%n]
  %1 = affine.apply affine_map<()[s0] -> (s0 * 4)>()[%0]
  %2 = affine.apply affine_map<()[s0, s1] -> (s0 - s1)>()[%n, %1]
  %3 = affine.apply affine_map<()[s0] -> (s0 ceildiv 4)>()[%n]
  %4 = affine.apply affine_map<(d0, d1) -> (d0 mod 4 + d1 * 8)>(%2, %3)
  %5 = affine.apply affine_map<(d0) -> ((d0 * 4) mod 2 + d0 floordiv 1)>(%4)
  return %5 : index
}

// -----

// CHECK-LABEL: func.func @select(
// CHECK-NEXT: %{{.*}} = arith.select %{{.*}}, %{{.*}}, %{{.*}} : index
// CHECK-NEXT: %{{.*}} = arith.addi %{{.*}}, %{{.*}} : index
// CHECK-NEXT: affine.for %{{.*}} = %{{.*}} to %{{.*}} {
// CHECK-NEXT: %{{.*}} = affine.load %{{.*}}[%{{.*}} + symbol(%{{.*}}) - symbol(%{{.*}})] : memref<?xf32>
// CHECK-NEXT: affine.store %{{.*}}, %{{.*}}[%{{.*}}] : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @select(%c: i1, %a: index, %b: index, %m: memref<?xf32>) {
  %0 = arith.select %c, %a, %b : index
  %1 = arith.addi %a, %b : index
  affine.for %i = %0 to %1 {
    %2 = affine.apply affine_map<(d0, d1, d2) -> (d0 + d1 - d2)>(%i, %0, %1)
    %x = affine.load %m[%2] : memref<?xf32>
    affine.store %x, %m[%i] : memref<?xf32>
  }
  return
}

// A loop whose step is 0 has no last iteration to be told.
// CHECK-LABEL: func.func @step_of_zero
// CHECK:         affine.for %[[I:.*]] = 0 to 10 step 0
// CHECK-NEXT:    %[[Q:.*]] = affine.apply affine_map<(d0) -> (d0 ceildiv 3)>(%[[I]])
// CHECK-NEXT:    "test.use"(%[[Q]])
func.func @step_of_zero() {
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 0 : index, upperBoundMap = affine_map<() -> (10)>}> ({
  ^bb0(%i: index):
    %0 = affine.apply affine_map<(d0) -> (d0 floordiv 16 + d0 ceildiv 3)>(%i)
    "test.use"(%0) : (index) -> ()
    "affine.yield"() : () -> ()
  }) : () -> ()
  return
}
