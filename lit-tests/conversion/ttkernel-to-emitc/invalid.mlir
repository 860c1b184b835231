// RUN: ttmlir-opt --convert-ttkernel-to-emitc --split-input-file --verify-diagnostics %s

// Operations that the kernel library has no function for.
func.func @acquire_dst() {
  // expected-error @+1 {{failed to legalize operation 'ttkernel.acquire_dst'}}
  "ttkernel.acquire_dst"() : () -> ()
  "ttkernel.return"() : () -> ()
}

// -----

func.func @unreachable() {
  // expected-error @+1 {{failed to legalize operation 'ttkernel.unreachable'}}
  "ttkernel.unreachable"() : () -> ()
}

// -----

// All arguments must be circular buffers.
// expected-note @+2 {{not all arguments are circular buffers}}
// expected-error @+1 {{failed to legalize operation 'func.func'}}
func.func @argument(%a: i32) {
  "ttkernel.return"() : () -> ()
}

// -----

// Arithmetic that C has no operator for.
func.func @bool_sum(%a: !ttkernel.cb<cb_in0, 1024, memref<4x16xf32>, 64, 1>) {
  %0 = arith.constant true
  // expected-note @+2 {{C has no operator for the type}}
  // expected-error @+1 {{failed to legalize operation 'arith.addi' that was explicitly marked illegal}}
  %1 = arith.addi %0, %0 : i1
  "ttkernel.return"() : () -> ()
}

// -----

// A loop that no C++ loop is like.
func.func @unsigned_loop() {
  %c0 = arith.constant 0 : i32
  // expected-note @+2 {{loops compare as the type of their bounds does}}
  // expected-error @+1 {{failed to legalize operation 'scf.for' that was explicitly marked illegal}}
  scf.for unsigned %i = %c0 to %c0 step %c0 : i32 {
  }
  "ttkernel.return"() : () -> ()
}

// -----

// The host's part of a program.
#l1 = #tt.memory_space<l1>
#a = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<4x16xf32, #l1>>
func.func @host() {
  // expected-error @+1 {{failed to legalize operation 'ttmetal.alloc'}}
  %0 = "ttmetal.alloc"() <{address = 1024 : i64, memory_space = #l1, size = 256 : i64}> : () -> tensor<4x16xf32, #a>
  return
}
