import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { unknownCallProblem } from '../unknown-call.ts';

for (const name of [
  'xla_python_cpu_callback',
  'xla_ffi_python_gpu_callback',
  'xla_ffi_partitioned_python_cpu_callback',
]) {
  test(`${name} calls Python`, () => assert.match(unknownCallProblem(name), 'calls Python while the program runs'));
}

for (const name of [
  'tpu_custom_call',
  'mosaic_gpu_v2',
  'triton_kernel_call',
  '__gpu$xla.gpu.triton',
  '__cudnn$fmhaSoftmax',
  'cu_threefry2x32_ffi',
  'cusolver_getrf_ffi',
  'hipsolver_syevd_ffi',
]) {
  test(`${name} is for other chips`, () =>
    assert.match(unknownCallProblem(name), `'${name}' is for another kind of device`));
}

test('calls of computed sizes are those whose sizes are not known', () =>
  assert.is(
    unknownCallProblem('stablehlo.dynamic_top_k'),
    "'stablehlo.dynamic_top_k' has results of sizes that are computed of what is not known, or that do not fit its operands",
  ));

for (const name of ['something', 'custom_function', 'hippo_scan', 'my_tpu_custom_call', 'cube']) {
  test(`nothing is known about ${name}`, () =>
    assert.is(unknownCallProblem(name), `nothing is known about '${name}', which is called`));
}

test.run();
