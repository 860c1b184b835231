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
  readonly #commits: (() => void)[] = [];
  /** What takes back the changes, the last one last. */
  readonly #undo: (() => void)[] = [];

  constructor(context: Context, listener: RewriterListener) {
    super(context, listener, new Materializations(context));
  }

  /** Tells whether `op` is replaced, or nested in one that is. */
  isReplaced(op: Operation): boolean {
    return this.#replaced.has(op);
  }

  /** How many changes can be taken back now. */
  get changesSoFar(): number {
    return this.#undo.length;
  }

  /** Takes back all changes but the first `count`. */
  rollBack(count: number): void {
    while (this.#undo.length > count) this.#undo.pop()!();
  }

  /** Keeps the changes so far for good. */
  keepChanges(): void {
    this.#undo.length = 0;
  }

  override replaceOp(op: Operation, values: readonly Value[]): void {
    invariant(values.length === op.numResults, 'each result is replaced by one value');
    const { currentTypeConverter } = this;
    op.results.forEach((result, i) => this.#map(result, values[i]!));
    this.#removeAtEnd(op, (result) => this.#commitValue(result, currentTypeConverter));
  }

  /** Erases `op`. If its results have uses, they must be gone when the conversion ends. */
  override eraseOp(op: Operation): void {
    const { currentTypeConverter } = this;
    this.#removeAtEnd(op, (result) => {
      if (this.#isDead(result)) return;
      const builder = OpBuilder.before(op);
      result.replaceAllUsesWith(this.#cast(builder, [], result.type, result.location, 'source', currentTypeConverter));
    });
  }

  override replaceAllUsesWith(from: Value, to: Value): void {
    const { currentTypeConverter } = this;
    this.#map(from, to);
    this.#commitLater(() => this.#commitValue(from, currentTypeConverter));
  }

  override modifyOpInPlace(op: Operation, change: () => void): void {
    this.#undo.push(restoring(op));
    super.modifyOpInPlace(op, change);
  }

  override inlineBlockBefore(
    source: Block,
    target: Block,
    before: Operation | null,
    values: readonly Value[] = [],
  ): void {
    const ops = [...source.operations()];
    const { region } = source;
    const next = region?.blocks[region.blocks.indexOf(source) + 1];
    super.inlineBlockBefore(source, target, before, values);
    this.#undo.push(() => {
      if (next) region!.insertBefore(source, next);
      else region?.append(source);
      for (const op of ops) {
        op.remove();
        source.append(op);
      }
    });
  }

  override inlineRegionBefore(region: Region, target: Region, before?: Block): void {
    const blocks = [...region.blocks];
    super.inlineRegionBefore(region, target, before);
    this.#undo.push(() => {
      for (const block of blocks) {
        block.region!.remove(block);
        region.append(block);
      }
    });
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
    replaceBlock(block, fresh);
    this.#undo.push(() => replaceBlock(fresh, block));
    const { currentTypeConverter } = this;
    this.currentTypeConverter = converter;
    old.forEach((argument, i) => this.replaceAllUsesWith(argument, fresh.arguments[i]!));
    this.currentTypeConverter = currentTypeConverter;
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
    this.#commits.length = 0;
    this.keepChanges();
  }

  protected override notifyInserted(op: Operation): void {
    this.#undo.push(() => discard(op));
    super.notifyInserted(op);
  }

  #map(from: Value, to: Value): void {
    this.#undo.push(this.#mapping.map(from, to));
  }

  #commitLater(commit: () => void): void {
    this.#commits.push(commit);
    this.#undo.push(() => void this.#commits.pop());
  }

  #removeAtEnd(op: Operation, commitResult: (result: OpResult) => void): void {
    this.#commitLater(() => {
      op.results.forEach(commitResult);
      op.remove();
    });
    const added: Operation[] = [];
    walk(op, { before: (nested) => void (this.#replaced.has(nested) || added.push(nested)) });
    for (const nested of added) this.#replaced.add(nested);
    this.#undo.push(() => {
      for (const nested of added) this.#replaced.delete(nested);
    });
  }

  #isDead(value: Value): boolean {
    return [...value.uses()].every(({ owner }) => this.#replaced.has(owner));
  }

  #commitValue(value: Value, converter: TypeConverter | undefined): void {
    const replacement = this.#replacementFor(value, converter);
    if (replacement && replacement !== value) value.replaceAllUsesWith(replacement);
  }

  #replacementFor(value: Value, converter: TypeConverter | undefined): Value | undefined {
    const fitting = this.#mapping.lookup(value, value.type);
    if (fitting && fitting !== value) return fitting;
    if (this.#isDead(value) && !this.#mapping.isMappedTo(value)) return undefined;
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
    const result = this.#cast(builder, [value], type, location, kind, converter);
    this.#map(value, result);
    return result;
  }

  #cast(
    builder: OpBuilder,
    inputs: readonly Value[],
    type: Type,
    location: Location,
    kind: StandIn['kind'],
    converter: TypeConverter | undefined,
  ): Value {
    const cast = UnrealizedConversionCastOp.build(builder, location, { inputs, outputTypes: [type] });
    this.standIns.push({ cast, kind, converter });
    this.#mapping.casts.add(cast);
    this.#undo.push(() => {
      this.standIns.pop();
      this.#mapping.casts.delete(cast);
      discard(cast);
    });
    return cast.result();
  }
}

function discard(op: Operation): void {
  op.dropAllReferences();
  op.remove();
}

/** Puts `to` in the place of `from`, with its operations, but without its arguments. */
function replaceBlock(from: Block, to: Block): void {
  from.region!.insertAfter(to, from);
  for (const op of from.operations()) {
    from.remove(op);
    to.append(op);
  }
  for (let use = from.firstUse; use; use = from.firstUse) use.set(to);
  from.region!.remove(from);
}

/** Returns what makes of `op` again what it is now, but for its regions. */
export function restoring(op: Operation): () => void {
  const { properties, attributes, operands, resultTypes, successors } = op;
  return () => {
    op.setProperties(properties);
    op.setDiscardableAttrs(attributes);
    op.setOperands(operands);
    for (const [i, result] of op.results.entries()) result.type = resultTypes[i]!;
    for (const [i, operand] of op.blockOperands.entries()) operand.set(successors[i]!);
  };
}
