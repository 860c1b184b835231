// Networks as jax writes them, down to TTNN.
// RUN: ttmlir-opt --stablehlo-to-ttir-pipeline --ttir-to-ttnn-backend-pipeline %{fixtures}/stablehlo/mlp.mlir | filecheck --check-prefix=MLP %s
// RUN: ttmlir-opt --stablehlo-to-ttir-pipeline --ttir-to-ttnn-backend-pipeline %{fixtures}/stablehlo/cnn.mlir | filecheck --check-prefix=CNN %s

// MLP-LABEL: module @jit_predict attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32, tt.device = #device, tt.system_desc = #system_desc}
// MLP: func.func public @main({{.*}}) -> (tensor<32x32xf32, #{{.*}}> {jax.result_info = ""}) {
// MLP: %[[ZERO:.*]] = "ttnn.empty"({{.*}}) <{dtype = #tt.supportedDataTypes<f32>, {{.*}}, shape = #ttnn.shape<>}>
// MLP: %[[X1:.*]] = "ttnn.matmul"
// MLP-SAME: (tensor<32x784xf32, #{{.*}}>, tensor<784x128xf32, #{{.*}}>, tensor<32x128xf32, #{{.*}}>) -> tensor<32x128xf32
// MLP: %[[X2:.*]] = "ttnn.add"(%[[X1]], %{{.*}}, %{{.*}}) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<32x128xf32, #{{.*}}>, tensor<128xf32, #{{.*}}>, tensor<32x128xf32, #{{.*}}>)
// MLP: %[[X3:.*]] = "ttnn.maximum"(%[[X2]], %[[ZERO]], %{{.*}})
// MLP: %[[X4:.*]] = "ttnn.matmul"(%[[X3]], %{{.*}}, %{{.*}})
// MLP: %[[X5:.*]] = "ttnn.add"(%[[X4]], %{{.*}}, %{{.*}})
// MLP: %[[COLUMN:.*]] = "ttnn.max"(%[[X5]], %{{.*}}) <{dim_arg = [1 : i32], keep_dim = true}>
// MLP: %[[X6:.*]] = "ttnn.subtract"(%[[X5]], %[[COLUMN]], %{{.*}})
// MLP: %[[X7:.*]] = "ttnn.exp"(%[[X6]], %{{.*}})
// MLP: %[[SUMS:.*]] = "ttnn.sum"(%[[X7]], %{{.*}}) <{dim_arg = [1 : i32], keep_dim = true}>
// MLP: %[[X8:.*]] = "ttnn.div"(%[[X7]], %[[SUMS]], %{{.*}})
// MLP: %[[RESULT:.*]] = "ttnn.to_memory_config"(%[[X8]], %{{.*}})
// MLP: return %[[RESULT]]
// MLP-NOT: func.func

// CNN-LABEL: module @jit_cnn
// CNN: %[[X1:.*]] = "ttnn.conv2d"(%arg0, %{{.*}}, %{{.*}}, %{{.*}}) <{batch_size = 1 : i32, dilation_height = 1 : i32, dilation_width = 1 : i32, groups = 1 : i32, in_channels = 32 : i32, input_height = 16 : i32, input_width = 16 : i32, kernel_height = 3 : i32, kernel_width = 3 : i32, out_channels = 32 : i32, padding_height = 1 : i32, padding_width = 1 : i32, stride_height = 1 : i32, stride_width = 1 : i32}>
// CNN: %[[BIAS:.*]] = "ttnn.reshape"({{.*}}) <{shape = [1 : i32, 1 : i32, 1 : i32, 32 : i32]}>
// CNN: %[[X2:.*]] = "ttnn.add"(%[[X1]], %[[BIAS]], %{{.*}})
// CNN: %[[X3:.*]] = "ttnn.maximum"(%[[X2]], %{{.*}}, %{{.*}})
// CNN: %[[X4:.*]] = "ttnn.reshape"(%[[X3]], %{{.*}}) <{shape = [1 : i32, 1 : i32, 256 : i32, 32 : i32]}>
// CNN: %[[X5:.*]] = "ttnn.max_pool2d"(%[[X4]], %{{.*}}, %{{.*}}) <{batch_size = 1 : si32, ceil_mode = false, channels = 32 : si32, dilation_height = 1 : si32, dilation_width = 1 : si32, input_height = 16 : si32, input_width = 16 : si32, kernel_height = 2 : si32, kernel_width = 2 : si32, padding_height = 0 : si32, padding_width = 0 : si32, stride_height = 2 : si32, stride_width = 2 : si32}>
// CNN: %[[X6:.*]] = "ttnn.reshape"(%[[X5]], %{{.*}}) <{shape = [1 : i32, 8 : i32, 8 : i32, 32 : i32]}>
// CNN: %[[X7:.*]] = "ttnn.reshape"(%[[X6]], %{{.*}}) <{shape = [1 : i32, 2048 : i32]}>
// CNN: %[[X8:.*]] = "ttnn.matmul"(%[[X7]], %{{.*}}, %{{.*}})
// CNN: %[[X9:.*]] = "ttnn.add"(%[[X8]], %{{.*}}, %{{.*}})
// CNN: "ttnn.to_memory_config"(%[[X9]], %{{.*}})
