import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { builtin } from '../../builtin/index.ts';
import { testContext } from '../../ir/__tests__/test-dialect.ts';
import { IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type Operation } from '../../ir/operation.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { OpConversionPattern } from '../conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../conversion-rewriter.ts';
import { type ConversionPatterns } from '../conversion.ts';
import { ConversionTarget } from '../conversion-target.ts';
import { applyDeferredPartialConversion } from '../deferred-conversion.ts';
import { TypeConverter } from '../type-converter.ts';
import { assertPrints, parseToy, toy } from './toy-dialect.ts';

/** A pattern for operations of one name. */
class Convert extends OpConversionPattern {
  readonly root = undefined;
  constructor(
    readonly from: string,
    readonly change: (op: Operation, operands: Operation['operands'], rewriter: ConversionPatternRewriter) => boolean,
    override readonly benefit = 1,
    converter?: TypeConverter,
  ) {
    super(converter);
  }
  matchAndRewrite(op: Operation, adaptor: Operation, rewriter: ConversionPatternRewriter): LogicalResult {
    return op.name === this.from && this.change(op, adaptor.operands, rewriter);
  }
}

const rename = (from: string, name: string): Convert =>
  new Convert(from, (op, operands, rewriter) => {
    const { location, resultTypes, properties } = op;
    rewriter.replaceOp(op, rewriter.create({ name, location, operands, resultTypes, properties }).results);
    return true;
  });

const func = (body: string): string => `"toy.func"() ({ ^bb0(%x: i32): ${body} "toy.return"() : () -> () }) : () -> ()`;

/** Converts and returns the errors. */
function convert(op: Operation, illegal: readonly string[], patterns: ConversionPatterns): string[] {
  const target = new ConversionTarget().addLegalDialect('toy', 'new').addIllegalOp(...illegal);
  const { diagnostics } = op.context.diagnostics.collect(() => applyDeferredPartialConversion(op, target, patterns));
  return diagnostics.map(({ message }) => message);
}

test('what a pattern did is taken back where something that it made cannot be converted', () => {
  const widen = new TypeConverter().addConversion((type) =>
    type instanceof IntegerType ? IntegerType.get(type.context, 64) : type,
  );
  const wrong = new Convert(
    'old.scope',
    (op, operands, rewriter) => {
      const { location } = op;
      const user = op.block!.lastOp!.previous!;
      rewriter.modifyOpInPlace(user, () => {
        user.setOperands([]);
        user.setDiscardableAttr('gone', IntegerAttr.get(IntegerType.get(op.context, 8), 1n));
      });
      const made = rewriter.create({ name: 'old.wrong', location, operands, resultTypes: op.resultTypes, regions: 1 });
      rewriter.inlineRegionBefore(op.regions[0]!, made.regions[0]!);
      rewriter.convertRegionTypes(made.regions[0]!, widen);
      rewriter.setInsertionPointBefore(op);
      rewriter.inlineBlockBefore(made.regions[0]!.blocks[1]!, op.block!, op);
      rewriter.eraseOp(op.previous!);
      rewriter.replaceOp(op, made.results);
      return true;
    },
    2,
    widen,
  );
  const text = func(
    `"toy.use"(%x) : (i32) -> ()
     %0 = "old.scope"(%x) ({
     ^bb0(%a: i32):
       "toy.use"(%a) : (i32) -> ()
       "toy.br"()[^bb1] : () -> ()
     ^bb1:
       "toy.use"() : () -> ()
       "toy.yield"() : () -> ()
     }) {kept} : (i32) -> i32
     "toy.use"(%0, %x) : (i32, i32) -> ()`,
  );
  const op = parseToy(text);
  const mark = new Convert('old.scope', (scope, _operands, rewriter) => {
    rewriter.modifyOpInPlace(scope, () => void scope.setDiscardableAttr('kept', undefined));
    return true;
  });
  const target = new ConversionTarget().addLegalDialect('toy').addIllegalOp('old.wrong');
  target.addDynamicallyLegalOp('old.scope', (scope) => !scope.attributes.has('kept'));
  assert.ok(applyDeferredPartialConversion(op, target, [wrong, mark]));
  assertPrints(op, text.replace('{kept}', ''));
});

test('constants that folding makes are converted in turn', () => {
  const text = func(
    `%a = "toy.const"() <{value = 2 : i32}> : () -> i32
     %0 = "toy.add"(%a, %a) : (i32, i32) -> i32
     "toy.use"(%0) : (i32) -> ()`,
  );
  const op = parseToy(text);
  assert.equal(convert(op, ['toy.add', 'toy.const'], [rename('toy.const', 'new.const')]), []);
  assertPrints(
    op,
    func(
      `%a = "new.const"() <{value = 2 : i32}> : () -> i32
       %0 = "new.const"() <{value = 4 : i32}> : () -> i32
       "toy.use"(%0) : (i32) -> ()`,
    ),
  );
  const kept = parseToy(text);
  assert.equal(convert(kept, ['toy.add', 'toy.const'], []), [
    "failed to legalize operation 'toy.const' that was explicitly marked illegal",
  ]);
});

test('erasing what is still used is an error in the end, unless the user goes too', () => {
  const erase = new Convert('old.a', (op, _operands, rewriter) => {
    rewriter.eraseOp(op);
    return true;
  });
  const text = func('%0 = "old.a"() : () -> i32 "old.b"(%0) : (i32) -> ()');
  assert.equal(convert(parseToy(text, testContext(toy, builtin)), ['old.a'], [erase]), [
    "failed to legalize unresolved materialization from () to ('i32') that remained live after conversion",
  ]);
  const eraseUser = new Convert('old.b', (op, _operands, rewriter) => {
    rewriter.eraseOp(op);
    return true;
  });
  const op = parseToy(text);
  assert.equal(convert(op, ['old.a', 'old.b'], [erase, eraseUser]), []);
  assertPrints(op, func(''));
});

test.run();
