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
