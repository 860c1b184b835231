import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Operation } from '../../../ir/operation.ts';
import { verify } from '../../../ir/verifier.ts';
import { parseModule } from '../../__tests__/parse-module.ts';

/** Returns modules in each other, each with a layout of its own. */
function nestedLayouts(levels: number): Operation {
  const open = (_: unknown, i: number): string =>
    `module attributes {dlti.dl_spec = #dlti.dl_spec<"key${i}" = ${i} : i32>} {`;
  return parseModule(Array.from({ length: levels }, open).join('\n') + '}'.repeat(levels));
}

test('layouts of modules in each other are looked at once each', () => {
  const levels = 200;
  const module = nestedLayouts(levels);
  let reads = 0;
  for (let op: Operation | null = module; op; op = op.regions[0]!.firstBlock?.firstOp ?? null) {
    const { attributes } = op;
    Object.defineProperty(op, 'attributes', { get: () => (reads++, attributes) });
  }
  assert.ok(verify(module));
  assert.ok(reads < 10 * levels, `${reads} reads`);
});

test.run();
