// RUN: ttmlir-opt --convert-ttir-to-ttmetal %s | filecheck %s

// Programs that run nothing on cores are for no device.

#l1 = #tt.memory_space<l1>
#a = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<4x16xf32, #l1>>

// CHECK-LABEL: func.func @alloc()
// CHECK-NEXT: %[[A:.+]] = "ttmetal.alloc"() <{address = 1024 : i64, memory_space = #l1_, size = 256 : i64}> : () -> tensor<4x16xf32, #layout>
// CHECK-NEXT: "ttmetal.dealloc"(%[[A]]) : (tensor<4x16xf32, #layout>) -> ()
// CHECK-NEXT: return
func.func @alloc() {
  %0 = "ttir.alloc"() <{address = 1024 : i64, memory_space = #l1, size = 256 : i64}> : () -> tensor<4x16xf32, #a>
  "ttir.dealloc"(%0) : (tensor<4x16xf32, #a>) -> ()
  return
}

// CHECK-LABEL: func.func private @declared()
func.func private @declared()
