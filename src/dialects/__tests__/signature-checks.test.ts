import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Operation } from '../../ir/operation.ts';
import { BlockArgument, OpResult, Value } from '../../ir/value.ts';
import { walk } from '../../ir/walk.ts';
import { createContext, parseModule } from './parse-module.ts';

/** What leads from an operation to others, and from what it uses to where that is from. */
const ways: readonly (readonly [prototype: object, member: string])[] = [
  [Operation.prototype, 'parentOp'],
  [Operation.prototype, 'parentRegion'],
  [OpResult.prototype, 'definingOp'],
  [OpResult.prototype, 'parentBlock'],
  [BlockArgument.prototype, 'definingOp'],
  [BlockArgument.prototype, 'parentBlock'],
  [Value.prototype, 'users'],
];

/** Calls `check` and returns the ways that it went. */
function waysOf(check: () => unknown): readonly string[] {
  const taken: string[] = [];
  const before = ways.map(([prototype, member]) => Object.getOwnPropertyDescriptor(prototype, member)!);
  ways.forEach(([prototype, member], i) => {
    const { get, value } = before[i]!;
    const watched = function (this: unknown): unknown {
      taken.push(member);
      return get ? get.call(this) : value;
    };
    Object.defineProperty(prototype, member, { get: watched, configurable: true });
  });
  try {
    check();
  } finally {
    ways.forEach(([prototype, member], i) => Object.defineProperty(prototype, member, before[i]!));
  }
  return taken;
}

const folder = new URL('../../../lit-tests/dialects/', import.meta.url);

/** Returns the files that test the assembly of operations, as paths from the folder of such tests. */
function testFiles(): readonly string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return paths.filter((path) => path.endsWith('ops.mlir')).sort();
}

/** Returns the programs of a file. */
function programsOf(path: string): readonly string[] {
  return readFileSync(new URL(path, folder), 'utf8').split(/^\/\/ -----.*$/m);
}

function isValid(op: Operation): boolean {
  const { verifyInvariants, hooks, regionTraits } = op.info!;
  return (
    verifyInvariants(op) &&
    (hooks.verify?.(op as never) ?? true) &&
    regionTraits.every((trait) => trait.verifyRegions!(op))
  );
}

test('what is checked by the signature alone looks at nothing else', () => {
  const names = new Set<string>();
  for (const path of testFiles()) {
    for (const program of programsOf(path)) {
      const context = createContext();
      context.allowUnregisteredDialects = true;
      walk(parseModule(program, context), {
        before(op) {
          if (op.info?.isOfSignature?.(op) !== true) return;
          names.add(op.name);
          assert.equal(
            waysOf(() => assert.ok(isValid(op))),
            [],
            `${op.name} in ${path}`,
          );
        },
      });
    }
  }
  // So that a check of nothing is noticed.
  for (const name of ['memref.subview', 'tensor.extract_slice', 'tosa.clamp', 'emitc.add', 'arith.select', 'ttir.matmul']) assert.ok(names.has(name), name); // prettier-ignore
});

test.run();
