import { Attribute } from '../../../ir/attribute.ts';
import { OpBuilder } from '../../../ir/builder.ts';
import { type Block } from '../../../ir/block.ts';
import { isMemoryEffectFree } from '../../../ir/interfaces/memory-effects.ts';
import { type Operation } from '../../../ir/operation.ts';
import { PatternRewriter } from '../../../ir/pattern-match.ts';
import { FunctionType } from '../../../ir/types/composite-types.ts';
import { FloatType, IndexType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Type } from '../../../ir/type.ts';
import { type BlockArgument, Value } from '../../../ir/value.ts';
import { walk, walkOps } from '../../../ir/walk.ts';
import { foldOperation, matchInteger } from '../../../rewrite/fold.ts';
import { knownIndex, mixedIndices, type MixedIndex } from '../../../rewrite/mixed-indices.ts';
import { IndexCastOp, SelectOp } from '../../../dialects/arith/generated/arith-ops.gen.ts';
import { AssertOp } from '../../../dialects/cf/generated/cf-ops.gen.ts';
import { FuncOp, ReturnOp } from '../../../dialects/func/generated/func-ops.gen.ts';
import { LinalgStructuredInterface } from '../../../dialects/linalg/interfaces.ts';
import * as tensor from '../../../dialects/tensor/generated/tensor-ops.gen.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import { buildInto, buildReshape } from '../../../dialects/ttir/build.ts';
import { ConcatOp } from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { elementFunctionOf } from '../../arith-to-ttir/element-functions.ts';
import { eraseUnused } from '../../front-end/erase-unused.ts';
import { hasIterations } from '../body/iteration.ts';
import { buildSplat, elementType, scalarConstant } from '../body/scalar-body.ts';
import { buildExpanded } from '../loops/loop-space.ts';
import { areBranches, hoistBranches } from './hoist-branches.ts';
import { buildPart, buildUpdateAt, canCompute, type Place } from './mixed-places.ts';

const isScalar = (type: Type): boolean => type instanceof FloatType || type instanceof IntegerType || type instanceof IndexType; // prettier-ignore

/** Places in tensors, and so their sizes, are words. */
const hasKnownPlaces = ({ type }: Value): boolean =>
  type instanceof RankedTensorType && type.hasStaticShape && type.shape.every((size) => size < 2 ** 31);

/** Returns the tensor without dimensions that stands for a scalar. */
const tensorOf = (type: Type): RankedTensorType => RankedTensorType.get([], elementType(type));

/** Tells whether a function takes or returns scalars. */
export function hasScalarArguments(module: Operation): boolean {
  let found = false;
  walkOps(module, FuncOp, ({ functionType: { inputs, results } }) => {
    found ||= [...inputs, ...results].some(isScalar);
  });
  return found;
}

/** Puts tensors without dimensions in the place of scalars, which TTIR lacks: of arguments and results of functions, and of what is computed outside of bodies. */
export function liftScalars(module: Operation): void {
  walkOps(module, FuncOp, (func) => {
    if (func.body.blocks.length === 1) new ScalarLifting(func).run();
  });
}

/** Does so where functions take or return scalars, in programs of a dialect that has none itself. */
export function liftScalarArguments(module: Operation): void {
  if (!hasScalarArguments(module)) return;
  liftScalars(module);
  eraseUnused(module, new Set(['arith.constant']));
}

class ScalarLifting {
  readonly #tensors = new Map<Value, Value>();
  readonly #block: Block;
  readonly #rewriter: PatternRewriter;

  constructor(readonly func: FuncOp) {
    this.#block = func.body.firstBlock!;
    this.#rewriter = new PatternRewriter(func.context);
  }

  run(): void {
    const { func } = this;
    const inputs = this.#liftArguments();
    const lifted: Operation[] = [];
    for (let op = this.#block.firstOp; op;) {
      const first = this.#hoistBranches(op);
      if (first) {
        op = first;
        continue;
      }
      const { next } = op;
      if (this.#lift(op)) lifted.push(op);
      op = next;
    }
    for (const op of lifted.toReversed()) if (op.useEmpty) op.erase();
    this.#dropArguments(inputs);
    const terminator = this.#block.lastOp;
    if (!(terminator instanceof ReturnOp)) return;
    const types = [this.#block.arguments, terminator.operands].map((values) => values.map(({ type }) => type));
    func.functionType = FunctionType.get(func.context, types[0]!, types[1]!);
  }

  /** Adds an argument for each that is a scalar, behind it. */
  #liftArguments(): readonly BlockArgument[] {
    const scalars = this.#block.arguments.filter(({ type }) => isScalar(type));
    for (const scalar of scalars) {
      const stand = this.#block.insertArgument(scalar.argNumber + 1, tensorOf(scalar.type), scalar.location);
      this.#tensors.set(scalar, stand);
    }
    return scalars;
  }

  /** Erases arguments that tensors stand for; where something cannot do without one, that stays, or an element is taken, for the conversion to say what that is. */
  #dropArguments(scalars: readonly BlockArgument[]): void {
    const builder = OpBuilder.atBlockBegin(this.func.context, this.#block);
    for (const scalar of scalars) {
      const stand = this.#tensors.get(scalar) as BlockArgument;
      if (scalar.hasUses && stand.hasUses) scalar.replaceAllUsesWith(this.#buildElement(builder, scalar));
      this.#block.eraseArgument((scalar.hasUses ? stand : scalar).argNumber);
    }
  }

  /** Takes the element of the tensor that stands for a scalar. */
  #buildElement(builder: OpBuilder, scalar: Value): Value {
    const { location, type } = scalar;
    const resultType = elementType(type);
    const stand = this.#tensors.get(scalar)!;
    const element = tensor.ExtractOp.build(builder, location, { tensor: stand, indices: [], resultType }).result();
    return type === resultType ? element : IndexCastOp.build(builder, location, { in: element, outType: type }).result(); // prettier-ignore
  }

  /** Puts the operations of all branches, and choices, in the place of a choice by a scalar that is lifted; returns the first of them. */
  #hoistBranches(op: Operation): Operation | null {
    if (!areBranches(op) || !this.#tensors.has(op.operand(0)) || !isMemoryEffectFree(op)) return null;
    const { previous } = op;
    hoistBranches(this.#rewriter, op);
    return previous ? previous.next : this.#block.firstOp;
  }

  /** Puts tensors in the place of scalars that an operation takes or makes; returns whether nothing needs it any more. */
  #lift(op: Operation): boolean {
    const builder = OpBuilder.before(op);
    this.#liftCaptures(op);
    if (this.#fold(builder, op) || holds(op)) return true;
    if (op instanceof ReturnOp || LinalgStructuredInterface.of(op)) {
      this.#liftOperands(builder, op);
      return false;
    }
    const result = op.numResults === 1 ? this.#standFor(builder, op) : undefined;
    if (!result) return false;
    if (isScalar(op.result(0).type)) this.#tensors.set(op.result(0), result);
    else op.result(0).replaceAllUsesWith(result);
    return true;
  }

  /** Puts a constant, or a scalar that is there already, in the place of one, or of a list, that follows from constants; returns false for others. */
  #fold(builder: OpBuilder, op: Operation): boolean {
    const isList = op instanceof tensor.FromElementsOp;
    if (op.numResults !== 1 || !(isList || isScalar(op.result(0).type)) || scalarConstant(op.result(0))) return false;
    const folded = foldOperation(op);
    if (!folded || folded === 'updated') return false;
    const [item] = folded;
    const { type } = op.result(0);
    const made = item instanceof Attribute ? op.info?.dialect.hooks.materializeConstant?.(builder, item, type, op.location)?.result(0) : item; // prettier-ignore
    if (!made) return false;
    op.result(0).replaceAllUsesWith(made);
    return true;
  }

  /** Lets bodies take scalars from outside of the tensors that stand for them. */
  #liftCaptures(op: Operation): void {
    if (op.regions.length === 0 || !hasIterations(op)) return;
    const elements = new Map<Value, Value>();
    const builder = OpBuilder.atBlockBegin(op.context, op.regions[0]!.firstBlock!);
    walk(op, {
      before: (nested) => {
        if (nested === op) return;
        for (const [i, operand] of nested.operands.entries()) {
          if (!this.#tensors.has(operand)) continue;
          if (!elements.has(operand)) elements.set(operand, this.#buildElement(builder, operand));
          nested.setOperand(i, elements.get(operand)!);
        }
      },
    });
  }

  /** Lets an operation take tensors in the place of scalars; bodies know no other elements for indices. Constants stay for bodies. */
  #liftOperands(builder: OpBuilder, op: Operation): void {
    for (const [i, operand] of op.operands.entries()) {
      const isBody = !(op instanceof ReturnOp);
      if (isBody && operand.type instanceof IndexType) continue;
      const stand = isBody ? this.#tensors.get(operand) : this.#stand(builder, operand, op);
      if (stand) op.setOperand(i, stand);
    }
  }

  /** Returns the tensor that stands for a scalar, one that is made of a constant if need be. */
  #stand(builder: OpBuilder, scalar: Value, { location }: Operation): Value | undefined {
    const stand = this.#tensors.get(scalar);
    const constant = stand ? undefined : scalarConstant(scalar);
    return constant ? buildSplat(builder, location, constant, []) : stand;
  }

  #standAll(builder: OpBuilder, scalars: readonly Value[], op: Operation): readonly Value[] | undefined {
    const stands = scalars.map((scalar) => this.#stand(builder, scalar, op));
    return stands.includes(undefined) ? undefined : (stands as Value[]);
  }

  /** Makes what stands for the result of an operation; undefined where it needs nothing, or cannot be made. */
  #standFor(builder: OpBuilder, op: Operation): Value | undefined {
    const result = op.result(0);
    if (!isScalar(result.type) && !hasKnownPlaces(result)) return undefined;
    if (op instanceof tensor.ExtractOp) return this.#elementOf(builder, op);
    if (op instanceof tensor.FromElementsOp) return this.#listed(builder, op);
    if (op instanceof tensor.SplatOp) return this.#repeated(builder, op);
    if (op instanceof tensor.InsertOp) return this.#withElement(builder, op);
    if (op instanceof tensor.ExtractSliceOp || op instanceof tensor.InsertSliceOp) return this.#movedSlice(builder, op);
    return this.#computed(builder, op);
  }

  #elementOf(builder: OpBuilder, op: tensor.ExtractOp): Value | undefined {
    const { location, tensor: whole } = op;
    const places = hasKnownPlaces(whole) && this.#placesOf(op.indices);
    if (!places || !canCompute(whole, places) || op.result().type instanceof IndexType) return undefined;
    const part = buildPart(builder, location, whole, places, places.map(() => 1)); // prettier-ignore
    return buildReshape(builder, location, part, []);
  }

  #listed(builder: OpBuilder, op: tensor.FromElementsOp): Value | undefined {
    const { location, elements } = op;
    const type = op.result().type as RankedTensorType;
    const isLifted = elements.some((element) => this.#tensors.has(element));
    const stands = isLifted && !(type.elementType instanceof IndexType) && this.#standAll(builder, elements, op);
    if (!stands) return undefined;
    const inputs = stands.map((stand) => buildReshape(builder, location, stand, [1]));
    const listType = RankedTensorType.get([inputs.length], type.elementType);
    const list = inputs.length === 1 ? inputs[0]! : buildInto(builder, location, ConcatOp, { inputs, dim: 0 }, listType); // prettier-ignore
    return buildReshape(builder, location, list, type.shape);
  }

  #repeated(builder: OpBuilder, op: tensor.SplatOp): Value | undefined {
    const stand = this.#tensors.get(op.input);
    const { shape, elementType: element } = op.result().type as RankedTensorType;
    if (!stand || element instanceof IndexType) return undefined;
    return buildExpanded(builder, op.location, buildOnes(builder, op, stand, shape), shape);
  }

  #withElement(builder: OpBuilder, op: tensor.InsertOp): Value | undefined {
    const places = this.#placesOf(op.indices);
    const stand = this.#stand(builder, op.scalar, op);
    if (!places || !stand || op.scalar.type instanceof IndexType || !canCompute(op.dest, places)) return undefined;
    return buildUpdateAt(builder, op.location, op.dest, buildOnes(builder, op, stand, places), places);
  }

  /** Makes what arith and math compute of scalars, and the choice between tensors. */
  #computed(builder: OpBuilder, op: Operation): Value | undefined {
    const compute = op.operands.some((operand) => this.#tensors.has(operand)) ? elementFunctionOf(op) : undefined;
    if (!compute) return undefined;
    const { type } = op.result(0);
    if (isScalar(type)) {
      const stands = this.#standAll(builder, op.operands, op);
      return stands && compute(builder, op.location, stands, elementType(type));
    }
    if (!(op instanceof SelectOp)) return undefined;
    const { shape, elementType: element } = type as RankedTensorType;
    const condition = buildOnes(builder, op, this.#tensors.get(op.condition)!, shape);
    return compute(builder, op.location, [condition, op.trueValue, op.falseValue], element);
  }

  /** Makes a slice, or the tensor that it is inserted into, at places that are lifted. */
  #movedSlice(builder: OpBuilder, op: tensor.ExtractSliceOp | tensor.InsertSliceOp): Value | undefined {
    const { location, staticSizes: sizes, staticStrides: steps, offsets, source } = op;
    const whole = op instanceof tensor.InsertSliceOp ? op.dest : source;
    const isKnown = op.sizes.length === 0 && op.strides.length === 0;
    if (offsets.length === 0 || !isKnown || !hasKnownPlaces(whole)) return undefined;
    const places = this.#placesOf(mixedIndices(op.properties.get('static_offsets'), offsets));
    const extents = sizes.map((size, dim) => (size - 1) * steps[dim]! + 1);
    if (!places || steps.some((step) => step <= 0) || !canCompute(whole, places, extents)) return undefined;
    if (op instanceof tensor.ExtractSliceOp) {
      const part = buildPart(builder, location, whole, places, sizes, steps);
      return buildReshape(builder, location, part, shapeOf(op.result()));
    }
    if (steps.some((step) => step !== 1)) return undefined;
    return buildUpdateAt(builder, location, whole, buildReshape(builder, location, source, sizes), places);
  }

  /** Returns indices as places; undefined where one is neither known nor lifted. */
  #placesOf(indices: readonly MixedIndex[]): readonly Place[] | undefined {
    const places = indices.map(
      (index) => knownIndex(index) ?? (index instanceof Value ? this.#tensors.get(index) : undefined),
    );
    return places.includes(undefined) ? undefined : (places as Place[]);
  }
}

/** Tells whether an operation asserts what is known to hold, as PyTorch does of sizes. */
function holds(op: Operation): boolean {
  return op instanceof AssertOp && Boolean(matchInteger(op.arg));
}

/** Gives a tensor without dimensions as many of size 1 as the list has entries. */
function buildOnes(builder: OpBuilder, { location }: Operation, stand: Value, dims: readonly unknown[]): Value {
  return buildReshape(builder, location, stand, dims.map(() => 1)); // prettier-ignore
}
