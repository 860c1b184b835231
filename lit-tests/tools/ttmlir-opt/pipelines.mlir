// Pipelines run these passes, in this order and with these options.
// RUN: ttmlir-opt --ttir-load-system-desc %s | ttmlir-translate --system-desc-to-flatbuffer - -o %t.ttsys
// RUN: ttmlir-opt --ttir-to-ttnn-backend-pipeline --dump-pass-pipeline %s 2>&1 | filecheck --check-prefix=TTNN %s
// RUN: ttmlir-opt --ttir-to-ttnn-backend-pipeline="system-desc-path=%t.ttsys mesh-shape=1,1 override-grid-sizes=sum=4x4,product=2x8 sharding-pass-enabled=true enable-deallocation=true" --dump-pass-pipeline %s 2>&1 | filecheck --check-prefix=OPTIONS %s
// RUN: ttmlir-opt --ttir-to-ttnn-backend-pipeline="enable-optimizer=false" --dump-pass-pipeline %s 2>&1 | filecheck --check-prefix=PLAIN %s
// RUN: ttmlir-opt --ttir-to-ttmetal-backend-pipeline="mesh-shape=1,1" --dump-pass-pipeline %s 2>&1 | filecheck --check-prefix=METAL %s
// RUN: ttmlir-opt --stablehlo-to-ttir-pipeline="enable-inliner=false" --dump-pass-pipeline %s 2>&1 | filecheck --check-prefix=STABLEHLO %s
// RUN: ttmlir-opt --stablehlo-to-ttir-pipeline="enable-inliner=false enable-remove-dead-values=true" --dump-pass-pipeline %s 2>&1 | filecheck --check-prefix=DEAD %s
// RUN: ttmlir-opt --stablehlo-to-ttir-pipeline --dump-pass-pipeline %s 2>&1 | filecheck --check-prefix=CALLS %s
// RUN: ttmlir-opt --tosa-to-ttir-pipeline --dump-pass-pipeline %s 2>&1 | filecheck --check-prefix=TOSA %s
// RUN: ttmlir-opt --linalg-to-ttir-pipeline --dump-pass-pipeline %s 2>&1 | filecheck --check-prefix=LINALG %s
// RUN: ttmlir-opt --convert-ttkernel-to-emitc --dump-pass-pipeline %s 2>&1 | filecheck --check-prefix=FUNCTION %s

// TTNN: builtin.module(
// TTNN-NEXT: {{^}}  ttir-element-type-normalization,
// TTNN-NEXT: {{^}}  ttir-to-ttir-decomposition,
// TTNN-NEXT: {{^}}  ttir-sliding-window-2d-fix-shapes,
// TTNN-NEXT: {{^}}  ttir-load-system-desc{path=},
// TTNN-NEXT: {{^}}  ttir-implicit-device{},
// TTNN-NEXT: {{^}}  ttir-layout{default-device-memory-layout=interleaved default-memory-space=dram init-memory-space=system},
// TTNN-NEXT: {{^}}  ttir-optimizer{override-grid-sizes= {{.*}}resharding-enabled=false sharding-pass-enabled=false tensors-are-freed=false},
// TTNN-NEXT: {{^}}  convert-ttir-to-ttnn{{$}}
// TTNN-NEXT: {{^[)]$}}

// OPTIONS: {{^}}  ttir-load-system-desc{path={{.*}}.ttsys},
// OPTIONS-NEXT: {{^}}  ttir-implicit-device{mesh-shape={1,1}},
// OPTIONS-NEXT: {{^}}  ttir-layout
// OPTIONS-NEXT: {{^}}  ttir-optimizer{override-grid-sizes=sum=4x4,product=2x8 {{.*}}resharding-enabled=false sharding-pass-enabled=true tensors-are-freed=true},
// OPTIONS-NEXT: {{^}}  convert-ttir-to-ttnn,
// OPTIONS-NEXT: {{^}}  ttnn-deallocate{{$}}
// OPTIONS: warning: override-grid-sizes: no operation of TTIR has the location "sum"
// OPTIONS-NEXT: warning: override-grid-sizes: no operation of TTIR has the location "product"

// PLAIN: {{^}}  ttir-layout
// PLAIN-NEXT: {{^}}  convert-ttir-to-ttnn{{$}}

// METAL: builtin.module(
// METAL-NEXT: {{^}}  ttir-load-system-desc{path=},
// METAL-NEXT: {{^}}  ttir-implicit-device{mesh-shape={1,1}},
// METAL-NEXT: {{^}}  ttir-generic,
// METAL-NEXT: {{^}}  ttir-layout{default-device-memory-layout=none default-memory-space=l1 init-memory-space=l1},
// METAL-NEXT: {{^}}  ttir-generic-region-operands-to-memref,
// METAL-NEXT: {{^}}  ttir-allocate{reuse=false},
// METAL-NEXT: {{^}}  convert-ttir-to-ttmetal{{$}}

// STABLEHLO: builtin.module(
// STABLEHLO-NEXT: {{^}}  sdy-drop-shardings,
// STABLEHLO-NEXT: {{^}}  convert-scalars-to-stablehlo,
// STABLEHLO-NEXT: {{^}}  refine-argument-types{shapes=},
// STABLEHLO-NEXT: {{^}}  func.func(
// STABLEHLO-NEXT: {{^}}    refine-operand-types{{$}}
// STABLEHLO-NEXT: {{^}}  ),
// STABLEHLO-NEXT: {{^}}  refine-result-types,
// STABLEHLO-NEXT: {{^}}  stablehlo-partial-evaluation{max-elements=65536 max-iterations=2048},
// STABLEHLO-NEXT: {{^}}  stablehlo-legalize-quant-to-math,
// STABLEHLO-NEXT: {{^}}  convert-spmd-calls-to-sdy,
// STABLEHLO-NEXT: {{^}}  sdy-expand-manual-computations{max-operations=100000},
// STABLEHLO-NEXT: {{^}}  stablehlo-partial-evaluation{max-elements=65536 max-iterations=2048},
// STABLEHLO-NEXT: {{^}}  sdy-drop-shardings,
// STABLEHLO-NEXT: {{^}}  stablehlo-expand-complex,
// STABLEHLO-NEXT: {{^}}  convert-stablehlo-to-ttir,
// STABLEHLO-NEXT: {{^}}  ttir-fold-shape-changes{{$}}

// CALLS: builtin.module(
// CALLS-NEXT: {{^}}  sdy-drop-shardings,
// CALLS-NEXT: {{^}}  stablehlo-legalize-composite-to-call{},
// CALLS-NEXT: {{^}}  inline{{.*}},
// CALLS-NEXT: {{^}}  convert-scalars-to-stablehlo,
// CALLS-NEXT: {{^}}  refine-argument-types{shapes=},
// CALLS-NEXT: {{^}}  func.func(
// CALLS-NEXT: {{^}}    refine-operand-types{{$}}
// CALLS-NEXT: {{^}}  ),
// CALLS-NEXT: {{^}}  refine-result-types,
// CALLS-NEXT: {{^}}  stablehlo-partial-evaluation
// CALLS-NEXT: {{^}}  stablehlo-legalize-quant-to-math,

// TOSA: builtin.module(
// TOSA-NEXT: {{^}}  inline{{.*}},
// TOSA-NEXT: {{^}}  refine-argument-types{shapes=},
// TOSA-NEXT: {{^}}  tosa-strip-quant-types,{{$}}
// TOSA-NEXT: {{^}}  func.func(
// TOSA-NEXT: {{^}}    refine-operand-types,
// TOSA-NEXT: {{^}}    tosa-infer-shapes
// TOSA-NEXT: {{^}}  ),
// TOSA-NEXT: {{^}}  refine-result-types,
// TOSA-NEXT: {{^}}  raise-loops-to-linalg,
// TOSA-NEXT: {{^}}  convert-memref-to-tensor,
// TOSA-NEXT: {{^}}  linalg-detensorize-control-flow,
// TOSA-NEXT: {{^}}  scf-unroll-loops{max-iterations=2048},
// TOSA-NEXT: {{^}}  cse,
// TOSA-NEXT: {{^}}  convert-tosa-to-ttir{mixed=true},
// TOSA-NEXT: {{^}}  ttir-fold-shape-changes{{$}}

// LINALG: builtin.module(
// LINALG-NEXT: {{^}}  inline{{.*}},
// LINALG-NEXT: {{^}}  refine-argument-types{shapes=},
// LINALG-NEXT: {{^}}  raise-loops-to-linalg,
// LINALG-NEXT: {{^}}  convert-memref-to-tensor,
// LINALG-NEXT: {{^}}  linalg-detensorize-control-flow,
// LINALG-NEXT: {{^}}  scf-unroll-loops{max-iterations=2048},
// LINALG-NEXT: {{^}}  cse,
// LINALG-NEXT: {{^}}  convert-linalg-to-ttir,
// LINALG-NEXT: {{^}}  ttir-fold-shape-changes{{$}}

// DEAD: {{^}}  convert-stablehlo-to-ttir,
// DEAD-NEXT: {{^}}  ttir-fold-shape-changes,
// DEAD-NEXT: {{^}}  remove-dead-values

// FUNCTION: {{^}}  func.func(
// FUNCTION-NEXT: {{^}}    convert-ttkernel-to-emitc{{$}}
func.func private @f()
