import { type Block } from '../ir/block.ts';
import { type Context } from '../ir/context.ts';
import { type Operation, wrongReplacement } from '../ir/operation.ts';
import { PatternRewriter, type RewriterListener } from '../ir/pattern-match.ts';
import { type Region } from '../ir/region.ts';
import { type Value } from '../ir/value.ts';
import { type LogicalResult } from '../support/logical-result.ts';
import { type Materializations } from './materializations.ts';
import { type SignatureConversion, type TypeConverter } from './type-converter.ts';

/**
 * The rewriter of a dialect conversion. A value may be replaced by one of another type: users that are not converted yet see a
 * cast back to the old type, those that are converted get the new value through their adaptors.
 */
export class ConversionPatternRewriter extends PatternRewriter {
  readonly #materializations: Materializations;
  /** The type converter of the pattern that is being applied. */
  currentTypeConverter: TypeConverter | undefined;

  constructor(context: Context, listener: RewriterListener, materializations: Materializations) {
    super(context, listener);
    this.#materializations = materializations;
  }

  /** Replaces the results of `op` by `values` of any types and erases it. */
  override replaceOp(op: Operation, values: readonly Value[]): void {
    if (values.length !== op.results.length) throw wrongReplacement(op);
    this.listener.notifyOperationReplaced?.(op, values);
    for (let i = 0; i < values.length; i++) this.#replaceByOne(op.results[i]!, values[i]!);
    super.eraseOp(op);
  }

  /** Erases `op`. If its results have uses, they must be gone when the conversion ends. */
  override eraseOp(op: Operation): void {
    for (const result of op.results) if (result.hasUses) this.#replace(result, [], op);
    super.eraseOp(op);
  }

  /** Users get to know of their new operands when it is their turn. */
  override replaceAllUsesWith(from: Value, to: Value): void {
    this.#replaceByOne(from, to);
  }

  /** Returns the converted value that stands for `value` now. */
  getRemappedValue(value: Value): Value {
    return this.#materializations.chain(value).at(-1)!;
  }

  /** Replaces the arguments of `block` as `conversion` says; what used the old ones uses casts. Returns the block that has the new ones. */
  applySignatureConversion(
    block: Block,
    conversion: SignatureConversion,
    converter: TypeConverter | undefined = this.currentTypeConverter,
  ): Block {
    const old = [...block.arguments];
    const locations = conversion.convertedTypes.map(() => old[0]!.location);
    old.forEach((argument, i) => {
      const { start, count } = conversion.range(i) ?? { start: 0, count: 0 };
      locations.fill(argument.location, start, start + count);
    });
    const fresh = conversion.convertedTypes.map((type, i) => block.addArgument(type, locations[i]!));
    for (const [i, argument] of old.entries()) {
      if (!argument.hasUses) continue;
      const { start, count } = conversion.range(i) ?? { start: 0, count: 0 };
      this.#replace(argument, fresh.slice(start, start + count), block.firstOp, converter);
    }
    block.eraseArguments(new Set(old.keys()));
    return block;
  }

  /** Converts the arguments of all blocks of `region`; returns failure when a type cannot be converted. */
  convertRegionTypes(region: Region, converter: TypeConverter): LogicalResult {
    for (const block of region.blocks) {
      const conversion = converter.convertSignature(block.arguments.map((argument) => argument.type));
      if (!conversion) return false;
      this.applySignatureConversion(block, conversion, converter);
    }
    return true;
  }

  #replaceByOne(from: Value, to: Value): void {
    if (to.type === from.type) from.replaceAllUsesWith(to);
    else this.#replace(from, [to], null);
  }

  #replace(
    from: Value,
    to: readonly Value[],
    before: Operation | null,
    converter: TypeConverter | undefined = this.currentTypeConverter,
  ): void {
    if (!from.hasUses) return;
    const [only] = to;
    if (to.length === 1 && only!.type === from.type) {
      from.replaceAllUsesWith(only!);
      return;
    }
    const cast = this.#materializations.source(to, from.type, from.location, converter, before);
    // A cast of the replacement may itself be made of the old value, e.g. when an operation is wrapped.
    from.replaceAllUsesWith(cast, (use) => use.owner === cast.definingOp);
  }
}
