import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type LogicalResult } from '../../support/logical-result.ts';
import { type Operation } from '../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter, RewritePattern } from '../../ir/pattern-match.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { type Type } from '../../ir/type.ts';
import {
  applyFullConversion,
  applyPartialConversion,
  type ConversionOptions,
  type ConversionPatterns,
} from '../conversion.ts';
import { OpConversionPattern } from '../conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../conversion-rewriter.ts';
import { ConversionTarget } from '../conversion-target.ts';
import { TypeConverter } from '../type-converter.ts';
import { assertPrints, MulOp, parseToy } from './toy-dialect.ts';

const isI32 = (type: Type): boolean => type instanceof IntegerType && type.width === 32;

/** i32 becomes i64; everything else stays. */
function widen(materialize: boolean): TypeConverter {
  const converter = new TypeConverter()
    .addConversion((type) => type)
    .addConversion((type) => (isI32(type) ? IntegerType.get(type.context, 64) : undefined));
  if (!materialize) return converter;
  return converter
    .addSourceMaterialization((builder, type, operands, location) =>
      builder.create({ name: 'u.trunc', location, operands, resultTypes: [type] }).result(),
    )
    .addTargetMaterialization((builder, type, operands, location) =>
      builder.create({ name: 'u.ext', location, operands, resultTypes: [type] }).result(),
    );
}

/** Turns operations named `from` into ones named `to` of the converted types. */
class Rename extends OpConversionPattern {
  readonly root = undefined;
  constructor(
    readonly from: string,
    readonly to: string,
    converter?: TypeConverter,
    override readonly benefit = 1,
  ) {
    super(converter);
  }
  matchAndRewrite(op: Operation, adaptor: Operation, rewriter: ConversionPatternRewriter): LogicalResult {
    if (op.name !== this.from) return rewriter.notifyMatchFailure(op, 'another operation');
    const resultTypes = this.typeConverter?.convertTypes(op.resultTypes) ?? op.resultTypes;
    const { operands } = adaptor;
    const { location, properties } = op;
    rewriter.replaceOp(op, rewriter.create({ name: this.to, location, operands, resultTypes, properties }).results);
    return true;
  }
}

const func = (args: string, body: string): string =>
  `"toy.func"() ({ ^bb0${args}: ${body} "toy.return"() : () -> () }) : () -> ()`;

const targetOf = (...illegal: readonly string[]): ConversionTarget =>
  new ConversionTarget()
    .addLegalDialect('toy', 'new')
    .addIllegalDialect('old')
    .addIllegalOp(...illegal);

/** Converts and returns the errors. */
function convert(
  convertAll: typeof applyFullConversion,
  op: Operation,
  target: ConversionTarget,
  patterns: ConversionPatterns,
  options?: ConversionOptions,
): string[] {
  const { result, diagnostics } = op.context.diagnostics.collect(() => convertAll(op, target, patterns, options));
  assert.is(result, diagnostics.length === 0);
  return diagnostics.flatMap(({ message, notes }) => [message, ...notes.map((note) => note.message)]);
}

test('operations convert in program order, with the new values as operands', () => {
  const op = parseToy(func('(%x: i32)', '%0 = "old.a"(%x) : (i32) -> i32 "old.b"(%0, %x) : (i32, i32) -> ()'));
  assert.equal(
    convert(applyFullConversion, op, targetOf(), [new Rename('old.a', 'new.a'), new Rename('old.b', 'new.b')]),
    [],
  );
  assertPrints(op, func('(%x: i32)', '%0 = "new.a"(%x) : (i32) -> i32 "new.b"(%0, %x) : (i32, i32) -> ()'));
});

test('what a pattern makes is converted too, by other patterns', () => {
  const op = parseToy(func('(%x: i32)', '"old.a"(%x) : (i32) -> ()'));
  const patterns = [new Rename('old.a', 'old.b'), new Rename('old.b', 'old.c'), new Rename('old.c', 'new.c')];
  assert.equal(convert(applyFullConversion, op, targetOf(), patterns), []);
  assertPrints(op, func('(%x: i32)', '"new.c"(%x) : (i32) -> ()'));
});

test('what a pattern moves has its turn later, by the same pattern too', () => {
  class Unwrap extends OpConversionPattern {
    readonly root = undefined;
    matchAndRewrite(op: Operation, _: Operation, rewriter: ConversionPatternRewriter): LogicalResult {
      if (op.name !== 'old.wrap') return rewriter.notifyMatchFailure(op, 'another operation');
      rewriter.inlineBlockBefore(op.regions[0]!.firstBlock!, op.block!, op);
      rewriter.eraseOp(op);
      return true;
    }
  }
  const wrapped = (body: string): string => `"old.wrap"() ({ ${body} }) : () -> ()`;
  const op = parseToy(func('(%a: i32)', wrapped(`"old.x"() : () -> () ${wrapped(wrapped('"old.x"() : () -> ()'))}`)));
  assert.equal(convert(applyFullConversion, op, targetOf(), [new Unwrap(), new Rename('old.x', 'new.x')]), []);
  assertPrints(op, func('(%a: i32)', '"new.x"() : () -> () "new.x"() : () -> ()'));
});

test('plain rewrite patterns take part', () => {
  class MulToAdd extends OpRewritePattern<MulOp> {
    readonly root = MulOp;
    matchAndRewrite(op: MulOp, rewriter: PatternRewriter): LogicalResult {
      const { location, operands, resultTypes } = op;
      rewriter.replaceOp(op, rewriter.create({ name: 'toy.add', location, operands, resultTypes }).results);
      return true;
    }
  }
  const text = func('(%x: i32)', '%0 = "toy.mul"(%x, %x) : (i32, i32) -> i32 "toy.use"(%0) : (i32) -> ()');
  const op = parseToy(text);
  assert.equal(convert(applyFullConversion, op, targetOf('toy.mul'), [new MulToAdd()]), []);
  assertPrints(op, text.replace('toy.mul', 'toy.add'));
});

test('a full conversion fails on what stays, a partial one only on what is explicitly illegal', () => {
  const text = func('(%x: i32)', '"old.a"(%x) : (i32) -> () "other.b"() : () -> ()');
  const patterns = [new Rename('old.a', 'new.a')];
  assert.equal(convert(applyFullConversion, parseToy(text), targetOf(), patterns), [
    "failed to legalize operation 'other.b'",
  ]);
  const op = parseToy(text);
  const unlegalizedOps = new Set<Operation>();
  assert.equal(convert(applyPartialConversion, op, targetOf(), patterns, { unlegalizedOps }), []);
  assertPrints(op, func('(%x: i32)', '"new.a"(%x) : (i32) -> () "other.b"() : () -> ()'));
  assert.equal(
    [...unlegalizedOps].map(({ name }) => name),
    ['other.b'],
  );
  assert.equal(convert(applyPartialConversion, parseToy(text), targetOf(), []), [
    "failed to legalize operation 'old.a' that was explicitly marked illegal",
  ]);
  assert.equal(convert(applyFullConversion, parseToy(text), targetOf(), []), ["failed to legalize operation 'old.a'"]);
});

test('a pattern whose result cannot be converted ends the conversion', () => {
  const op = parseToy(func('(%x: i32)', '"old.a"(%x) : (i32) -> ()'));
  assert.equal(convert(applyPartialConversion, op, targetOf(), [new Rename('old.a', 'old.b')]), [
    "failed to legalize operation 'old.a'",
  ]);
  const loop = [new Rename('old.a', 'old.b'), new Rename('old.b', 'old.a')];
  const again = parseToy(func('(%x: i32)', '"old.a"(%x) : (i32) -> ()'));
  assert.equal(convert(applyFullConversion, again, targetOf(), loop), ["failed to legalize operation 'old.a'"]);
});

test('values of other types: casts cancel out inside, and materialize at the border', () => {
  const text = func(
    '(%x: i32)',
    '%0 = "old.a"(%x) : (i32) -> i32 %1 = "old.a"(%0) : (i32) -> i32 "toy.use"(%1) : (i32) -> ()',
  );
  const op = parseToy(text);
  assert.equal(convert(applyFullConversion, op, targetOf(), [new Rename('old.a', 'new.a', widen(true))]), []);
  assertPrints(
    op,
    func(
      '(%x: i32)',
      `%e = "u.ext"(%x) : (i32) -> i64
       %0 = "new.a"(%e) : (i64) -> i64
       %1 = "new.a"(%0) : (i64) -> i64
       %t = "u.trunc"(%1) : (i64) -> i32
       "toy.use"(%t) : (i32) -> ()`,
    ),
  );
  assert.equal(convert(applyFullConversion, parseToy(text), targetOf(), [new Rename('old.a', 'new.a', widen(false))]), [
    "failed to legalize unresolved materialization from ('i32') to ('i64') that remained live after conversion",
    'see existing live user here: %1 = "new.a"(%0) : (i64) -> i64',
  ]);
});

test('a type that cannot be converted keeps a pattern from applying', () => {
  const converter = new TypeConverter()
    .addConversion((type) => type)
    .addConversion((type) => (isI32(type) ? null : undefined));
  const op = parseToy(func('(%x: i32)', '"old.a"(%x) : (i32) -> ()'));
  assert.equal(convert(applyFullConversion, op, targetOf(), [new Rename('old.a', 'new.a', converter)]), [
    "failed to legalize operation 'old.a'",
  ]);
});

test('block arguments change their types, drop out, or become several', () => {
  class ConvertScope extends OpConversionPattern {
    readonly root = undefined;
    matchAndRewrite(op: Operation, _: Operation, rewriter: ConversionPatternRewriter): LogicalResult {
      if (op.name !== 'old.scope') return false;
      const made = rewriter.create({ name: 'new.scope', location: op.location, regions: 1 });
      rewriter.inlineRegionBefore(op.regions[0]!, made.regions[0]!);
      assert.ok(rewriter.convertRegionTypes(made.regions[0]!, this.typeConverter!));
      rewriter.eraseOp(op);
      return true;
    }
  }
  const converter = widen(true).addConversion((type) => {
    if (!(type instanceof IntegerType)) return undefined;
    if (type.width === 1) return [];
    return type.width === 16 ? [IntegerType.get(type.context, 8), IntegerType.get(type.context, 8)] : undefined;
  });
  const op = parseToy(
    func(
      '(%x: i32)',
      `"old.scope"() ({ ^bb0(%gone: i1, %a: i32, %b: i16, %c: f32):
        %0 = "old.a"(%a) : (i32) -> i32
        "toy.use"(%a, %b, %c, %0) : (i32, i16, f32, i32) -> ()
        "toy.return"() : () -> () }) : () -> ()`,
    ),
  );
  const patterns = [new ConvertScope(converter), new Rename('old.a', 'new.a', converter)];
  assert.equal(convert(applyFullConversion, op, targetOf(), patterns), []);
  assertPrints(
    op,
    func(
      '(%x: i32)',
      `"new.scope"() ({ ^bb0(%a: i64, %b1: i8, %b2: i8, %c: f32):
        %b = "u.trunc"(%b1, %b2) : (i8, i8) -> i16
        %at = "u.trunc"(%a) : (i64) -> i32
        %0 = "new.a"(%a) : (i64) -> i64
        %t = "u.trunc"(%0) : (i64) -> i32
        "toy.use"(%at, %b, %c, %t) : (i32, i16, f32, i32) -> ()
        "toy.return"() : () -> () }) : () -> ()`,
    ),
  );
});

test('legality may depend on the operation, and hold for all inside', () => {
  const target = targetOf()
    .addLegalOp('old.keep')
    .markOpRecursivelyLegal('old.keep')
    .addDynamicallyLegalOp('old.maybe', (op) => op.attributes.has('fine'));
  const op = parseToy(
    func(
      '(%x: i32)',
      `"old.keep"() ({ "old.a"() : () -> () }) : () -> ()
       "old.maybe"() {fine} : () -> ()
       "old.maybe"() : () -> ()`,
    ),
  );
  assert.equal(convert(applyFullConversion, op, target, [new Rename('old.maybe', 'new.a')]), []);
  assertPrints(
    op,
    func(
      '(%x: i32)',
      `"old.keep"() ({ "old.a"() : () -> () }) : () -> ()
       "old.maybe"() {fine} : () -> ()
       "new.a"() : () -> ()`,
    ),
  );
});

test('unknown operations can be judged one by one', () => {
  const target = new ConversionTarget().markUnknownOpDynamicallyLegal((op) => op.name !== 'other.b');
  const op = parseToy(func('(%x: i32)', '"other.a"() : () -> () "other.b"() : () -> ()'));
  assert.equal(convert(applyPartialConversion, op, target, []), [
    "failed to legalize operation 'other.b' that was explicitly marked illegal",
  ]);
});

test('illegal operations are folded before patterns are tried', () => {
  const text = func(
    '(%x: i32)',
    `%a = "toy.const"() <{value = 2 : i32}> : () -> i32
     %b = "toy.const"() <{value = 3 : i32}> : () -> i32
     %0 = "toy.add"(%a, %b) : (i32, i32) -> i32
     "toy.use"(%0) : (i32) -> ()`,
  );
  const op = parseToy(text);
  assert.equal(convert(applyFullConversion, op, targetOf('toy.add'), []), []);
  assert.is(op.regions[0]!.firstBlock!.lastOp!.previous!.operand(0).definingOp!.name, 'toy.const');
  assert.equal(convert(applyFullConversion, parseToy(text), targetOf('toy.add'), [], { fold: false }), [
    "failed to legalize operation 'toy.add'",
  ]);
});

test('an operation changed in place must become legal', () => {
  class Mark extends RewritePattern {
    readonly root = undefined;
    matchAndRewrite(op: Operation, rewriter: PatternRewriter): LogicalResult {
      if (op.name !== 'old.maybe') return false;
      rewriter.modifyOpInPlace(op, () => op.setDiscardableAttr('fine', op.attributes.get('mark')));
      return true;
    }
  }
  const target = targetOf().addDynamicallyLegalOp('old.maybe', (op) => op.attributes.has('fine'));
  const run = (attributes: string): string[] =>
    convert(applyFullConversion, parseToy(func('(%x: i32)', `"old.maybe"() ${attributes} : () -> ()`)), target, [
      new Mark(),
    ]);
  assert.equal(run('{mark}'), []);
  assert.equal(run(''), ["failed to legalize operation 'old.maybe'"]);
});

test('erasing what is still used is an error in the end, unless the user goes too', () => {
  class Erase extends OpConversionPattern {
    readonly root = undefined;
    matchAndRewrite(op: Operation, _: Operation, rewriter: ConversionPatternRewriter): LogicalResult {
      if (op.name !== 'old.a') return false;
      rewriter.eraseOp(op);
      return true;
    }
  }
  const text = (user: string): string =>
    func('(%x: i32)', `%0 = "old.a"(%x) : (i32) -> i32 "${user}"(%0) : (i32) -> ()`);
  assert.match(
    convert(applyFullConversion, parseToy(text('toy.use')), targetOf(), [new Erase()])[0]!,
    "failed to legalize unresolved materialization from () to ('i32')",
  );
  class EraseB extends RewritePattern {
    readonly root = undefined;
    matchAndRewrite(op: Operation, rewriter: PatternRewriter): LogicalResult {
      if (op.name !== 'old.b') return false;
      rewriter.eraseOp(op);
      return true;
    }
  }
  assert.equal(convert(applyFullConversion, parseToy(text('old.b')), targetOf(), [new Erase(), new EraseB()]), []);
});

test('a pattern for all operations is asked about the converted one too, which is in no block', () => {
  const op = parseToy(func('', '"old.a"() : () -> ()'));
  const target = new ConversionTarget().addLegalDialect('new').addIllegalDialect('old');
  assert.equal(convert(applyPartialConversion, op, target, [new Rename('old.a', 'new.a')]), []);
  assertPrints(op, func('', '"new.a"() : () -> ()'));
});

test.run();
