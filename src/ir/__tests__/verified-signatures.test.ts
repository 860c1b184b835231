import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { NamedAttributes } from '../attribute.ts';
import { IntegerAttr, StringAttr } from '../attributes/scalar-attributes.ts';
import { Block } from '../block.ts';
import { UnknownLoc } from '../location.ts';
import { Operation } from '../operation.ts';
import { Region } from '../region.ts';
import type { Trait } from '../traits/trait.ts';
import { Terminator } from '../traits/structure-traits.ts';
import { SameTypeOperands } from '../traits/type-traits.ts';
import { IntegerType } from '../types/scalar-types.ts';
import { signatureCheck, VerifiedSignatures } from '../verified-signatures.ts';
import { verify } from '../verifier.ts';
import { named, testContext, testDialect } from './test-dialect.ts';

/** How often the hooks of the operations below ran. */
let runs = 0;
const check = (op: Operation): boolean => {
  runs++;
  return !op.properties.has('bad') || op.emitOpError('is bad');
};

const context = testContext(
  testDialect('t', {
    module: {},
    end: { traits: [Terminator] },
    signature: { hooks: { verify: check, verifiesSignatureOnly: true }, inherentAttributes: ['a', 'bad'] },
    place: { hooks: { verify: check } },
  }),
);
const [i32, i64] = [IntegerType.get(context, 32), IntegerType.get(context, 64)];
const text = StringAttr.get(context, 'x');

interface Parts {
  readonly resultTypes?: readonly IntegerType[];
  readonly properties?: NamedAttributes;
  readonly attributes?: NamedAttributes;
}

const make = (name: string, parts: Parts = {}): Operation =>
  Operation.create({ context, name, location: UnknownLoc.instance, ...parts });

/** Verifies the operations, one behind the other, and returns how often their hooks ran. */
function runsFor(...ops: readonly Operation[]): { runs: number; isValid: boolean } {
  const block = new Block();
  for (const op of [...ops, make('t.end')]) block.append(op);
  const region = new Region();
  region.append(block);
  const location = UnknownLoc.instance;
  const module = Operation.create({ context, name: 't.module', location, regions: [region] });
  runs = 0;
  return { isValid: verify(module), runs };
}

test('an operation with the signature of one that is valid is not asked again, another is', () => {
  const a = { properties: named({ a: text }) };
  const signature = (parts?: Parts): Operation => make('t.signature', parts);
  assert.equal(runsFor(signature(), signature(), signature()), { runs: 1, isValid: true });
  assert.equal(runsFor(signature(a), signature(a)), { runs: 1, isValid: true });
  const differing = [signature(), signature(a), signature({ resultTypes: [i32] }), signature({ resultTypes: [i64] })];
  assert.equal(runsFor(...differing), { runs: 4, isValid: true });
  assert.equal(runsFor(signature(), signature({ properties: named({ bad: text }) })), { runs: 2, isValid: false });
});

test('operations that look at more than their signature are asked each time', () => {
  assert.equal(runsFor(make('t.place'), make('t.place')), { runs: 2, isValid: true });
  const marked = (): Operation => make('t.signature', { attributes: named({ mark: text }) });
  assert.equal(runsFor(marked(), marked()), { runs: 1, isValid: true });
});

test('some signatures with the same types are known at a time, and many with different ones', () => {
  const known = new VerifiedSignatures(['a']);
  const integers = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((width) => IntegerType.get(context, width));
  const alike = integers.map((type) => make('t.signature', { properties: named({ a: IntegerAttr.get(type, 0) }) }));
  for (const op of alike) known.add(op);
  assert.equal(
    alike.map((op) => known.has(op)),
    [false, true, true, true, true, true, true, true, true],
  );
  const different = Array.from({ length: 100 }, (_, i) =>
    make('t.signature', { resultTypes: [IntegerType.get(context, i + 1), i32] }),
  );
  for (const op of different) known.add(op);
  assert.ok(different.every((op) => known.has(op)));
  assert.not(known.has(make('t.signature', { resultTypes: [i64, i64] })));
});

test('what is checked follows from the signature where all traits and the hook say so', () => {
  const hooks = { verify: check };
  const op = make('t.signature');
  assert.is(signatureCheck([SameTypeOperands, { name: 'Marker' }], {})?.(op), true);
  assert.is(signatureCheck([SameTypeOperands], { ...hooks, verifiesSignatureOnly: true })?.(op), true);
  assert.is(signatureCheck([SameTypeOperands], hooks), undefined);
  assert.is(signatureCheck([SameTypeOperands, Terminator], {}), undefined);
  assert.is(signatureCheck([], { verifyRegions: check }), undefined);
  const conditional = (name: string): Trait => ({ name, verify: check, ofSignature: (given) => given.name === name });
  assert.is(signatureCheck([conditional('t.signature')], {})?.(op), true);
  assert.is(signatureCheck([conditional('t.signature'), conditional('t.place')], {})?.(op), false);
});

test.run();
