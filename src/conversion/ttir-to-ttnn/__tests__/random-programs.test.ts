import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseText } from '../../../asm/parse-source.ts';
import { printOp } from '../../../asm/printer/print-op.ts';
import { FuncOp } from '../../../dialects/func/generated/func-ops.gen.ts';
import { createRegistry } from '../../../dialects/registry.ts';
import { DeallocOp } from '../../../dialects/ttnn/generated/ttnn-ops.gen.ts';
import { Context } from '../../../ir/context.ts';
import { dpsInits } from '../../../ir/interfaces/destination-style.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Value } from '../../../ir/value.ts';
import { walkOps } from '../../../ir/walk.ts';
import { PassManager } from '../../../pass/pass-manager.ts';
import { invariant } from '../../../support/invariant.ts';
import { buildTTIRToTTNNBackendPipeline } from '../ttir-to-ttnn-backend-pipeline.ts';

/** One operation of a random program; operands are chosen among the values before it. */
interface RandomOp {
  readonly name: string;
  readonly arity: number;
  readonly operands: readonly number[];
  readonly tiled: readonly boolean[];
  readonly sharesInit: boolean;
  readonly location: string;
}

const opNames: readonly (readonly [name: string, arity: number])[] = [
  ['abs', 1],
  ['relu', 1],
  ['add', 2],
  ['maximum', 2],
];

const randomOp: fc.Arbitrary<RandomOp> = fc
  .record({
    kind: fc.constantFrom(...opNames, ['constant', 0] as const),
    operands: fc.array(fc.nat(100), { minLength: 2, maxLength: 2 }),
    tiled: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
    sharesInit: fc.boolean(),
    location: fc.constantFrom('', '', ' loc("a")', ' loc("b")', ' loc("c")'),
  })
  .map(({ kind: [name, arity], ...rest }) => ({ name, arity, ...rest }));

const randomProgram = fc.record({
  shape: fc.array(fc.integer({ min: 1, max: 70 }), { minLength: 1, maxLength: 5 }),
  elementType: fc.constantFrom('f32', 'bf16', 'i32'),
  ops: fc.array(randomOp, { maxLength: 8 }),
  results: fc.array(fc.nat(100), { minLength: 1, maxLength: 3 }),
});

function textOf(type: string, { ops, results }: { ops: readonly RandomOp[]; results: readonly number[] }): string {
  const values = ['%a', '%b'];
  const pick = (index: number): string => values[index % values.length]!;
  const lines = [`%shared = tensor.empty() : ${type}`];
  for (const [i, { name, arity, operands, tiled, sharesInit, location }] of ops.entries()) {
    const result = `%r${i}`;
    if (name === 'constant') {
      const number = type.endsWith('i32>') ? '3' : '3.0';
      lines.push(`${result} = "ttir.constant"() <{value = dense<${number}> : ${type}}> : () -> ${type}${location}`);
    } else {
      if (!sharesInit) lines.push(`%i${i} = tensor.empty() : ${type}`);
      const uses = [...operands.slice(0, arity).map(pick), sharesInit ? '%shared' : `%i${i}`];
      const constraints = uses.map((_, use) => (tiled[use] ? '#tiles' : '#any')).join(', ');
      const properties = `operandSegmentSizes = array<i32: ${arity}, 1>, operand_constraints = [${constraints}]`;
      const types = uses.map(() => type).join(', ');
      lines.push(`${result} = "ttir.${name}"(${uses.join(', ')}) <{${properties}}> : (${types}) -> ${type}${location}`);
    }
    values.push(result);
  }
  const returned = results.map(pick);
  const types = returned.map(() => type).join(', ');
  return `#tiles = #tt.operand_constraint<any_device_tile>
#any = #tt.operand_constraint<any_device>
func.func @f(%a: ${type}, %b: ${type}) -> (${types}) {
  ${lines.join('\n  ')}
  return ${returned.join(', ')} : ${types}
}`;
}

function parse(text: string): ReturnType<typeof parseText> {
  const context = new Context(createRegistry());
  const { result, diagnostics } = context.diagnostics.collect(() => parseText(text, context));
  invariant(result, `${diagnostics.map(({ message }) => message).join('\n')}\n${text}`);
  return result;
}

/** Returns the operations that use a buffer behind its `ttnn.dealloc`, or free it twice. */
function usesAfterFree(module: Operation): string[] {
  const found: string[] = [];
  const freed = new Set<Value>();
  walkOps(module, FuncOp, (func) => {
    for (const op of func.body.operations()) {
      const buffers = op.operands.map(bufferOf);
      if (buffers.some((buffer) => freed.has(buffer))) found.push(op.name);
      if (op instanceof DeallocOp) freed.add(buffers[0]!);
    }
  });
  return found;
}

function bufferOf(value: Value): Value {
  const [init] = (value.definingOp && dpsInits(value.definingOp)) ?? [];
  return init ? bufferOf(init.value) : value;
}

test('programs of elementwise operations and constants compile to what verifies and is read back as printed', () => {
  fc.assert(
    fc.property(randomProgram, fc.boolean(), ({ shape, elementType, ...program }, shardingPassEnabled) => {
      const text = textOf(`tensor<${shape.join('x')}x${elementType}>`, program);
      const module = parse(text)!;
      const manager = new PassManager(module.context);
      buildTTIRToTTNNBackendPipeline(manager, {
        enableOptimizer: true,
        overrideGridSizes: new Map([
          ['a', [2, 4]],
          ['b', [1, 1]],
        ]),
        overrideOutputLayout: new Map([['c', { grid: [2, 2], memorySpace: 'l1', memLayout: 'block_sharded' }]]),
        shardingPassEnabled,
        systemDescPath: '',
        meshShape: [],
        enableDeallocation: true,
      });
      const { result: succeeded, diagnostics } = module.context.diagnostics.collect(() => manager.run(module));
      const errors = diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message);
      assert.ok(succeeded, [...errors, text].join('\n'));
      assert.equal(usesAfterFree(module), [], text);
      const printed = printOp(module);
      assert.is(printOp(parse(printed)!), printed);
    }),
    { seed: 7, numRuns: 60 },
  );
});

test.run();
