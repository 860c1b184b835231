// RUN: ttmlir-opt --affine-pipeline-data-transfer %s | filecheck %s

// The transfer of the next iteration is started before what came of the last one is used.
// CHECK-LABEL: func.func @transfer(
// CHECK-SAME: %[[A0:.*]]: memref<256xf32>)
// CHECK-NEXT: %[[V0:.*]] = arith.constant 8 : index
// CHECK-NEXT: %[[V1:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[V2:.*]] = arith.constant 32 : index
// CHECK-NEXT: %[[V3:.*]] = memref.alloc() : memref<2x32xf32, 1>
// CHECK-NEXT: %[[V4:.*]] = memref.alloc() : memref<2x1xi32>
// CHECK-NEXT: affine.dma_start %[[A0]][%[[V1]] * 32], %[[V3]][%[[V1]] mod 2, 0], %[[V4]][%[[V1]] mod 2, 0], %[[V2]] : memref<256xf32>, memref<2x32xf32, 1>, memref<2x1xi32>
// CHECK-NEXT: affine.for %[[A1:.*]] = 1 to 8 {
// CHECK-NEXT: affine.dma_start %[[A0]][%[[A1]] * 32], %[[V3]][%[[A1]] mod 2, 0], %[[V4]][%[[A1]] mod 2, 0], %[[V2]] : memref<256xf32>, memref<2x32xf32, 1>, memref<2x1xi32>
// CHECK-NEXT: %[[V5:.*]] = affine.apply #{{.*}}(%[[A1]])
// CHECK-NEXT: %[[V6:.*]] = affine.apply #{{.*}}(%[[V5]])
// CHECK-NEXT: %[[V7:.*]] = affine.apply #{{.*}}(%[[V5]])
// CHECK-NEXT: affine.dma_wait %[[V4]][%[[V5]] mod 2, 0], %[[V2]] : memref<2x1xi32>
// CHECK-NEXT: affine.for %[[A2:.*]] = 0 to 32 {
// CHECK-NEXT: %[[V8:.*]] = affine.load %[[V3]][%[[V5]] mod 2, %[[A2]]] : memref<2x32xf32, 1>
// CHECK-NEXT: affine.store %[[V8]], %[[V3]][%[[V5]] mod 2, %[[A2]]] : memref<2x32xf32, 1>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: %[[V9:.*]] = affine.apply #{{.*}}(%[[V0]])
// CHECK-NEXT: %[[V10:.*]] = affine.apply #{{.*}}(%[[V9]])
// CHECK-NEXT: %[[V11:.*]] = affine.apply #{{.*}}(%[[V9]])
// CHECK-NEXT: affine.dma_wait %[[V4]][%[[V9]] mod 2, 0], %[[V2]] : memref<2x1xi32>
// CHECK-NEXT: affine.for %[[A1]] = 0 to 32 {
// CHECK-NEXT: %[[V5]] = affine.load %[[V3]][%[[V9]] mod 2, %[[A1]]] : memref<2x32xf32, 1>
// CHECK-NEXT: affine.store %[[V5]], %[[V3]][%[[V9]] mod 2, %[[A1]]] : memref<2x32xf32, 1>
// CHECK-NEXT: }
// CHECK-NEXT: memref.dealloc %[[V4]] : memref<2x1xi32>
// CHECK-NEXT: memref.dealloc %[[V3]] : memref<2x32xf32, 1>
// CHECK-NEXT: return
func.func @transfer(%m: memref<256xf32>) {
  %buffer = memref.alloc() : memref<32xf32, 1>
  %tag = memref.alloc() : memref<1xi32>
  %n = arith.constant 32 : index
  affine.for %i = 0 to 8 {
    affine.dma_start %m[%i * 32], %buffer[0], %tag[0], %n : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[0], %n : memref<1xi32>
    affine.for %j = 0 to 32 {
      %0 = affine.load %buffer[%j] : memref<32xf32, 1>
      affine.store %0, %buffer[%j] : memref<32xf32, 1>
    }
  }
  memref.dealloc %tag : memref<1xi32>
  memref.dealloc %buffer : memref<32xf32, 1>
  return
}

// Which buffer it is goes by the number of the iteration; what computes the place of the transfer does so by itself.
// CHECK-LABEL: func.func @step(
// CHECK-SAME: %[[A0:.*]]: memref<512xf32>, %[[A1:.*]]: index)
// CHECK-NEXT: %[[V0:.*]] = arith.constant 16 : index
// CHECK-NEXT: %[[V1:.*]] = arith.constant 4 : index
// CHECK-NEXT: %[[V2:.*]] = arith.constant 32 : index
// CHECK-NEXT: affine.for %[[A2:.*]] = 0 to 4 {
// CHECK-NEXT: %[[V3:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[V4:.*]] = memref.alloc(%[[A1]]) : memref<2x?xf32, 1>
// CHECK-NEXT: %[[V5:.*]] = memref.alloc() : memref<2x2x2xi32>
// CHECK-NEXT: %[[V6:.*]] = affine.apply #{{.*}}(%[[V1]])
// CHECK-NEXT: affine.dma_start %[[A0]][%[[V6]]], %[[V4]][(%[[V1]] floordiv 4) mod 2, %[[A2]]], %[[V5]][(%[[V1]] floordiv 4) mod 2, 0, 1], %[[V2]] : memref<512xf32>, memref<2x?xf32, 1>, memref<2x2x2xi32>
// CHECK-NEXT: affine.for %[[A3:.*]] = 8 to 16 step 4 {
// CHECK-NEXT: %[[V7:.*]] = affine.apply #{{.*}}(%[[A3]])
// CHECK-NEXT: affine.dma_start %[[A0]][%[[V7]]], %[[V4]][(%[[A3]] floordiv 4) mod 2, %[[A2]]], %[[V5]][(%[[A3]] floordiv 4) mod 2, 0, 1], %[[V2]] : memref<512xf32>, memref<2x?xf32, 1>, memref<2x2x2xi32>
// CHECK-NEXT: %[[V8:.*]] = affine.apply #{{.*}}(%[[A3]])
// CHECK-NEXT: %[[V9:.*]] = affine.apply #{{.*}}(%[[V8]])
// CHECK-NEXT: %[[V10:.*]] = affine.apply #{{.*}}(%[[V8]])
// CHECK-NEXT: affine.dma_wait %[[V5]][(%[[V8]] floordiv 4) mod 2, 0, 1], %[[V2]] : memref<2x2x2xi32>
// CHECK-NEXT: %[[V11:.*]] = affine.vector_load %[[V4]][(%[[V8]] floordiv 4) mod 2, %[[V8]] + 3] : memref<2x?xf32, 1>, vector<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %[[V12:.*]] = affine.apply #{{.*}}(%[[V0]])
// CHECK-NEXT: %[[V13:.*]] = affine.apply #{{.*}}(%[[V12]])
// CHECK-NEXT: %[[V14:.*]] = affine.apply #{{.*}}(%[[V12]])
// CHECK-NEXT: affine.dma_wait %[[V5]][(%[[V12]] floordiv 4) mod 2, 0, 1], %[[V2]] : memref<2x2x2xi32>
// CHECK-NEXT: %[[V15:.*]] = affine.vector_load %[[V4]][(%[[V12]] floordiv 4) mod 2, %[[V12]] + 3] : memref<2x?xf32, 1>, vector<4xf32>
// CHECK-NEXT: memref.dealloc %[[V5]] : memref<2x2x2xi32>
// CHECK-NEXT: memref.dealloc %[[V4]] : memref<2x?xf32, 1>
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @step(%m: memref<512xf32>, %s: index) {
  %n = arith.constant 32 : index
  affine.for %k = 0 to 4 {
    %buffer = memref.alloc(%s) : memref<?xf32, 1>
    %tag = memref.alloc() : memref<2x2xi32>
    affine.for %i = 4 to 16 step 4 {
      %x = affine.apply affine_map<(d0) -> (d0 + 3)>(%i)
      affine.dma_start %m[%x], %buffer[%k], %tag[0, 1], %n : memref<512xf32>, memref<?xf32, 1>, memref<2x2xi32>
      affine.dma_wait %tag[0, 1], %n : memref<2x2xi32>
      %0 = affine.vector_load %buffer[%x] : memref<?xf32, 1>, vector<4xf32>
    }
  }
  return
}

// Transfers to memory that is slower stay, and so do those that are not waited for and those into buffers that are used behind the loop.
// CHECK-LABEL: func.func @stays(
// CHECK-SAME: %[[A0:.*]]: memref<256xf32>, %[[A1:.*]]: memref<32xf32, 1>) -> f32
// CHECK-NEXT: %[[V0:.*]] = memref.alloc() : memref<1xi32>
// CHECK-NEXT: %[[V1:.*]] = arith.constant 32 : index
// CHECK-NEXT: affine.for %[[A2:.*]] = 0 to 8 {
// CHECK-NEXT: affine.dma_start %[[A1]][0], %[[A0]][%[[A2]] * 32], %[[V0]][0], %[[V1]] : memref<32xf32, 1>, memref<256xf32>, memref<1xi32>
// CHECK-NEXT: affine.dma_wait %[[V0]][0], %[[V1]] : memref<1xi32>
// CHECK-NEXT: }
// CHECK-NEXT: affine.for %[[A2]] = 0 to 8 {
// CHECK-NEXT: affine.dma_start %[[A0]][%[[A2]] * 32], %[[A1]][0], %[[V0]][0], %[[V1]] : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
// CHECK-NEXT: }
// CHECK-NEXT: affine.for %[[A2]] = 0 to 8 {
// CHECK-NEXT: affine.dma_start %[[A0]][%[[A2]] * 32], %[[A1]][0], %[[V0]][0], %[[V1]] : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
// CHECK-NEXT: affine.dma_wait %[[V0]][0], %[[V1]] : memref<1xi32>
// CHECK-NEXT: }
// CHECK-NEXT: %[[V2:.*]] = affine.load %[[A1]][0] : memref<32xf32, 1>
// CHECK-NEXT: return %[[V2]] : f32
func.func @stays(%m: memref<256xf32>, %b: memref<32xf32, 1>) -> f32 {
  %tag = memref.alloc() : memref<1xi32>
  %n = arith.constant 32 : index
  affine.for %i = 0 to 8 {
    affine.dma_start %b[0], %m[%i * 32], %tag[0], %n : memref<32xf32, 1>, memref<256xf32>, memref<1xi32>
    affine.dma_wait %tag[0], %n : memref<1xi32>
  }
  affine.for %i = 0 to 8 {
    affine.dma_start %m[%i * 32], %b[0], %tag[0], %n : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
  }
  affine.for %i = 0 to 8 {
    affine.dma_start %m[%i * 32], %b[0], %tag[0], %n : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[0], %n : memref<1xi32>
  }
  %0 = affine.load %b[0] : memref<32xf32, 1>
  return %0 : f32
}

// Where the loop writes what the next transfer reads, it waits with that. (mlir-opt does not.)
// CHECK-LABEL: func.func @writes_source(
// CHECK-SAME: %[[A0:.*]]: memref<256xf32>, %[[A1:.*]]: memref<32xf32, 1>, %[[A2:.*]]: f32)
// CHECK-NEXT: %[[V0:.*]] = memref.alloc() : memref<1xi32>
// CHECK-NEXT: %[[V1:.*]] = arith.constant 32 : index
// CHECK-NEXT: affine.for %[[A3:.*]] = 0 to 7 {
// CHECK-NEXT: affine.dma_start %[[A0]][%[[A3]] * 32], %[[A1]][0], %[[V0]][0], %[[V1]] : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
// CHECK-NEXT: affine.dma_wait %[[V0]][0], %[[V1]] : memref<1xi32>
// CHECK-NEXT: affine.store %[[A2]], %[[A0]][%[[A3]] * 32 + 32] : memref<256xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @writes_source(%m: memref<256xf32>, %b: memref<32xf32, 1>, %f: f32) {
  %tag = memref.alloc() : memref<1xi32>
  %n = arith.constant 32 : index
  affine.for %i = 0 to 7 {
    affine.dma_start %m[%i * 32], %b[0], %tag[0], %n : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[0], %n : memref<1xi32>
    affine.store %f, %m[%i * 32 + 32] : memref<256xf32>
  }
  return
}

// What is read before the transfer came with the last one. (mlir-opt reads the other buffer.)
// CHECK-LABEL: func.func @reads_last(
// CHECK-SAME: %[[A0:.*]]: memref<256xf32>, %[[A1:.*]]: memref<32xf32, 1>)
// CHECK-NEXT: %[[V0:.*]] = memref.alloc() : memref<1xi32>
// CHECK-NEXT: %[[V1:.*]] = arith.constant 32 : index
// CHECK-NEXT: affine.for %[[A2:.*]] = 0 to 8 {
// CHECK-NEXT: %[[V2:.*]] = affine.load %[[A1]][0] : memref<32xf32, 1>
// CHECK-NEXT: affine.dma_start %[[A0]][%[[A2]] * 32], %[[A1]][0], %[[V0]][0], %[[V1]] : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
// CHECK-NEXT: affine.dma_wait %[[V0]][0], %[[V1]] : memref<1xi32>
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @reads_last(%m: memref<256xf32>, %b: memref<32xf32, 1>) {
  %tag = memref.alloc() : memref<1xi32>
  %n = arith.constant 32 : index
  affine.for %i = 0 to 8 {
    %0 = affine.load %b[0] : memref<32xf32, 1>
    affine.dma_start %m[%i * 32], %b[0], %tag[0], %n : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[0], %n : memref<1xi32>
  }
  return
}

// Loops that never run do nothing, and those that carry values stay. (mlir-opt makes one iteration, and invalid programs.)
// CHECK-LABEL: func.func @other_loops(
// CHECK-SAME: %[[A0:.*]]: memref<256xf32>, %[[A1:.*]]: memref<32xf32, 1>, %[[A2:.*]]: memref<32xf32, 1>, %[[A3:.*]]: f32) -> f32
// CHECK-NEXT: %[[V0:.*]] = memref.alloc() : memref<1xi32>
// CHECK-NEXT: %[[V1:.*]] = memref.alloc() : memref<1xi32>
// CHECK-NEXT: %[[V2:.*]] = arith.constant 32 : index
// CHECK-NEXT: affine.for %[[A4:.*]] = 4 to 4 {
// CHECK-NEXT: affine.dma_start %[[A0]][%[[A4]] * 32], %[[A1]][0], %[[V0]][0], %[[V2]] : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
// CHECK-NEXT: affine.dma_wait %[[V0]][0], %[[V2]] : memref<1xi32>
// CHECK-NEXT: }
// CHECK-NEXT: %[[V3:.*]] = affine.for %[[A4]] = 0 to 8 iter_args(%[[A5:.*]] = %[[A3]]) -> (f32) {
// CHECK-NEXT: affine.dma_start %[[A0]][%[[A4]] * 32], %[[A2]][0], %[[V1]][0], %[[V2]] : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
// CHECK-NEXT: affine.dma_wait %[[V1]][0], %[[V2]] : memref<1xi32>
// CHECK-NEXT: affine.yield %[[A5]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V3]] : f32
func.func @other_loops(%m: memref<256xf32>, %b: memref<32xf32, 1>, %b2: memref<32xf32, 1>, %f: f32) -> f32 {
  %tag = memref.alloc() : memref<1xi32>
  %tag2 = memref.alloc() : memref<1xi32>
  %n = arith.constant 32 : index
  affine.for %i = 4 to 4 {
    affine.dma_start %m[%i * 32], %b[0], %tag[0], %n : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[0], %n : memref<1xi32>
  }
  %0 = affine.for %i = 0 to 8 iter_args(%x = %f) -> f32 {
    affine.dma_start %m[%i * 32], %b2[0], %tag2[0], %n : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %tag2[0], %n : memref<1xi32>
    affine.yield %x : f32
  }
  return %0 : f32
}

// A transfer into a part of a buffer is done early where the loop reads only that part, or where it is always the same part of memory that nothing else writes.
// CHECK-LABEL: func.func @part(
// CHECK-SAME: %[[A0:.*]]: memref<256xf32>, %[[A1:.*]]: index, %[[A2:.*]]: memref<4x?xf32, 1>)
// CHECK-NEXT: %[[V0:.*]] = arith.constant 4 : index
// CHECK-NEXT: %[[V1:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[V2:.*]] = arith.constant 8 : index
// CHECK-NEXT: %[[V3:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[V4:.*]] = memref.dim %[[A2]], %[[V3]] : memref<4x?xf32, 1>
// CHECK-NEXT: %[[V5:.*]] = memref.alloc(%[[V4]]) : memref<2x4x?xf32, 1>
// CHECK-NEXT: %[[V6:.*]] = memref.alloc() : memref<2x1xi32>
// CHECK-NEXT: affine.dma_start %[[A0]][%[[V1]] * 8], %[[V5]][%[[V1]] mod 2, %[[V1]], symbol(%[[A1]])], %[[V6]][%[[V1]] mod 2, 0], %[[V2]] : memref<256xf32>, memref<2x4x?xf32, 1>, memref<2x1xi32>
// CHECK-NEXT: affine.for %[[A3:.*]] = 1 to 4 {
// CHECK-NEXT: affine.dma_start %[[A0]][%[[A3]] * 8], %[[V5]][%[[A3]] mod 2, %[[A3]], symbol(%[[A1]])], %[[V6]][%[[A3]] mod 2, 0], %[[V2]] : memref<256xf32>, memref<2x4x?xf32, 1>, memref<2x1xi32>
// CHECK-NEXT: %[[V7:.*]] = affine.apply #{{.*}}(%[[A3]])
// CHECK-NEXT: %[[V8:.*]] = affine.apply #{{.*}}(%[[V7]])
// CHECK-NEXT: %[[V9:.*]] = affine.apply #{{.*}}(%[[V7]])
// CHECK-NEXT: affine.dma_wait %[[V6]][%[[V7]] mod 2, 0], %[[V2]] : memref<2x1xi32>
// CHECK-NEXT: affine.for %[[A4:.*]] = 0 to 4 {
// CHECK-NEXT: %[[V10:.*]] = affine.vector_load %[[V5]][%[[V7]] mod 2, %[[V7]], %[[A4]] + symbol(%[[A1]]) + 1] : memref<2x4x?xf32, 1>, vector<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: %[[V11:.*]] = affine.apply #{{.*}}(%[[V0]])
// CHECK-NEXT: %[[V12:.*]] = affine.apply #{{.*}}(%[[V11]])
// CHECK-NEXT: %[[V13:.*]] = affine.apply #{{.*}}(%[[V11]])
// CHECK-NEXT: affine.dma_wait %[[V6]][%[[V11]] mod 2, 0], %[[V2]] : memref<2x1xi32>
// CHECK-NEXT: affine.for %[[A3]] = 0 to 4 {
// CHECK-NEXT: %[[V7]] = affine.vector_load %[[V5]][%[[V11]] mod 2, %[[V11]], %[[A3]] + symbol(%[[A1]]) + 1] : memref<2x4x?xf32, 1>, vector<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: memref.dealloc %[[V6]] : memref<2x1xi32>
// CHECK-NEXT: memref.dealloc %[[V5]] : memref<2x4x?xf32, 1>
// CHECK-NEXT: return
func.func @part(%m: memref<256xf32>, %k: index, %d: memref<4x?xf32, 1>) {
  %tag = memref.alloc() : memref<1xi32>
  %n = arith.constant 8 : index
  affine.for %i = 0 to 4 {
    affine.dma_start %m[%i * 8], %d[%i, %k], %tag[0], %n : memref<256xf32>, memref<4x?xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[0], %n : memref<1xi32>
    affine.for %j = 0 to 4 {
      %0 = affine.vector_load %d[%i, %j + symbol(%k) + 1] : memref<4x?xf32, 1>, vector<4xf32>
    }
  }
  return
}

// CHECK-LABEL: func.func @same_part(
// CHECK-SAME: %[[A0:.*]]: memref<256xf32>, %[[A1:.*]]: index)
// CHECK-NEXT: %[[V0:.*]] = arith.constant 4 : index
// CHECK-NEXT: %[[V1:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[V2:.*]] = arith.constant 8 : index
// CHECK-NEXT: %[[V3:.*]] = memref.alloc() : memref<2x32xf32, 1>
// CHECK-NEXT: %[[V4:.*]] = memref.alloc() : memref<2x1xi32>
// CHECK-NEXT: affine.dma_start %[[A0]][%[[V1]] * 8], %[[V3]][%[[V1]] mod 2, symbol(%[[A1]])], %[[V4]][%[[V1]] mod 2, 0], %[[V2]] : memref<256xf32>, memref<2x32xf32, 1>, memref<2x1xi32>
// CHECK-NEXT: affine.for %[[A2:.*]] = 1 to 4 {
// CHECK-NEXT: affine.dma_start %[[A0]][%[[A2]] * 8], %[[V3]][%[[A2]] mod 2, symbol(%[[A1]])], %[[V4]][%[[A2]] mod 2, 0], %[[V2]] : memref<256xf32>, memref<2x32xf32, 1>, memref<2x1xi32>
// CHECK-NEXT: %[[V5:.*]] = affine.apply #{{.*}}(%[[A2]])
// CHECK-NEXT: %[[V6:.*]] = affine.apply #{{.*}}(%[[V5]])
// CHECK-NEXT: %[[V7:.*]] = affine.apply #{{.*}}(%[[V5]])
// CHECK-NEXT: affine.dma_wait %[[V4]][%[[V5]] mod 2, 0], %[[V2]] : memref<2x1xi32>
// CHECK-NEXT: %[[V8:.*]] = affine.load %[[V3]][%[[V5]] mod 2, %[[V5]]] : memref<2x32xf32, 1>
// CHECK-NEXT: }
// CHECK-NEXT: %[[V9:.*]] = affine.apply #{{.*}}(%[[V0]])
// CHECK-NEXT: %[[V10:.*]] = affine.apply #{{.*}}(%[[V9]])
// CHECK-NEXT: %[[V11:.*]] = affine.apply #{{.*}}(%[[V9]])
// CHECK-NEXT: affine.dma_wait %[[V4]][%[[V9]] mod 2, 0], %[[V2]] : memref<2x1xi32>
// CHECK-NEXT: %[[V12:.*]] = affine.load %[[V3]][%[[V9]] mod 2, %[[V9]]] : memref<2x32xf32, 1>
// CHECK-NEXT: memref.dealloc %[[V4]] : memref<2x1xi32>
// CHECK-NEXT: memref.dealloc %[[V3]] : memref<2x32xf32, 1>
// CHECK-NEXT: return
func.func @same_part(%m: memref<256xf32>, %k: index) {
  %tag = memref.alloc() : memref<1xi32>
  %buffer = memref.alloc() : memref<32xf32, 1>
  %n = arith.constant 8 : index
  affine.for %i = 0 to 4 {
    affine.dma_start %m[%i * 8], %buffer[symbol(%k)], %tag[0], %n : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[0], %n : memref<1xi32>
    %0 = affine.load %buffer[%i] : memref<32xf32, 1>
  }
  return
}

// Where what was there from the transfer before may be read, or what the caller left there, it stays. (mlir-opt reads the other buffer.)
// CHECK-LABEL: func.func @reads_earlier(
// CHECK-SAME: %[[A0:.*]]: memref<256xf32>, %[[A1:.*]]: memref<32xf32, 1>)
// CHECK-NEXT: %[[V0:.*]] = memref.alloc() : memref<1xi32>
// CHECK-NEXT: %[[V1:.*]] = memref.alloc() : memref<32xf32, 1>
// CHECK-NEXT: %[[V2:.*]] = arith.constant 8 : index
// CHECK-NEXT: affine.for %[[A2:.*]] = 0 to 4 {
// CHECK-NEXT: affine.dma_start %[[A0]][%[[A2]] * 8], %[[V1]][%[[A2]] * 8], %[[V0]][0], %[[V2]] : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
// CHECK-NEXT: affine.dma_wait %[[V0]][0], %[[V2]] : memref<1xi32>
// CHECK-NEXT: affine.for %[[A3:.*]] = 0 to 4 {
// CHECK-NEXT: %[[V3:.*]] = affine.vector_load %[[V1]][%[[A2]] * 8 + %[[A3]] + 2] : memref<32xf32, 1>, vector<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: affine.for %[[A2]] = 0 to 4 {
// CHECK-NEXT: affine.dma_start %[[A0]][%[[A2]] * 8], %[[A1]][0], %[[V0]][0], %[[V2]] : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
// CHECK-NEXT: affine.dma_wait %[[V0]][0], %[[V2]] : memref<1xi32>
// CHECK-NEXT: %[[V3]] = affine.load %[[A1]][8] : memref<32xf32, 1>
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @reads_earlier(%m: memref<256xf32>, %b: memref<32xf32, 1>) {
  %tag = memref.alloc() : memref<1xi32>
  %buffer = memref.alloc() : memref<32xf32, 1>
  %n = arith.constant 8 : index
  affine.for %i = 0 to 4 {
    affine.dma_start %m[%i * 8], %buffer[%i * 8], %tag[0], %n : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[0], %n : memref<1xi32>
    affine.for %j = 0 to 4 {
      %0 = affine.vector_load %buffer[%i * 8 + %j + 2] : memref<32xf32, 1>, vector<4xf32>
    }
  }
  affine.for %i = 0 to 4 {
    affine.dma_start %m[%i * 8], %b[0], %tag[0], %n : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[0], %n : memref<1xi32>
    %0 = affine.load %b[8] : memref<32xf32, 1>
  }
  return
}

// Two buffers are made for nothing where the loop uses the memory otherwise, as by mlir-opt.
// CHECK-LABEL: func.func @other_uses(
// CHECK-SAME: %[[A0:.*]]: memref<256xf32>, %[[A1:.*]]: index)
// CHECK-NEXT: %[[V0:.*]] = memref.alloc() : memref<1xi32>
// CHECK-NEXT: %[[V1:.*]] = memref.alloc() : memref<32xf32, 1>
// CHECK-NEXT: %[[V2:.*]] = arith.constant 32 : index
// CHECK-NEXT: %[[V3:.*]] = memref.alloc() : memref<2x32xf32, 1>
// CHECK-NEXT: affine.for %[[A2:.*]] = 0 to 4 {
// CHECK-NEXT: affine.dma_start %[[A0]][%[[A2]] * 8], %[[V1]][0], %[[V0]][0], %[[V2]] : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
// CHECK-NEXT: affine.dma_wait %[[V0]][0], %[[V2]] : memref<1xi32>
// CHECK-NEXT: %[[V4:.*]] = memref.load %[[V1]][%[[A2]]] : memref<32xf32, 1>
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @other_uses(%m: memref<256xf32>, %k: index) {
  %tag = memref.alloc() : memref<1xi32>
  %buffer = memref.alloc() : memref<32xf32, 1>
  %n = arith.constant 32 : index
  affine.for %i = 0 to 4 {
    affine.dma_start %m[%i * 8], %buffer[0], %tag[0], %n : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[0], %n : memref<1xi32>
    %0 = memref.load %buffer[%i] : memref<32xf32, 1>
  }
  return
}
