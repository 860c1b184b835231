import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type LogicalResult } from '../../support/logical-result.ts';
import { type Operation } from '../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter } from '../../ir/pattern-match.ts';
import { Region } from '../../ir/region.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { type ConversionPatterns } from '../conversion.ts';
import { OpConversionPattern } from '../conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../conversion-rewriter.ts';
import { ConversionTarget } from '../conversion-target.ts';
import { applyDeferredPartialConversion } from '../deferred-conversion.ts';
import { TypeConverter } from '../type-converter.ts';
import { builtin } from '../../builtin/index.ts';
import { testContext } from '../../ir/__tests__/test-dialect.ts';
import { assertPrints, MulOp, parseToy, toy } from './toy-dialect.ts';

/** i32 becomes i64, by `u.ext`, and comes back by `u.trunc`. */
const widen = new TypeConverter()
  .addConversion((type) => type)
  .addConversion((type) =>
    type instanceof IntegerType && type.width === 32 ? IntegerType.get(type.context, 64) : undefined,
  )
  .addSourceMaterialization((builder, type, operands, location) =>
    builder.create({ name: 'u.trunc', location, operands, resultTypes: [type] }).result(),
  )
  .addTargetMaterialization((builder, type, operands, location) =>
    builder.create({ name: 'u.ext', location, operands, resultTypes: [type] }).result(),
  );

/** Turns operations named `from` into ones named `to` of the converted types. */
class Rename extends OpConversionPattern {
  readonly root = undefined;
  constructor(
    readonly from: string,
    readonly to: string,
    converter?: TypeConverter,
  ) {
    super(converter);
  }
  matchAndRewrite(op: Operation, { operands }: Operation, rewriter: ConversionPatternRewriter): LogicalResult {
    if (op.name !== this.from) return rewriter.notifyMatchFailure(op, 'another operation');
    const resultTypes = this.typeConverter?.convertTypes(op.resultTypes) ?? op.resultTypes;
    const { location, properties } = op;
    rewriter.replaceOp(op, rewriter.create({ name: this.to, location, operands, resultTypes, properties }).results);
    return true;
  }
}

/** Gives `old.region` a new name and converts the arguments of its blocks. */
class ConvertRegion extends OpConversionPattern {
  readonly root = undefined;
  matchAndRewrite(op: Operation, _: Operation, rewriter: ConversionPatternRewriter): LogicalResult {
    if (op.name !== 'old.region') return rewriter.notifyMatchFailure(op, 'another operation');
    const region = new Region();
    rewriter.create({ name: 'new.region', location: op.location, resultTypes: [], regions: [region] });
    rewriter.inlineRegionBefore(op.regions[0]!, region);
    const isConverted = rewriter.convertRegionTypes(region, widen);
    rewriter.eraseOp(op);
    return isConverted;
  }
}

const func = (args: string, body: string): string =>
  `"toy.func"() ({ ^bb0${args}: ${body} "toy.return"() : () -> () }) : () -> ()`;

/** Parses with the dialect that has the casts. */
function parse(text: string): Operation {
  const context = testContext(builtin, toy);
  context.printOpOnDiagnostic = false;
  return parseToy(text, context);
}

const target = (...illegal: readonly string[]): ConversionTarget =>
  new ConversionTarget()
    .addLegalDialect('new')
    .addIllegalDialect('old')
    .addIllegalOp(...illegal);

/** Converts and returns the errors. */
function convert(op: Operation, to: ConversionTarget, patterns: ConversionPatterns): string[] {
  const { result, diagnostics } = op.context.diagnostics.collect(() =>
    applyDeferredPartialConversion(op, to, patterns),
  );
  assert.is(result, diagnostics.length === 0);
  return diagnostics.map(({ message }) => message);
}

test('patterns get what stands for operands, and operations that nothing is said about stay', () => {
  const op = parse(
    func('(%x: i32)', '%0 = "old.a"(%x) : (i32) -> i32 "old.b"(%0) : (i32) -> () "c.d"(%0) : (i32) -> ()'),
  );
  assert.equal(convert(op, target(), [new Rename('old.a', 'new.a'), new Rename('old.b', 'new.b')]), []);
  const expected = '%0 = "new.a"(%x) : (i32) -> i32 "new.b"(%0) : (i32) -> () "c.d"(%0) : (i32) -> ()';
  assertPrints(op, func('(%x: i32)', expected));
});

test('what stays illegal is reported', () => {
  const op = parse(func('()', '"old.a"() : () -> ()'));
  assert.equal(convert(op, target(), []), ["failed to legalize operation 'old.a' that was explicitly marked illegal"]);
});

test('values are cast once for each type, behind what defines them', () => {
  const op = parse(
    func(
      '(%x: i32)',
      '%0 = "old.a"(%x) : (i32) -> i32 "old.b"(%x, %0) : (i32, i32) -> () "c.d"(%0, %0) : (i32, i32) -> ()',
    ),
  );
  assert.equal(convert(op, target(), [new Rename('old.a', 'new.a', widen), new Rename('old.b', 'new.b', widen)]), []);
  const expected = [
    '%1 = "u.ext"(%x) : (i32) -> i64 %0 = "new.a"(%1) : (i64) -> i64 %2 = "u.trunc"(%0) : (i64) -> i32',
    '"new.b"(%1, %0) : (i64, i64) -> () "c.d"(%2, %2) : (i32, i32) -> ()',
  ];
  assertPrints(op, func('(%x: i32)', expected.join(' ')));
});

test('arguments of blocks are replaced, and cast for what does not know of the new type', () => {
  const region = (name: string, type: string, body: string): string =>
    `"${name}"() ({ "toy.br"(%x)[^bb1] : (i32) -> () ^bb1(%a: ${type}): ${body} }) : () -> ()`;
  const op = parse(func('(%x: i32)', region('old.region', 'i32', '"old.a"(%a) : (i32) -> () "c.d"(%a) : (i32) -> ()')));
  assert.equal(convert(op, target(), [new ConvertRegion(), new Rename('old.a', 'new.a', widen)]), []);
  const body = '%b = "u.trunc"(%a) : (i64) -> i32 "new.a"(%a) : (i64) -> () "c.d"(%b) : (i32) -> ()';
  assertPrints(op, func('(%x: i32)', region('new.region', 'i64', body)));
});

test('folders see operands as they were before anything was converted', () => {
  const op = parse(
    func(
      '(%x: i32)',
      '%0 = "toy.const"() {value = 0 : i32} : () -> i32 %1 = "toy.add"(%x, %0) : (i32, i32) -> i32 "old.a"(%1) : (i32) -> ()',
    ),
  );
  const patterns = [new Rename('toy.const', 'new.const'), new Rename('old.a', 'new.a')];
  assert.equal(convert(op, target('toy.const', 'toy.add'), patterns), []);
  assertPrints(op, func('(%x: i32)', '%0 = "new.const"() <{value = 0 : i32}> : () -> i32 "new.a"(%x) : (i32) -> ()'));
});

test('a fold in place is taken back with the constant that it leads to', () => {
  const text = func('(%x: i32)', '%0 = "toy.folds"(%x) {steps = 2 : i32} : (i32) -> i32 "toy.use"(%0) : (i32) -> ()');
  const op = parse(text);
  assert.equal(convert(op, target(), []), []);
  assertPrints(op, text);
});

test('a fold in place that leads to nothing stays', () => {
  const body = (steps: number): string => `%0 = "toy.steps"(%x) {steps = ${steps} : i32} : (i32) -> i32`;
  const op = parse(func('(%x: i32)', body(2)));
  assert.equal(convert(op, target(), []), []);
  assertPrints(op, func('(%x: i32)', body(0)));
});

test('plain rewrite patterns see operands as they were', () => {
  class MulToAdd extends OpRewritePattern<MulOp> {
    readonly root = MulOp;
    matchAndRewrite(op: MulOp, rewriter: PatternRewriter): LogicalResult {
      const { location, operands, resultTypes } = op;
      rewriter.replaceOp(op, rewriter.create({ name: 'new.add', location, operands, resultTypes }).results);
      return true;
    }
  }
  const op = parse(func('(%x: i32)', '%0 = "old.a"(%x) : (i32) -> i32 %1 = "toy.mul"(%0, %x) : (i32, i32) -> i32'));
  assert.equal(convert(op, target('toy.mul'), [new MulToAdd(), new Rename('old.a', 'new.a', widen)]), []);
  const expected =
    '%1 = "u.ext"(%x) : (i32) -> i64 %0 = "new.a"(%1) : (i64) -> i64 %2 = "u.trunc"(%0) : (i64) -> i32 %3 = "new.add"(%2, %x) : (i32, i32) -> i32';
  assertPrints(op, func('(%x: i32)', expected));
});

test.run();
