// RUN: ttmlir-opt --linalg-to-ttir-pipeline %s | filecheck %s

// Sizes that are not written, but follow from others.

#id = affine_map<(d0, d1) -> (d0, d1)>

// CHECK-LABEL: func.func @cast_and_back(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.exp"(%[[A0]], %[[V0]]) {{.*}} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @cast_and_back(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %c0 = arith.constant 0 : index
  %any = tensor.cast %a : tensor<4x8xf32> to tensor<?x8xf32>
  %n = tensor.dim %any, %c0 : tensor<?x8xf32>
  %e = tensor.empty(%n) : tensor<?x8xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%any : tensor<?x8xf32>) outs(%e : tensor<?x8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = math.exp %in : f32
    linalg.yield %1 : f32
  } -> tensor<?x8xf32>
  %r = tensor.cast %0 : tensor<?x8xf32> to tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// The batch is as large as the caller's.
func.func private @any_batch(%x: tensor<?x8xf32>, %w: tensor<8x6xf32>) -> tensor<?x6xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %n = tensor.dim %x, %c0 : tensor<?x8xf32>
  %e = tensor.empty(%n) : tensor<?x6xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x6xf32>) -> tensor<?x6xf32>
  %r = linalg.matmul ins(%x, %w : tensor<?x8xf32>, tensor<8x6xf32>) outs(%f : tensor<?x6xf32>) -> tensor<?x6xf32>
  return %r : tensor<?x6xf32>
}

// CHECK-LABEL: func.func @batch_of_5(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<5x8xf32>, %[[A1:[^:]+]]: tensor<8x6xf32>) -> tensor<5x6xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<5x6xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.matmul"(%[[A0]], %[[A1]], %[[V0]]) {{.*}} : (tensor<5x8xf32>, tensor<8x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
// CHECK-NEXT: return %[[V1]] : tensor<5x6xf32>
func.func @batch_of_5(%x: tensor<5x8xf32>, %w: tensor<8x6xf32>) -> tensor<5x6xf32> {
  %any = tensor.cast %x : tensor<5x8xf32> to tensor<?x8xf32>
  %0 = call @any_batch(%any, %w) : (tensor<?x8xf32>, tensor<8x6xf32>) -> tensor<?x6xf32>
  %r = tensor.cast %0 : tensor<?x6xf32> to tensor<5x6xf32>
  return %r : tensor<5x6xf32>
}

// A slice of a computed size.
// CHECK-LABEL: func.func @slice_of_known_size(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<3x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<3x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.slice"(%[[A0]], %[[V0]]) <{begins = [0 : i32, 0 : i32], ends = [3 : i32, 8 : i32], {{.*}}> : (tensor<4x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<3x8xf32>
func.func @slice_of_known_size(%a: tensor<4x8xf32>) -> tensor<3x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %a, %c0 : tensor<4x8xf32>
  %m = arith.subi %n, %c1 : index
  %0 = tensor.extract_slice %a[0, 0] [%m, 8] [1, 1] : tensor<4x8xf32> to tensor<?x8xf32>
  %r = tensor.cast %0 : tensor<?x8xf32> to tensor<3x8xf32>
  return %r : tensor<3x8xf32>
}

// A body that asks for a size: PyTorch's negative indices count from the end.
// CHECK-LABEL: func.func @indices_from_the_end(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<8xf32>, %[[A1:[^:]+]]: tensor<3xi64>) -> tensor<3xf32>
// CHECK: %[[EIGHT:.+]] = "ttir.constant"() <{value = dense<8> : tensor<1xi64>}>
// CHECK: "ttir.add"(%[[A1]], %[[EIGHT]], %{{.+}})
// CHECK: "ttir.embedding"(
func.func @indices_from_the_end(%a: tensor<8xf32>, %places: tensor<3xi64>) -> tensor<3xf32> {
  %c0 = arith.constant 0 : index
  %c0_i64 = arith.constant 0 : i64
  %e = tensor.empty() : tensor<3xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%places : tensor<3xi64>) outs(%e : tensor<3xf32>) {
  ^bb0(%in: i64, %out: f32):
    %n = tensor.dim %a, %c0 : tensor<8xf32>
    %n_i64 = arith.index_cast %n : index to i64
    %0 = arith.addi %in, %n_i64 : i64
    %1 = arith.cmpi slt, %in, %c0_i64 : i64
    %2 = arith.select %1, %0, %in : i64
    %3 = arith.index_cast %2 : i64 to index
    %4 = arith.cmpi slt, %3, %n : index
    cf.assert %4, "index must be smaller than dim size"
    %5 = tensor.extract %a[%3] : tensor<8xf32>
    linalg.yield %5 : f32
  } -> tensor<3xf32>
  return %r : tensor<3xf32>
}
