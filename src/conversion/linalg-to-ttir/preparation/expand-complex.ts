import { functionTypeOf } from '../../../builtin/function-op.ts';
import { splitConstant } from '../../../builtin/split-complex-constant.ts';
import { type DictionaryAttr } from '../../../ir/attributes/container-attributes.ts';
import { DenseElementsAttr } from '../../../ir/attributes/elements-attributes.ts';
import { type Block } from '../../../ir/block.ts';
import { OpBuilder } from '../../../ir/builder.ts';
import { IRMapping } from '../../../ir/clone.ts';
import { DestinationStyleOpInterface } from '../../../ir/interfaces/destination-style.ts';
import { type Operation } from '../../../ir/operation.ts';
import { Region } from '../../../ir/region.ts';
import { type Type } from '../../../ir/type.ts';
import { FunctionType } from '../../../ir/types/composite-types.ts';
import { ComplexType } from '../../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { walk } from '../../../ir/walk.ts';
import { ConstantOp, SelectOp } from '../../../dialects/arith/generated/arith-ops.gen.ts';
import { FuncOp, ReturnOp } from '../../../dialects/func/generated/func-ops.gen.ts';
import { YieldOp } from '../../../dialects/linalg/generated/linalg-ops.gen.ts';
import { LinalgStructuredInterface } from '../../../dialects/linalg/interfaces.ts';
import { buildGeneric } from '../../../dialects/linalg/structured/build-structured.ts';
import * as tensor from '../../../dialects/tensor/generated/tensor-ops.gen.ts';
import { expandElement, isExpandableElement, partOfNumber, type Parts } from './complex-elements.ts';

/**
 * Puts two tensors, or numbers, of real and of imaginary parts in the place of those that are complex: PyTorch's positions of tokens are turned by
 * products of complex numbers, and its Fourier transforms give them. Structured operations get operands for both parts, functions arguments and results.
 * Programs that compute of complex numbers what is not known here, or call functions of them, stay as they are.
 */
export function expandComplex(module: Operation): void {
  let hasComplex = false;
  const isExpandable = walk(module, {
    before(op) {
      if (!takesComplex(op)) return 'advance';
      hasComplex = true;
      return isExpandableOperation(op) ? 'advance' : 'interrupt';
    },
  });
  if (hasComplex && isExpandable) new ComplexExpansion().run(module);
}

/** Operations that hand elements over, or choose of them, wherever they come from: done twice, they do so with both parts. */
const perPart = [
  SelectOp,
  tensor.CastOp,
  tensor.CollapseShapeOp,
  tensor.ConcatOp,
  tensor.EmptyOp,
  tensor.ExpandShapeOp,
  tensor.ExtractOp,
  tensor.ExtractSliceOp,
  tensor.FromElementsOp,
  tensor.InsertOp,
  tensor.InsertSliceOp,
  tensor.ReshapeOp,
  tensor.SplatOp,
] as const;

function takesComplex(op: Operation): boolean {
  return [...op.operands.map(({ type }) => type), ...op.resultTypes, ...signatureOf(op)].some(isComplex);
}

/** Returns the types of a function's arguments and results; none of other operations. */
function signatureOf(op: Operation): readonly Type[] {
  if (!(op instanceof FuncOp)) return [];
  const { inputs, results } = functionTypeOf(op);
  return [...inputs, ...results];
}

/** Tells whether elements in the body of a structured operation are complex, as between real operands and results. */
function computesWithComplex(op: Operation): boolean {
  return isStructured(op) && [...op.regions[0]!.firstBlock!.operations()].some(takesComplex);
}

function isComplex(type: Type): boolean {
  return elementTypeOrSelf(type) instanceof ComplexType;
}

/** Returns the type of both parts of complex numbers of floats; undefined for all other types. */
function partType(type: Type): Type | undefined {
  if (!(type instanceof RankedTensorType)) return partOfNumber(type);
  const part = partOfNumber(type.elementType);
  return part && RankedTensorType.get(type.shape, part);
}

function isStructured(op: Operation): boolean {
  return LinalgStructuredInterface.of(op) !== undefined;
}

/** Returns the types of what stands for a value of this type. */
function typesOfParts(type: Type): readonly Type[] {
  const part = partType(type);
  return part ? [part, part] : [type];
}

/** Tells whether an operation, in a function of one block or in the body of a structured operation, or such a function can be done with parts. */
function isExpandableOperation(op: Operation): boolean {
  const types = [...op.operands.map(({ type }) => type), ...op.resultTypes, ...signatureOf(op)];
  if (types.some((type) => isComplex(type) && !partType(type))) return false;
  if (op instanceof FuncOp) return isStraight(op);
  const around = op.parentOp!;
  if (!(around instanceof FuncOp ? isStraight(around) : isStructured(around))) return false;
  if (op instanceof ConstantOp) return op.value instanceof DenseElementsAttr;
  return (
    isExpandableElement(op) ||
    op instanceof YieldOp ||
    op instanceof ReturnOp ||
    perPart.some((known) => op instanceof known) ||
    isStructured(op)
  );
}

function isStraight(func: FuncOp): boolean {
  return func.body.blocks.length === 1;
}

class ComplexExpansion {
  readonly #parts = new Map<Value, Parts>();
  /** What stands for the other values of bodies. */
  readonly #mapping = new IRMapping();

  run(module: Operation): void {
    const dead: Operation[] = [];
    const withArguments: { readonly entry: Block; readonly count: number }[] = [];
    walk(module, {
      before: (op) => {
        if (op instanceof FuncOp && takesComplex(op)) {
          const entry = op.body.firstBlock!;
          withArguments.push({ entry, count: entry.arguments.length });
          this.#expandFunction(op, entry);
        }
        if (!(op.parentOp instanceof FuncOp)) return 'advance';
        if (!takesComplex(op) && !computesWithComplex(op)) return 'skip';
        if (op instanceof ReturnOp) {
          op.setOperands(op.operands.flatMap(this.#valuesOf));
          return 'skip';
        }
        this.#expand(op, OpBuilder.before(op)).forEach((result, i) => {
          if ('real' in result) this.#parts.set(op.result(i), result);
          else op.result(i).replaceAllUsesWith(result);
        });
        dead.push(op);
        return 'skip';
      },
    });
    for (const op of dead.toReversed()) op.erase();
    for (const { entry, count } of withArguments) entry.eraseArguments(new Set(Array(count).keys()));
  }

  /** Gives a function arguments for parts, behind its own, which have to go, and the types of parts, each with what is said of the whole. */
  #expandFunction(func: FuncOp, entry: Block): void {
    const { context, argAttrs, resAttrs } = func;
    const { inputs, results } = functionTypeOf(func);
    for (const argument of [...entry.arguments]) {
      const parts = typesOfParts(argument.type).map((type) => entry.addArgument(type, argument.location));
      const [stand] = pairUp([argument.type], parts);
      if ('real' in stand!) this.#parts.set(argument, stand);
      else argument.replaceAllUsesWith(stand!);
    }
    const spread = (attributes: readonly DictionaryAttr[], types: readonly Type[]): DictionaryAttr[] =>
      attributes.flatMap((each, i) => typesOfParts(types[i]!).map(() => each));
    if (argAttrs) func.argAttrs = spread(argAttrs, inputs);
    if (resAttrs) func.resAttrs = spread(resAttrs, results);
    func.functionType = FunctionType.get(context, inputs.flatMap(typesOfParts), results.flatMap(typesOfParts));
  }

  readonly #partsOf = (value: Value): Parts => this.#parts.get(value)!;
  readonly #lookup = (value: Value): Value => this.#mapping.lookup(value);

  /** Returns what stands for a value: both parts of a complex one. */
  readonly #valuesOf = (value: Value): readonly Value[] => {
    const parts = this.#parts.get(value);
    return parts ? [parts.real, parts.imaginary] : [this.#lookup(value)];
  };

  /** Makes what an operation makes of parts; returns parts, or a value, for each result. */
  #expand(op: Operation, builder: OpBuilder): readonly (Parts | Value)[] {
    if (isExpandableElement(op)) return [expandElement(op, builder, this.#partsOf, this.#lookup)];
    if (op instanceof ConstantOp) return [buildConstant(op, builder)];
    if (isStructured(op)) return this.#expandStructured(op, builder);
    const [real, imaginary] = (['real', 'imaginary'] as const).map((part) => this.#buildPart(op, builder, part));
    return [{ real: real!, imaginary: imaginary! }];
  }

  /** Makes the same operation of one part of each operand. */
  #buildPart(op: Operation, builder: OpBuilder, part: keyof Parts): Value {
    return builder
      .create({
        name: op.name,
        location: op.location,
        operands: op.operands.map((value) => this.#parts.get(value)?.[part] ?? this.#lookup(value)),
        resultTypes: [partType(op.result(0).type)!],
        properties: op.properties,
        attributes: op.attributes,
      })
      .result(0);
  }

  /** Makes the structured operation whose operands, elements and results are parts. */
  #expandStructured(op: Operation, builder: OpBuilder): readonly (Parts | Value)[] {
    const { location } = op;
    const { indexingMaps, iteratorTypes } = LinalgStructuredInterface.of(op)!;
    const inits = new Set(DestinationStyleOpInterface.of(op)!.inits);
    const operands = op.opOperands.map((operand, i) => ({
      values: this.#valuesOf(operand.value),
      map: indexingMaps[i]!,
      isInit: inits.has(operand),
    }));
    const valuesOf = (isInit: boolean): readonly Value[] =>
      operands.flatMap((operand) => (operand.isInit === isInit ? operand.values : []));
    const made = buildGeneric(builder, location, {
      inputs: valuesOf(false),
      inits: valuesOf(true),
      indexingMaps: operands.flatMap(({ values, map }) => values.map(() => map)),
      iteratorTypes,
      region: this.#expandBody(op),
      attributes: op.attributes,
    });
    return pairUp(op.resultTypes, made.results);
  }

  #expandBody(op: Operation): Region {
    const body = op.regions[0]!.firstBlock!;
    const region = new Region();
    const builder = new OpBuilder(op.context);
    const types = body.arguments.flatMap(({ type }) => typesOfParts(type));
    const block = builder.createBlock(
      region,
      types,
      types.map(() => op.location),
    );
    this.#standIn(body.arguments, pairUp(body.arguments.map(({ type }) => type), block.arguments)); // prettier-ignore
    for (const nested of body.operations()) {
      if (nested instanceof YieldOp) {
        YieldOp.build(builder, nested.location, { values: nested.operands.flatMap(this.#valuesOf) });
      } else if (takesComplex(nested)) {
        this.#standIn(nested.results, this.#expand(nested, builder));
      } else {
        builder.clone(nested, this.#mapping);
      }
    }
    return region;
  }

  #standIn(values: readonly Value[], stands: readonly (Parts | Value)[]): void {
    values.forEach((value, i) => {
      const stand = stands[i]!;
      if ('real' in stand) this.#parts.set(value, stand);
      else this.#mapping.map(value, stand);
    });
  }
}

/** Takes two values together for each type that is complex. */
function pairUp(types: readonly Type[], values: readonly Value[]): readonly (Parts | Value)[] {
  let next = 0;
  return types.map((type) =>
    isComplex(type) ? { real: values[next++]!, imaginary: values[next++]! } : values[next++]!,
  );
}

function buildConstant({ value, location }: ConstantOp, builder: OpBuilder): Parts {
  const [real, imaginary] = splitConstant(value as DenseElementsAttr).map((part) =>
    ConstantOp.build(builder, location, { value: part }).result(),
  );
  return { real: real!, imaginary: imaginary! };
}
