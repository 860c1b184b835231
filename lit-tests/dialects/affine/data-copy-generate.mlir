// RUN: ttmlir-opt --affine-data-copy-generate --split-input-file %s | filecheck %s
// RUN: ttmlir-opt --affine-data-copy-generate=generate-dma --split-input-file %s | filecheck %s --check-prefix=DMA
// RUN: ttmlir-opt --affine-data-copy-generate=skip-non-unit-stride-loops --split-input-file %s | filecheck %s --check-prefix=STEPS
// RUN: ttmlir-opt --affine-data-copy-generate=fast-mem-capacity=0 --split-input-file %s 2>&1 | filecheck %s --check-prefix=SMALL

// Every second element is written: the others are read first, and go back as they were.

// CHECK-LABEL: func.func @every_second(
// CHECK: %[[BUFFER:.*]] = memref.alloc() : memref<15xf32, 1>
// CHECK-NEXT: affine.for %[[I:.*]] = 0 to 15 {
// CHECK-NEXT: %[[X:.*]] = affine.load %arg0[%[[I]]] : memref<64xf32>
// CHECK-NEXT: affine.store %[[X]], %[[BUFFER]][%[[I]]] : memref<15xf32, 1>
// SMALL: {{.*}}.mlir:{{.*}}: warning: total size of all copy buffers' for this block exceeds fast memory capacity
func.func @every_second(%a: memref<64xf32>, %v: f32) {
  affine.for %i = 0 to 8 {
    affine.store %v, %a[%i * 2] : memref<64xf32>
  }
  return
}

// -----

// Two sums of counters that leave nothing out need not be read.

// CHECK-LABEL: func.func @all_of_them(
// CHECK-NOT: affine.load %arg0
// CHECK: affine.store %{{.*}}, %arg0[%{{.*}}] : memref<64xf32>
func.func @all_of_them(%a: memref<64xf32>, %v: f32) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 2 {
      affine.store %v, %a[%i * 2 + %j] : memref<64xf32>
    }
  }
  return
}

// -----

// What is written under a condition may not be.

// CHECK-LABEL: func.func @condition(
// CHECK: affine.load %arg0[%{{.*}}] : memref<64xf32>
// CHECK: affine.if
func.func @condition(%a: memref<64xf32>, %v: f32) {
  affine.for %i = 0 to 64 {
    affine.if affine_set<(d0) : (d0 - 5 >= 0)>(%i) {
      affine.store %v, %a[%i] : memref<64xf32>
    }
  }
  return
}

// -----

// No more is copied than there is, although the condition alone keeps the loop from going on.

// CHECK: #[[ENDS:.*]] = affine_map<() -> (32, 10)>
// CHECK-LABEL: func.func @beyond_the_end(
// CHECK: memref.alloc() : memref<10xf32, 1>
// CHECK-NEXT: affine.for %{{.*}} = 0 to min #[[ENDS]]() {
func.func @beyond_the_end(%a: memref<10xf32>, %o: memref<32xf32>) {
  affine.for %i = 0 to 32 {
    affine.if affine_set<(d0) : (-d0 + 9 >= 0)>(%i) {
      %x = affine.load %a[%i] : memref<10xf32>
      affine.store %x, %o[%i] : memref<32xf32>
    }
  }
  return
}

// -----

// The last tile has four elements: a transfer of 32 would take more than there are.

// DMA-LABEL: func.func @last_tile(
// DMA-NOT: affine.dma_start
// DMA: return
func.func @last_tile(%a: memref<?xf32>, %n: index) -> f32 {
  %zero = arith.constant 0.0 : f32
  %s = affine.for %i = 0 to %n step 32 iter_args(%t = %zero) -> f32 {
    %u = affine.for %j = affine_map<(d0) -> (d0)>(%i) to min affine_map<(d0)[s0] -> (d0 + 32, s0)>(%i)[%n] iter_args(%w = %t) -> f32 {
      %x = affine.load %a[%j] : memref<?xf32>
      %y = arith.addf %w, %x : f32
      affine.yield %y : f32
    }
    affine.yield %u : f32
  }
  return %s : f32
}

// -----

// Each round reads what the one before it wrote: neither loop's copies move out of the loop around both.

// STEPS-LABEL: func.func @rounds(
// STEPS: affine.for %{{.*}} = 0 to 8 step 2 {
// STEPS: affine.load %arg0[%{{.*}}] : memref<64xf32>
// STEPS: affine.store %{{.*}}, %arg0[%{{.*}}] : memref<64xf32>
// STEPS: return
func.func @rounds(%a: memref<64xf32>, %b: memref<64xf32>) {
  affine.for %k = 0 to 8 step 2 {
    affine.for %i = 0 to 64 {
      %x = affine.load %a[%i] : memref<64xf32>
      affine.store %x, %b[%i] : memref<64xf32>
    }
    affine.for %i = 0 to 64 {
      %x = affine.load %b[%i] : memref<64xf32>
      %y = arith.addf %x, %x : f32
      affine.store %y, %a[%i] : memref<64xf32>
    }
  }
  return
}

// -----

// A loop that may not run at all keeps what it writes: nothing goes back behind it that was never there.

// STEPS-LABEL: func.func @may_not_run(
// STEPS: affine.for %{{.*}} = 0 to %{{.*}} step 2 {
// STEPS-NEXT: memref.alloc
// STEPS: memref.dealloc
// STEPS-NEXT: }
// STEPS-NEXT: return
func.func @may_not_run(%a: memref<64xf32>, %n: index, %v: f32) {
  affine.for %k = 0 to %n step 2 {
    affine.for %i = 0 to 64 {
      affine.store %v, %a[%i] : memref<64xf32>
    }
  }
  return
}

// -----

// What is used without a map stays where it is, and so does what the same operations make.

// CHECK-LABEL: func.func @used_otherwise(
// CHECK-NOT: memref<64xf32, 1>
// CHECK: return
func.func @used_otherwise(%a: memref<64xf32>, %i: index, %v: f32) {
  affine.store %v, %a[0] : memref<64xf32>
  memref.store %v, %a[%i] : memref<64xf32>
  %b = memref.alloc() : memref<64xf32>
  affine.store %v, %b[0] : memref<64xf32>
  memref.dealloc %b : memref<64xf32>
  return
}

// -----

// A place that is computed between the operations is not known in front of them.

// CHECK-LABEL: func.func @computed_between(
// CHECK-NOT: memref.alloc
func.func @computed_between(%a: memref<64xf32>, %m: memref<?xf32>, %o: memref<index>) -> f32 {
  %z = arith.constant 0 : index
  %t = affine.load %o[] : memref<index>
  %n = memref.dim %m, %z : memref<?xf32>
  %x = affine.load %a[symbol(%n)] : memref<64xf32>
  return %x : f32
}
