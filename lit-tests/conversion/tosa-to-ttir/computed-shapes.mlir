// RUN: ttmlir-opt --tosa-to-ttir-pipeline=argument-shapes=arg0:3x4x5 %s | filecheck %s

// What is inferred of one computed shape another is computed of.
// CHECK-LABEL: func.func @flatten_and_turn(
// CHECK-SAME: %arg0: tensor<3x4x5xf32>) -> tensor<20x3xf32>
func.func @flatten_and_turn(%a: tensor<?x4x5xf32>) -> tensor<?x?xf32> {
  %0 = tosa.dim %a {axis = 0 : i32} : (tensor<?x4x5xf32>) -> !tosa.shape<1>
  %1 = tosa.const_shape {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
  %2 = tosa.concat_shape %0, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
  %3 = tosa.reshape %a, %2 : (tensor<?x4x5xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
  %4 = tosa.dim %3 {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
  %5 = tosa.concat_shape %4, %0 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
  // CHECK: "ttir.reshape"(%arg0,{{.*}}shape = [20 : i32, 3 : i32]
  // CHECK-NOT: "ttir.reshape"
  %6 = tosa.reshape %3, %5 : (tensor<?x?xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
  return %6 : tensor<?x?xf32>
}
