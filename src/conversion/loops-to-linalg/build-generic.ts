import { type AffineExpr, getAffineDimExpr } from '../../affine/affine-expr.ts';
import { AffineMap } from '../../affine/affine-map.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { IRMapping } from '../../ir/clone.ts';
import { type Location } from '../../ir/location.ts';
import { Region } from '../../ir/region.ts';
import { IndexType, IntegerType } from '../../ir/types/scalar-types.ts';
import { MemRefType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type Operation } from '../../ir/operation.ts';
import { type LoadOp as AffineLoadOp } from '../../dialects/affine/generated/affine-ops.gen.ts';
import { buildIndexConstant, buildIndexProduct } from '../../dialects/arith/build-index.ts';
import { AddIOp, AndIOp, CmpIOp, SelectOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { IndexOp, YieldOp } from '../../dialects/linalg/generated/linalg-ops.gen.ts';
import { buildGeneric } from '../../dialects/linalg/structured/build-structured.ts';
import { AllocOp, LoadOp } from '../../dialects/memref/generated/memref-ops.gen.ts';
import { InternalError } from '../../support/invariant.ts';
import { buildPart, type Part } from './accessed-part.ts';
import { type Computation } from './computations.ts';
import { isSameElement } from './dependences.ts';
import { type Counter, type LinearIndex } from './linear-index.ts';
import { isLoad, type LoopNest } from './loop-nest.ts';
import { type Access, MemorySlot } from './memory-slot.ts';

/** Makes memory of static shape. */
export function buildMemory(
  builder: OpBuilder,
  location: Location,
  shape: readonly number[],
  elementType: MemRefType['elementType'],
): Value {
  // prettier-ignore
  const memrefType = MemRefType.get(shape, elementType);
  return AllocOp.build(builder, location, { dynamicSizes: [], symbolOperands: [], memrefType }).result();
}

/** Makes the structured operation that does in all iterations what a statement does. Returns the memory that it was made for, besides. */
export function buildComputation(builder: OpBuilder, nest: LoopNest, computation: Computation): Value | undefined {
  const { op, counters, outputs, reads } = computation;
  const { context } = builder;
  const { location } = op;
  const inputs = distinctInputs(computation);
  const parts = inputs.map((access) => buildPart(builder, location, access, counters));
  const results = outputs.map(({ access }) => buildPart(builder, location, access, counters));
  const shape = buildShape(builder, location, counters, [...parts, ...results]);
  if (shape) parts.push(shape);
  const written = new Set(outputs.flatMap(({ access }) => access.subscripts!.flatMap((subscript) => [...subscript.counters.keys()]))); // prettier-ignore
  const operands = [...parts, ...results];
  const region = new Region();
  const body = new OpBuilder(context);
  const types = operands.map(({ operand }) => (operand.type as MemRefType).elementType);
  const block = body.createBlock(region, types, types.map(() => location)); // prettier-ignore
  const mapping = new IRMapping();
  for (const [value, access] of reads) {
    const output = outputs.findIndex((other) => isSameElement(other.access, access));
    const place = output < 0 ? inputs.findIndex((input) => isSameElement(input, access)) : parts.length + output;
    mapping.map(value, block.arguments[place]!);
  }
  const elements = new BodyBuilder(body, nest, counters, mapping);
  const guards = counters.flatMap((counter) => counter.guards);
  for (const nested of computation.ops) elements.add(nested);
  const values = outputs.map(({ access, value }, i) => {
    const falseValue = block.arguments[parts.length + i]!;
    return elements.guarded(
      elements.valueOf(value, location),
      hasOwnElements(access, counters) ? [] : guards,
      falseValue,
      location,
    );
  });
  YieldOp.build(body, location, { values });
  buildGeneric(builder, location, {
    inputs: parts.map(({ operand }) => operand),
    inits: results.map(({ operand }) => operand),
    indexingMaps: operands.map(({ exprs }) => AffineMap.get(counters.length, 0, exprs)),
    iteratorTypes: counters.map((counter) => (written.has(counter) ? 'parallel' : 'reduction')),
    region,
  });
  return shape?.operand;
}

/** Tells whether each iteration has an element of its own, of memory that nothing else has: what one writes that does not run is not read. */
function hasOwnElements({ memory, subscripts }: Access, counters: readonly Counter[]): boolean {
  return memory instanceof MemorySlot && counters.every((counter) => subscripts!.some((index) => index.counters.has(counter))); // prettier-ignore
}

/** Returns what is read but the elements that are written, once each. */
function distinctInputs({ reads, outputs }: Computation): readonly Access[] {
  const inputs: Access[] = [];
  const isThere = (access: Access): boolean => inputs.some((input) => isSameElement(input, access));
  for (const access of reads.values()) {
    if (!outputs.some((output) => isSameElement(output.access, access)) && !isThere(access)) inputs.push(access);
  }
  return inputs;
}

/** Makes an operand that nothing reads, for loops that are no dimension of another one: it says how often they run. */
function buildShape(
  builder: OpBuilder,
  location: Location,
  counters: readonly Counter[],
  parts: readonly Part[],
): Part | undefined {
  const shown = new Set(parts.flatMap(({ exprs }) => exprs.flatMap((expr) => (expr.kind === 'dim' ? [expr.position] : [])))); // prettier-ignore
  const missing = counters.flatMap((_, i) => (shown.has(i) ? [] : [i]));
  if (missing.length === 0) return undefined;
  const { elementType } = parts.at(-1)!.operand.type as MemRefType;
  const shape = missing.map((i) => counters[i]!.tripCount);
  const operand = buildMemory(builder, location, shape, elementType);
  return { operand, exprs: missing.map((i) => getAffineDimExpr(i)) };
}

/** Makes copies of what computes scalars, in the body of a structured operation. */
class BodyBuilder {
  readonly #indices = new Map<Counter, Value>();
  #condition: Value | undefined;

  constructor(
    readonly builder: OpBuilder,
    readonly nest: LoopNest,
    readonly counters: readonly Counter[],
    readonly mapping: IRMapping,
  ) {}

  add(op: Operation): void {
    const { builder, mapping } = this;
    for (const operand of op.operands) mapping.map(operand, this.valueOf(operand, op.location));
    if (isLoad(op)) mapping.map(op.result(0), this.#buildLoad(op));
    else builder.clone(op, mapping);
  }

  /** Returns what a value of the nest is in the body. */
  valueOf(value: Value, location: Location): Value {
    const known = this.mapping.lookupOrUndefined(value);
    if (known) return known;
    const index = this.nest.indices.get(value);
    return index ? this.#buildIndex(index, location) : value;
  }

  /** Returns the value where none of the numbers is negative, else the other. */
  guarded(trueValue: Value, guards: readonly LinearIndex[], falseValue: Value, location: Location): Value {
    if (guards.length === 0) return trueValue;
    this.#condition ??= this.#buildCondition(guards, location);
    return SelectOp.build(this.builder, location, { condition: this.#condition, trueValue, falseValue }).result();
  }

  #buildCondition(guards: readonly LinearIndex[], location: Location): Value {
    const { builder } = this;
    const resultType = IntegerType.get(builder.context, 1);
    return guards
      .map((guard) => {
        const [added, taken] = guard.split;
        const [lhs, rhs] = [this.#buildIndex(added, location), this.#buildIndex(taken, location)];
        return CmpIOp.build(builder, location, { predicate: 'sge', lhs, rhs, resultType }).result();
      })
      .reduce((lhs, rhs) => AndIOp.build(builder, location, { lhs, rhs }).result());
  }

  #buildIndex(index: LinearIndex, location: Location): Value {
    const { builder } = this;
    const terms: Value[] = [];
    const add = (value: Value, factor: number): void =>
      void terms.push(buildIndexProduct(builder, location, [value], factor));
    for (const [symbol, factor] of index.symbols) add(symbol, factor);
    for (const [counter, factor] of index.counters) add(this.#indexOf(counter, location), factor);
    if (index.constant !== 0 || terms.length === 0) terms.push(buildIndexConstant(builder, location, index.constant));
    return terms.reduce((lhs, rhs) => AddIOp.build(builder, location, { lhs, rhs }).result());
  }

  #indexOf(counter: Counter, location: Location): Value {
    const { builder, counters } = this;
    let value = this.#indices.get(counter);
    if (!value) {
      const args = { dim: counters.indexOf(counter), resultType: IndexType.get(builder.context) };
      value = IndexOp.build(builder, location, args).result();
      this.#indices.set(counter, value);
    }
    return value;
  }

  /** Makes a load from a place that is computed. */
  #buildLoad(op: LoadOp | AffineLoadOp): Value {
    const { builder } = this;
    const { location, memref } = op;
    const inputs = op.indices.map((index) => this.valueOf(index, location));
    const indices = op instanceof LoadOp ? inputs : op.map.value.results.map((expr) => this.#chosen(expr, op.map.value.numDims, inputs, location)); // prettier-ignore
    return LoadOp.build(builder, location, { memref, indices, resultType: op.result(0).type }).result();
  }

  /** Returns what a result of a map chooses among its inputs, dims and then symbols, or the number that it is. */
  #chosen(expr: AffineExpr, numDims: number, inputs: readonly Value[], location: Location): Value {
    switch (expr.kind) {
      case 'dim':
        return inputs[expr.position]!;
      case 'symbol':
        return inputs[numDims + expr.position]!;
      case 'constant':
        return buildIndexConstant(this.builder, location, expr.value);
      default:
        throw new InternalError('a load computes its place by a map');
    }
  }
}
