// RUN: ttmlir-opt %s | filecheck %s
// RUN: ttmlir-opt %s | ttmlir-opt | filecheck %s
// RUN: ttmlir-opt --mlir-print-op-generic %s | ttmlir-opt | filecheck %s

#little = #dlti.dl_entry<"dlti.endianness", "little">

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64, "dlti.endianness" = "little", i8 = dense<8> : vector<2xi64>, !llvm.ptr = dense<64> : vector<3xi64>>}
module attributes {dlti.dl_spec = #dlti.dl_spec<index=32, #little, #dlti.dl_entry<i8, dense<8> : vector<2xi64>>,!llvm.ptr = dense<64> : vector<3xi64>>} {

  // CHECK: module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1" = 4096 : i32, "name" = "a, \22b\22">, "GPU" = #dlti.target_device_spec<"x" = -7 : i64>>}
  module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"L1" = 4096 : i32, "name" = "a, \22b\22">,
    #dlti.dl_entry<"GPU", #dlti.target_device_spec<#dlti.dl_entry<"x", -007>>>>} {
  }

  // CHECK: module attributes {dlti.map = #dlti.map<i32 = #dlti.map<>, "a" = [1, true, unit], tensor<?xf32> = f32, (i32) -> i1 = #dlti.dl_entry<"k", 1.000000e+00 : f64>>}
  module attributes {dlti.map = #dlti.map<i32 = #dlti.map< >, "a" = [1, true, unit], tensor<?xf32> = f32, (i32) -> i1 = #dlti.dl_entry<"k", 1.0>>} {
  }

  // CHECK: func.func private @others() attributes {a.alignment = #dlti.function_pointer_alignment<64, function_dependent = true>, a.empty = #dlti.dl_spec<>, a.entry = #dlti.dl_entry<i1, 1 : i2>, a.map = #dlti.map<"a" = 1 : i64>}
  func.func private @others() attributes {
    a.alignment = #dlti.function_pointer_alignment<64, function_dependent = true>, a.empty = #dlti.dl_spec<>,
    a.entry = #dlti.dl_entry< i1 , 1 : i2 >, a.map = #dlti<map<"a"=1>>}

  // Alignments are unsigned and have 64 bits.
  // CHECK: func.func private @large_alignments() attributes {a.largest = #dlti.function_pointer_alignment<18446744073709551615, function_dependent = false>, a.odd = #dlti.function_pointer_alignment<9007199254740993, function_dependent = false>}
  func.func private @large_alignments() attributes {
    a.largest = #dlti.function_pointer_alignment<0xFFFFFFFFFFFFFFFF, function_dependent = false>,
    a.odd = #dlti.function_pointer_alignment<9007199254740993, function_dependent = false>}

  // Booleans may be numbers.
  // CHECK: func.func private @numbers() attributes {a.no = #dlti.function_pointer_alignment<8, function_dependent = false>, a.yes = #dlti.function_pointer_alignment<8, function_dependent = true>}
  func.func private @numbers() attributes {
    a.no = #dlti.function_pointer_alignment<8, function_dependent = 0>,
    a.yes = #dlti.function_pointer_alignment<8, function_dependent = 0x1>}

  // Types that are keys have no aliases in them, values have.
  // CHECK: func.func private @aliases() attributes {a.keys = #dlti.map<memref<4xf32, affine_map<(d0) -> (d0 * 2)>> = #map>}
  func.func private @aliases() attributes {
    a.keys = #dlti.map<memref<4xf32, affine_map<(d0) -> (d0 * 2)>> = affine_map<(d0) -> (d0)>>}
}
