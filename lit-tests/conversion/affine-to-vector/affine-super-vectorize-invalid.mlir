// RUN: ttmlir-opt --affine-super-vectorize=virtual-vector-size=0 --split-input-file --verify-diagnostics %s

// expected-error @+1 {{Vectorization factor must be greater than zero.}}
func.func @nothing() {
  return
}
