/** Functions that JAX calls on the host, as for `jax.debug.print` and `jax.pure_callback`: `xla_ffi_python_cpu_callback` and others. */
const ofPython = /^xla_(ffi_)?(partitioned_)?python_[a-z]+_callback$/;

/**
 * Functions and kernels that JAX calls only where it lowers for TPUs and GPUs: those of Pallas and Triton (`tpu_custom_call`, `__gpu$xla.gpu.triton`), and
 * of libraries (`cusolver_getrf_ffi`, `cu_threefry2x32_ffi`, `hipsolver_syevd_ffi`, `__cudnn$fmhaSoftmax`).
 */
const ofOtherChips =
  /^(tpu_custom_call$|mosaic_gpu|triton_kernel_call$|__gpu\$|__(cu|hip)[a-z]+\$|(cu|hip)(blas|dnn|fft|solver|sparse)?_)/;

/** Says why a call of a function that is not known is refused, and what can be done about it. */
export function unknownCallProblem(name: string): string {
  if (ofPython.test(name)) {
    return `'${name}' calls Python while the program runs, as jax.debug.print and jax.pure_callback do, which a device cannot`;
  }
  if (ofOtherChips.test(name)) {
    return `'${name}' is for another kind of device; JAX writes programs without it with lowering_platforms=('cpu',), an option of lower()`;
  }
  if (name.startsWith('stablehlo.dynamic_')) {
    return `'${name}' has results of sizes that are computed of what is not known, or that do not fit its operands`;
  }
  return `nothing is known about '${name}', which is called`;
}
