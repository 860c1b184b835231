// RUN: ttmlir-opt --buffer-results-to-out-params --split-input-file --verify-diagnostics %s

func.func private @callee(%n: index) -> memref<?xf32> {
  %0 = memref.alloc(%n) : memref<?xf32>
  return %0 : memref<?xf32>
}
func.func @caller(%n: index) {
  // expected-error @+1 {{cannot create out param for dynamically shaped result}}
  %0 = call @callee(%n) : (index) -> memref<?xf32>
  return
}

// -----

// expected-error @+1 {{cannot create out param for result with unsupported layout}}
func.func private @f(%a : memref<4xf32, strided<[2]>>) -> memref<4xf32, strided<[2]>> {
  return %a : memref<4xf32, strided<[2]>>
}

// -----

func.func private @declared()
module @m {
  func.func private @callee() {
    return
  }
  func.func @caller() {
    // expected-error @+1 {{cannot find callee 'callee' in symbol table}}
    call @callee() : () -> ()
    return
  }
}
