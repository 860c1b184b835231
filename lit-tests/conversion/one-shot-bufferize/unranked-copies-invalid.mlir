// RUN: ttmlir-opt --one-shot-bufferize="copy-before-write bufferize-function-boundaries" --split-input-file --verify-diagnostics %s

func.func private @use(tensor<*xf32>)
func.func @unranked(%t: tensor<*xf32>) {
  // expected-error @+1 {{copying of unranked tensors is not implemented}}
  call @use(%t) : (tensor<*xf32>) -> ()
  return
}
