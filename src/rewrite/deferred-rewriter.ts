import { UnrealizedConversionCastOp } from '../builtin/generated/builtin-ops.gen.ts';
import { Block } from '../ir/block.ts';
import { OpBuilder } from '../ir/builder.ts';
import { type Context } from '../ir/context.ts';
import { type Location } from '../ir/location.ts';
import { type Operation } from '../ir/operation.ts';
import { type RewriterListener } from '../ir/pattern-match.ts';
import { type Region } from '../ir/region.ts';
import { type Type } from '../ir/type.ts';
import { OpResult, type BlockArgument, type Value } from '../ir/value.ts';
import { walk } from '../ir/walk.ts';
import { invariant } from '../support/invariant.ts';
import { type LogicalResult } from '../support/logical-result.ts';
import { ConversionPatternRewriter } from './conversion-rewriter.ts';
import { Materializations } from './materializations.ts';
import { type SignatureConversion, type TypeConverter } from './type-converter.ts';
import { ValueMapping } from './value-mapping.ts';

/** A cast that stands in until a type converter says how the value is made. */
export interface StandIn {
  readonly cast: UnrealizedConversionCastOp;
  /** `source`: makes an old type of a new one; `target`: the reverse. */
  readonly kind: 'source' | 'target';
  readonly converter: TypeConverter | undefined;
}

/**
 * The rewriter of a conversion that replaces nothing until it is done: operations that are replaced stay where they are, with their operands, so that folders still see
 * them, and patterns get what stands for operands. Source: ConversionPatternRewriterImpl of mlir/lib/Transforms/Utils/DialectConversion.cpp. Differs: each value is replaced by one value.
 */
export class DeferredRewriter extends ConversionPatternRewriter {
  readonly standIns: StandIn[] = [];
  readonly #mapping = new ValueMapping();
  readonly #replaced = new Set<Operation>();
  #commits: (() => void)[] = [];

  constructor(context: Context, listener: RewriterListener) {
    super(context, listener, new Materializations(context));
  }

  /** Tells whether `op` is replaced, or nested in one that is. */
  isReplaced(op: Operation): boolean {
    return this.#replaced.has(op);
  }

  override replaceOp(op: Operation, values: readonly Value[]): void {
    invariant(values.length === op.numResults, 'each result is replaced by one value');
    const { currentTypeConverter } = this;
    op.results.forEach((result, i) => this.#mapping.map(result, values[i]!));
    this.#commits.push(() => {
      for (const result of op.results) this.#commitValue(result, currentTypeConverter);
      op.remove();
    });
    walk(op, { before: (nested) => void this.#replaced.add(nested) });
  }

  /** Erases `op`, which has no results. */
  override eraseOp(op: Operation): void {
    this.replaceOp(op, []);
  }

  override replaceAllUsesWith(from: Value, to: Value): void {
    const { currentTypeConverter } = this;
    this.#mapping.map(from, to);
    this.#commits.push(() => this.#commitValue(from, currentTypeConverter));
  }

  /** Takes back that `op`, the last operation that was replaced, is. */
  restoreOp(op: Operation): void {
    for (const result of op.results) this.#mapping.unmap(result);
    this.#commits.pop();
    walk(op, { before: (nested) => void this.#replaced.delete(nested) });
  }

  /** Takes back the casts behind the first `count`, which nothing uses. */
  dropStandIns(count: number): void {
    while (this.standIns.length > count) {
      const { cast } = this.standIns.pop()!;
      this.#mapping.unmap(cast.operand(0));
      cast.erase();
    }
  }

  override getRemappedValue(value: Value): Value {
    return this.remap(value, value.location, this.currentTypeConverter) ?? value;
  }

  /** Returns what stands for `value` in the type that the converter makes of its own, cast where need be; undefined when the type cannot be converted. */
  remap(value: Value, location: Location, converter: TypeConverter | undefined): Value | undefined {
    if (!converter) return this.#mapping.lastConverted(value);
    const type = converter.convertType(value.type);
    if (!type) return undefined;
    return (
      this.#mapping.lookup(value, type) ??
      this.#castTo(type, this.#mapping.lastConverted(value), location, 'target', converter)
    );
  }

  override applySignatureConversion(
    block: Block,
    conversion: SignatureConversion,
    converter: TypeConverter | undefined = this.currentTypeConverter,
  ): Block {
    const old = block.arguments;
    const types = conversion.convertedTypes;
    if (types.length === old.length && types.every((type, i) => type === old[i]!.type)) return block;
    const fresh = new Block();
    old.forEach(({ location }, i) => {
      const range = conversion.range(i);
      invariant(range?.count === 1, 'each argument is replaced by one');
      fresh.addArgument(types[range.start]!, location);
    });
    block.region!.insertAfter(fresh, block);
    for (const op of block.operations()) {
      block.remove(op);
      fresh.append(op);
    }
    for (let use = block.firstUse; use; use = block.firstUse) use.set(fresh);
    const { currentTypeConverter } = this;
    this.currentTypeConverter = converter;
    old.forEach((argument, i) => this.replaceAllUsesWith(argument, fresh.arguments[i]!));
    this.currentTypeConverter = currentTypeConverter;
    block.region!.remove(block);
    return fresh;
  }

  override convertRegionTypes(region: Region, converter: TypeConverter): LogicalResult {
    const conversions = region.blocks.map(({ arguments: list }) =>
      converter.convertSignature(list.map(({ type }) => type)),
    );
    if (!conversions.every((conversion) => conversion !== undefined)) return false;
    [...region.blocks].forEach((block, i) => this.applySignatureConversion(block, conversions[i]!, converter));
    return true;
  }

  /** Replaces what was said to be replaced. Afterwards casts stand where types do not fit. */
  commit(): void {
    for (const commit of this.#commits) commit();
    for (const op of this.#replaced) op.dropAllReferences();
    this.#commits = [];
  }

  #commitValue(value: Value, converter: TypeConverter | undefined): void {
    const replacement = this.#replacementFor(value, converter);
    if (replacement && replacement !== value) value.replaceAllUsesWith(replacement);
  }

  #replacementFor(value: Value, converter: TypeConverter | undefined): Value | undefined {
    const fitting = this.#mapping.lookup(value, value.type);
    if (fitting && fitting !== value) return fitting;
    const isDead = [...value.uses()].every(({ owner }) => this.#replaced.has(owner));
    if (isDead && !this.#mapping.isMappedTo(value)) return undefined;
    return this.#castTo(value.type, this.#mapping.last(value), value.location, 'source', converter);
  }

  #castTo(
    type: Type,
    value: Value,
    location: Location,
    kind: StandIn['kind'],
    converter: TypeConverter | undefined,
  ): Value {
    if (value.type === type) return value;
    const builder = new OpBuilder(this.context);
    if (value instanceof OpResult) builder.setInsertionPointAfter(value.owner);
    else builder.setInsertionPointToStart((value as BlockArgument).owner);
    const parts = { inputs: [value], outputTypes: [type] };
    const cast = UnrealizedConversionCastOp.build(builder, location, parts);
    this.standIns.push({ cast, kind, converter });
    this.#mapping.casts.add(cast);
    this.#mapping.map(value, cast.result());
    return cast.result();
  }
}
