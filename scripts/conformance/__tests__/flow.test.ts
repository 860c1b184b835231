import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { memoryIo } from '../../../src/tools/memory-io.ts';
import { main } from '../../../src/tools/ttmlir-opt.ts';
import { flowPrograms } from '../generate/flow/flow-programs.ts';
import { ownershipPrograms } from '../generate/flow/ownership-programs.ts';

const programs = flowPrograms(5, 80);

test('the same seed makes the same programs', () => {
  assert.equal(flowPrograms(5, 80), programs);
  assert.is.not(flowPrograms(6, 1)[0]!.text, programs[0]!.text);
});

test('programs in which values flow are right but for slices and bounds that leave a type', () => {
  let wrong = 0;
  for (const { text } of programs) {
    const io = memoryIo({ stdin: text });
    if (main(['-', '--allow-unregistered-dialect'], io) === 0) continue;
    assert.match(
      io.stderr.text,
      /out-of-bounds|step operand must be positive|non-invertible|cannot be used as a symbol/,
    );
    wrong++;
  }
  assert.ok(wrong < programs.length / 10, `${wrong} are wrong`);
});

test('memory that programs hand over is given back in most of them', () => {
  const owned = ownershipPrograms(5, 40);
  assert.equal(ownershipPrograms(5, 40), owned);
  const given = owned.filter(
    ({ text }) => main(['-', '--buffer-deallocation-pipeline'], memoryIo({ stdin: text })) === 0,
  );
  assert.ok(given.length > owned.length / 2, `only in ${given.length}`);
});

test('there is every kind of control flow in them', () => {
  const text = programs.map((program) => program.text).join('\n');
  for (const name of ['scf.if', 'scf.for', 'scf.while', 'scf.index_switch', 'scf.parallel', 'scf.forall', 'affine.for', 'affine.if', 'affine.parallel', 'cf.br', 'cf.cond_br', 'cf.switch', 'func.call', 'func.call_indirect', 'linalg.generic', 'tensor.generate', 'complex.mul']) {
    assert.ok(text.includes(`${name} `), name);
  }
}); // prettier-ignore

test('passes leave them right', () => {
  for (const { text } of programs.slice(0, 20)) {
    const io = memoryIo({ stdin: text });
    const flags = [
      '--inline',
      '--sccp',
      '--canonicalize',
      '--cse',
      '--loop-invariant-code-motion',
      '--remove-dead-values',
    ];
    const status = main(['-', '--allow-unregistered-dialect', ...flags], io);
    const isWrong = main(['-', '--allow-unregistered-dialect'], memoryIo({ stdin: text })) !== 0;
    assert.is(status !== 0, isWrong, io.stderr.text);
  }
});

test.run();
