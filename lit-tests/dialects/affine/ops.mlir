// RUN: ttmlir-opt --allow-unregistered-dialect --split-input-file %s | filecheck %s
// RUN: ttmlir-opt --allow-unregistered-dialect --split-input-file --mlir-print-op-generic %s | ttmlir-opt --allow-unregistered-dialect --split-input-file | filecheck %s

#add = affine_map<(i)[s0] -> (i + s0)>

// CHECK-LABEL: func.func @apply(
func.func @apply(%a: index, %b: index, %n: index) -> (index, index) {
  // CHECK: affine.apply #{{.*}}(%{{.*}})[%{{.*}}]
  %0 = affine.apply #add(%a)[%n]
  %1 = affine.apply affine_map<(d0, d1)[s0, s1] -> (d0 * s0 + d1 floordiv 2 - s1 mod 3)> (%0, %b)[%n, %n] {tag = "x"}
  %2 = affine.apply affine_map<() -> (42)> ()
  %3 = affine.apply affine_map<()[s0] -> (s0 ceildiv 5)> ()[%n]
  %4 = affine.apply affine_map<(d0) -> (d0)> (%2)
  %5 = affine.apply affine_map<(d0) -> (-d0)> (%3)
  return %1, %5 : index, index
}

// -----

// CHECK-LABEL: func.func @min_max(
func.func @min_max(%a: index, %b: index, %n: index) -> (index, index) {
  // CHECK: affine.min #{{.*}}(%{{.*}}, %{{.*}})[%{{.*}}]
  %0 = affine.min affine_map<(d0, d1)[s0] -> (d0 + s0, d1 floordiv 4, 7)>(%a, %b)[%n]
  // CHECK: affine.max #{{.*}}(%{{.*}}) {tag}
  %1 = affine.max affine_map<(d0) -> (1000, d0 + 512)> (%0) {tag}
  %2 = affine.min affine_map<()[s0] -> (s0)>()[%n]
  %3 = affine.max affine_map<() -> (1, 2)>()
  return %1, %3 : index, index
}

// -----

// CHECK-LABEL: func.func @loops(
func.func @loops(%n: index, %m: index, %f: f32) -> (f32, index) {
  // CHECK: affine.for %{{.*}} = 0 to 10 {
  affine.for %i = 0 to 10 {
  }
  // CHECK: affine.for %{{.*}} = -3 to 10 step 2 {
  affine.for %i = -3 to 10 step 2 {
    "foo.use"(%i) : (index) -> ()
    affine.yield
  }
  // CHECK: affine.for %{{.*}} = 0 to %{{.*}} {
  affine.for %i = 0 to %n step 1 {
    // CHECK: affine.for %{{.*}} = #{{.*}}(%{{.*}}) to %{{.*}} {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to %m {
      // CHECK: affine.for %{{.*}} = max #{{.*}}(%{{.*}}) to min #{{.*}}(%{{.*}})[%{{.*}}] step 4 {
      affine.for %k = max affine_map<(d0) -> (d0, 3)>(%j) to min affine_map<(d0)[s0] -> (d0 * 2, s0 + 1, 17)>(%i)[%n] step 4 {
        "foo.use"(%i, %j, %k) : (index, index, index) -> ()
      } {parallel}
      affine.for %k = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0)[s0] -> (d0 + s0)>(%j)[%n] {
      }
      affine.for %k = 1 to affine_map<(d0)[s0] -> (d0 + s0)>(%j)[%m] {
      }
    }
  }
  // CHECK: affine.for %{{.*}} = %{{.*}} to %{{.*}} step 3 iter_args(%{{.*}} = %{{.*}}) -> (f32) {
  %0 = affine.for %i = %m to %n step 3 iter_args(%x = %f) -> (f32) {
    %s = arith.addf %x, %x : f32
    affine.yield %s : f32
  }
  %1:2 = affine.for %i = 0 to 100 iter_args(%x = %0, %y = %n) -> (f32, index) {
    affine.yield %x, %i : f32, index
  } {unroll = 4 : i64}
  affine.for %i = max affine_map<(d0) -> (d0)>(%n) to min affine_map<(d0) -> (d0)>(%m) {
  }
  affine.for %i = max affine_map<() -> (5)>() to min affine_map<() -> (9)>() {
  }
  affine.for %i = affine_map<() -> (5)>() to affine_map<()[s0] -> (s0)>()[%m] {
  }
  affine.for %i = affine_map<()[s0] -> (s0 + 2)>()[%n] to affine_map<()[s0, s1] -> (s0 * s1)>()[%m, %n] {
  }
  return %1#0, %1#1 : f32, index
}

// -----

// CHECK-LABEL: func.func @conditions(
func.func @conditions(%n: index, %f: f32, %g: f32) -> f32 {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to %n {
      // CHECK: affine.if #{{.*}}(%{{.*}}, %{{.*}})[%{{.*}}] {
      affine.if affine_set<(i, j)[n] : (i - 1 >= 0, j - 1 >= 0, n - i >= 0, i - j == 0)>(%i, %j)[%n] {
        "foo.use"(%i) : (index) -> ()
      }
      // CHECK: } else {
      affine.if affine_set<(d0) : (d0 - 1 == 0)>(%i) {
      } else {
        "foo.use"(%j) : (index) -> ()
      } {tag = 1 : i32}
      affine.if affine_set<()[s0] : (s0 >= 0)>()[%n] {
        affine.yield
      } else {
        affine.yield
      }
      affine.if affine_set<() : (1 == 0)>() {
      }
    }
  }
  // CHECK: affine.if #{{.*}}()[%{{.*}}] -> f32 {
  %0 = affine.if affine_set<()[s0] : (s0 - 3 >= 0)>()[%n] -> f32 {
    affine.yield %f : f32
  } else {
    affine.yield %g : f32
  }
  // CHECK: affine.if #{{.*}}()[%{{.*}}] -> (f32, index) {
  %1:2 = affine.if affine_set<()[s0, s1] : (s0 - 3 >= 0, s1 == 0)>()[%n, %n] -> (f32, index) {
    affine.yield %f, %n : f32, index
  } else {
    affine.yield %g, %n : f32, index
  } {tag}
  return %0 : f32
}

// -----

// CHECK-LABEL: func.func @memory(
func.func @memory(%a: memref<100x100xf32>, %b: memref<?xi32, 2>, %z: memref<f32>, %n: index, %v: f32, %w: vector<8xf32>) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to %n {
      // CHECK: affine.load %{{.*}}[%{{.*}} + 3, %{{.*}} floordiv 2] : memref<100x100xf32>
      %0 = affine.load %a[%i + 3, %j floordiv 2] : memref<100x100xf32>
      // CHECK: affine.load %{{.*}}[%{{.*}} + symbol(%{{.*}}), %{{.*}} + symbol(%{{.*}}) floordiv 2] : memref<100x100xf32>
      %1 = affine.load %a[%i + symbol(%n), %j + symbol(%n) floordiv 2] : memref<100x100xf32>
      %2 = affine.load %a[%j, %i] {nontemporal = true} : memref<100x100xf32>
      %3 = affine.load %z[] : memref<f32>
      %4 = affine.load %b[symbol(%n)] : memref<?xi32, 2>
      %5 = affine.load %b[%n * 3 - 2] : memref<?xi32, 2>
      %6 = affine.load %a[0, 99] : memref<100x100xf32>
      %7 = affine.load %a[(%i + %j) mod 16, -(%i * 4 - %j) + %i] : memref<100x100xf32>
      %8 = affine.load %a[%i * symbol(%n), (%j ceildiv 8) * 8] : memref<100x100xf32>
      // CHECK: affine.store %{{.*}}, %{{.*}}[%{{.*}}, %{{.*}} - 1] : memref<100x100xf32>
      affine.store %0, %a[%i, %j - 1] : memref<100x100xf32>
      affine.store %v, %z[] {tag} : memref<f32>
      affine.store %4, %b[symbol(%n) + %i] : memref<?xi32, 2>
      // CHECK: affine.prefetch %{{.*}}[%{{.*}}, %{{.*}} + 5], read, locality<3>, data : memref<100x100xf32>
      affine.prefetch %a[%i, %j + 5], read, locality<3>, data : memref<100x100xf32>
      affine.prefetch %a[%i, symbol(%n)], write, locality<0>, instr {tag} : memref<100x100xf32>
      // CHECK: affine.vector_load %{{.*}}[%{{.*}}, %{{.*}} * 8] : memref<100x100xf32>, vector<8xf32>
      %9 = affine.vector_load %a[%i, %j * 8] : memref<100x100xf32>, vector<8xf32>
      %10 = affine.vector_load %a[%i + symbol(%n), 7] {tag} : memref<100x100xf32>, vector<2x8xf32>
      // CHECK: affine.vector_store %{{.*}}, %{{.*}}[%{{.*}}, %{{.*}} * 8] : memref<100x100xf32>, vector<8xf32>
      affine.vector_store %9, %a[%i, %j * 8] : memref<100x100xf32>, vector<8xf32>
      affine.vector_store %w, %a[%i + 3, symbol(%n) + 7] {tag} : memref<100x100xf32>, vector<8xf32>
    }
  }
  return
}

// -----

// CHECK-LABEL: func.func @dma(
func.func @dma(%src: memref<100xf32>, %dst: memref<100xf32, 2>, %tag: memref<1xi32>, %n: index, %stride: index, %per: index) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      // CHECK: affine.dma_start %{{.*}}[%{{.*}} + 7], %{{.*}}[%{{.*}} + 3], %{{.*}}[0], %{{.*}} : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
      affine.dma_start %src[%i + 7], %dst[%j + 3], %tag[0], %n : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
      affine.dma_start %src[%i + symbol(%n)], %dst[%j + %i], %tag[%j mod 1], %n, %stride, %per : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
      // CHECK: affine.dma_wait %{{.*}}[0], %{{.*}} : memref<1xi32>
      affine.dma_wait %tag[0], %n : memref<1xi32>
      affine.dma_wait %tag[%i + symbol(%n)], %n : memref<1xi32>
    }
  }
  return
}

// -----

// CHECK-LABEL: func.func @parallel(
func.func @parallel(%n: index, %m: index, %a: memref<100x100xf32>) -> (f32, i32) {
  // CHECK: affine.parallel (%{{.*}}, %{{.*}}) = (0, 0) to (98, 98) {
  affine.parallel (%x, %y) = (0, 0) to (98, 98) {
    // CHECK: affine.parallel (%{{.*}}) = (0) to (2) reduce ("addf") -> (f32) {
    %0 = affine.parallel (%k) = (0) to (2) reduce ("addf") -> f32 {
      %1 = affine.load %a[%x + %k, %y] : memref<100x100xf32>
      affine.yield %1 : f32
    }
  }
  // CHECK: affine.parallel (%{{.*}}, %{{.*}}) = (0, 0) to (%{{.*}}, %{{.*}}) step (32, 32) {
  affine.parallel (%ii, %jj) = (0, 0) to (%n, %m) step (32, 32) {
    // CHECK: affine.parallel (%{{.*}}, %{{.*}}) = (%{{.*}}, %{{.*}}) to (min(%{{.*}} + 32, symbol(%{{.*}})), min(%{{.*}} + 32, symbol(%{{.*}}))) {
    affine.parallel (%i, %j) = (%ii, %jj) to (min(%ii + 32, symbol(%n)), min(%jj + 32, symbol(%m))) {
      "foo.use"(%i, %j) : (index, index) -> ()
    } {tag}
    affine.parallel (%i) = (max(%ii, %jj - 3)) to (min(%ii + 32, 5, symbol(%n) floordiv 2)) step (4) {
    }
  }
  affine.parallel (%i) = (0) to (symbol(%n)) {
  }
  affine.parallel (%i, %j, %k) = (max(0, symbol(%n)), 1, 2) to (10, min(20, symbol(%m) * 2), 30) step (1, 2, 3) {
    affine.yield
  }
  // CHECK: reduce ("maximumf", "addi") -> (f32, i32) {
  %2:2 = affine.parallel (%i) = (0) to (symbol(%n)) reduce ("maximumf", "addi") -> (f32, i32) {
    %f = arith.constant 1.0 : f32
    %c = arith.constant 1 : i32
    affine.yield %f, %c : f32, i32
  }
  affine.parallel () = () to () {
  }
  return %2#0, %2#1 : f32, i32
}

// -----

// CHECK-LABEL: func.func @linear_indices(
func.func @linear_indices(%i: index, %j: index, %k: index, %n: index) -> index {
  // CHECK: affine.delinearize_index %{{.*}} into (4, %{{.*}}, 6) : index, index, index
  %0:3 = affine.delinearize_index %i into (4, %n, 6) : index, index, index
  %1:3 = affine.delinearize_index %i into (%n, 6) : index, index, index
  %2 = affine.delinearize_index %i into () {tag} : index
  %3 = affine.delinearize_index %i into (5) : index
  // CHECK: affine.linearize_index [%{{.*}}, %{{.*}}, %{{.*}}] by (2, %{{.*}}, 5) : index
  %4 = affine.linearize_index [%i, %j, %k] by (2, %n, 5) : index
  // CHECK: affine.linearize_index disjoint [%{{.*}}, %{{.*}}] by (%{{.*}}) : index
  %5 = affine.linearize_index disjoint [%i, %j] by (%n) : index
  %6 = affine.linearize_index [%i] by () : index
  %7 = affine.linearize_index [] by () : index
  %8 = affine.linearize_index disjoint [%i, %j] by (3, 4) {tag} : index
  return %8 : index
}

// -----

// Values that are symbols: of the top level of a scope, constants, sizes of memrefs, and what affine.apply makes of symbols.
// CHECK-LABEL: func.func @symbols(
func.func @symbols(%a: memref<100x?xf32>, %n: index) {
  %c3 = arith.constant 3 : index
  %top = "foo.op"() : () -> index
  %sum = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%n, %top]
  affine.for %i = 0 to %sum {
    %c4 = arith.constant 4 : index
    %s = affine.apply affine_map<()[s0] -> (s0 * 2)>()[%c4]
    %x = affine.load %a[%i + symbol(%s), symbol(%c3)] : memref<100x?xf32>
    %d = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
    %y = affine.load %a[%d, %c4] : memref<100x?xf32>
    affine.for %j = affine_map<(d0) -> (d0)>(%d) to %s {
    }
  }
  // A module is a scope too.
  builtin.module {
    %i = "foo.op"() : () -> index
    affine.for %j = %i to 10 {
    }
  }
  return
}

// -----

// CHECK-LABEL: func.func @zero_step(
func.func @zero_step(%n: index) {
  affine.for %i = 0 to 10 step 0 {
  }
  return
}

// -----

// CHECK-LABEL: func.func @or_reduction(
func.func @or_reduction(%n: index, %f: i32) {
  %0 = affine.parallel (%i) = (0) to (10) reduce ("ori") -> i32 {
    affine.yield %f : i32
  }
  return
}

// -----

// CHECK-LABEL: func.func @zero_basis(
func.func @zero_basis(%i: index) {
  %0 = affine.linearize_index [%i, %i] by (0) : index
  return
}

// -----

// CHECK-LABEL: func.func @unit_property(
func.func @unit_property(%i: index) {
  %0 = "affine.linearize_index"(%i) <{disjoint = true, operandSegmentSizes = array<i32: 1, 0>, static_basis = array<i64: 2>}> : (index) -> index
  %1 = "affine.linearize_index"(%i) <{operandSegmentSizes = array<i32: 1, 0>, static_basis = array<i64: 2>}> : (index) -> index
  return
}

// -----

// CHECK-LABEL: func.func @steps_beyond_doubles(
func.func @steps_beyond_doubles() {
  // CHECK: affine.for %{{.*}} = 3 to 10 step 9223372036854775807 {
  affine.for %i = 3 to 10 step 9223372036854775807 {
  }
  // CHECK: affine.parallel (%{{.*}}) = (0) to (10) step (9007199254740993) {
  affine.parallel (%i) = (0) to (10) step (9007199254740993) {
  }
  return
}

// -----

// CHECK-LABEL: func.func @nothing_behind_the_comma(
func.func @nothing_behind_the_comma(%a: memref<10xf32>, %b: memref<10xf32, 2>, %t: memref<1xi32>, %n: index) {
  // CHECK: affine.dma_start %arg0[0], %arg1[0], %arg2[0], %arg3 : memref<10xf32>, memref<10xf32, 2>, memref<1xi32>
  affine.dma_start %a[0], %b[0], %t[0], %n, : memref<10xf32>, memref<10xf32, 2>, memref<1xi32>
  return
}
