import { functionTypeOf } from '../../../builtin/function-op.ts';
import { ArrayAttr } from '../../../ir/attributes/container-attributes.ts';
import { type Block } from '../../../ir/block.ts';
import { OpBuilder } from '../../../ir/builder.ts';
import { cloneOperation } from '../../../ir/clone.ts';
import { isOpTriviallyDead } from '../../../ir/interfaces/memory-effects.ts';
import { type Operation } from '../../../ir/operation.ts';
import { usedSymbolNames } from '../../../ir/symbol-uses.ts';
import { type Type } from '../../../ir/type.ts';
import { ComplexType } from '../../../ir/types/scalar-types.ts';
import { FunctionType, TupleType } from '../../../ir/types/composite-types.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { BlockArgument, type Value } from '../../../ir/value.ts';
import { walk } from '../../../ir/walk.ts';
import { setFunctionType } from '../../func/function-type.ts';
import { CallOp, FuncOp, ReturnOp } from '../../func/generated/func-ops.gen.ts';
import { asksForTolerance } from '../asks-for-tolerance.ts';
import * as hlo from '../generated/stablehlo-ops.gen.ts';
import { StablehloExpandComplexPassBase } from '../generated/stablehlo-passes.gen.ts';
import { attributesOfPart } from './complex/aliased-results.ts';
import { type ComplexParts, partType, typesOfParts } from './complex/complex-parts.ts';
import { addParts, forEachPart, handsOn, rebuild } from './complex/control-flow.ts';
import { expandElementwise } from './complex/elementwise.ts';
import { type Expansion } from './complex/expansion.ts';
import { expandFactorization } from './complex/factorizations.ts';
import { expandFourier } from './complex/fourier.ts';
import { expandLinear } from './complex/linear-operations.ts';
import { buildPlainForm } from './complex/plain-forms.ts';
import { expandProduct, expandSumOfProducts } from './complex/products.ts';
import { expandFunctionTuples } from './tuples/expand-function-tuples.ts';
import { resolveTuples } from './tuples/resolve-tuples.ts';

/** `stablehlo-expand-complex`. */
export class StablehloExpandComplexPass extends StablehloExpandComplexPassBase {
  override runOnOperation(module: Operation): void {
    let hasComplex = false;
    let hasComplexTuples = false;
    walk(module, {
      before(op) {
        hasComplex ||= isComplexOperation(op) || signatureTypes(op).some(partType);
        hasComplexTuples ||= [...op.operands.map(({ type }) => type), ...signatureTypes(op)].some(isComplexTuple);
      },
    });
    if (hasComplexTuples) {
      expandFunctionTuples(module);
      resolveTuples(module);
    }
    if (hasComplex || hasComplexTuples) new ComplexExpansion(module).run();
    else this.markAllAnalysesPreserved();
  }
}

const expansions: readonly Expansion[] = [
  expandElementwise,
  expandLinear,
  expandSumOfProducts,
  expandProduct,
  expandFourier,
  expandFactorization,
];

function isComplexOperation(op: Operation): boolean {
  return op.operands.some(({ type }) => partType(type)) || op.resultTypes.some((type) => partType(type));
}

function signatureTypes(op: Operation): readonly Type[] {
  if (!(op instanceof FuncOp)) return [];
  const { inputs, results } = functionTypeOf(op);
  return [...inputs, ...results];
}

/** Tells whether complex numbers are in a tuple, or in one of its tuples. */
function isComplexTuple(type: Type): boolean {
  return type instanceof TupleType && type.types.some((element) => partType(element) || isComplexTuple(element));
}

/** Tells whether a type says how many complex numbers there are, or of none. */
function isStatic(type: Type): boolean {
  return !(type instanceof RankedTensorType && type.elementType instanceof ComplexType) || type.hasStaticShape;
}

class ComplexExpansion {
  /** What stands for values that go. */
  readonly #parts = new Map<Value, ComplexParts>();
  /** Parts of values that stay. */
  readonly #taken = new Map<Value, ComplexParts>();
  /** What goes, users behind what they use. */
  readonly #dead: Operation[] = [];
  readonly #deadArguments: { readonly block: Block; readonly count: number }[] = [];
  /** What was built, of which only one part may be used. */
  readonly #built: Operation[] = [];
  /** Operations whose regions return parts. */
  readonly #returnsParts = new Set<Operation>();
  readonly #keptFunctions: ReadonlySet<string>;

  constructor(readonly module: Operation) {
    this.#keptFunctions = namesOfOtherUses(module);
  }

  run(): void {
    this.#expandRegions(this.module);
    for (const op of this.#dead.toReversed()) op.erase();
    for (const { block, count } of this.#deadArguments) block.eraseArguments(new Set(Array(count).keys()));
    for (const op of this.#built.toReversed()) if (op.block && isOpTriviallyDead(op)) op.erase();
  }

  #expandRegions(op: Operation): void {
    for (const { blocks } of op.regions) for (const block of blocks) for (const nested of [...block.operations()]) this.#expand(nested); // prettier-ignore
  }

  #expand(op: Operation): void {
    if (op instanceof FuncOp) this.#expandFunction(op);
    else if (isComplexOperation(op) && this.#replace(op)) return;
    this.#expandRegions(op);
  }

  /** Replaces an operation on complex numbers; returns whether it did. */
  #replace(op: Operation): boolean {
    if (this.#returnsParts.has(op.parentOp!) && (op instanceof ReturnOp || op instanceof hlo.ReturnOp)) {
      op.setOperands(this.#operandsOf(op));
      return true;
    }
    if (handsOn(op) || (op instanceof CallOp && !this.#keptFunctions.has(op.callee))) {
      this.#handOn(op);
      return true;
    }
    const isExpandable = op.numResults > 0 && !asksForTolerance(op);
    if (isExpandable && [...op.operands, ...op.results].every(({ type }) => isStatic(type))) {
      const builder = new RecordingBuilder(op, this.#built);
      for (const expansion of expansions) {
        const results = expansion(op, { builder, partsOf: (value) => this.#partsOf(value) });
        if (!results) continue;
        results.forEach((result, i) => this.#standIn(op.result(i), result));
        this.#dead.push(op);
        return true;
      }
      const plain = buildPlainForm(op);
      if (plain) {
        op.replaceAllUsesWith(plain.at(-1)!.results);
        op.erase();
        for (const each of plain) this.#expand(each);
        return true;
      }
    }
    if (op instanceof hlo.ReduceOp || op instanceof hlo.ReduceWindowOp || op instanceof hlo.ScatterOp) {
      // By a computation that is no sum nor product: of parts side by side.
      this.#handOn(op);
      return true;
    }
    if (op instanceof hlo.MapOp) {
      this.#expandMap(op);
      return true;
    }
    // It stays, and what goes is made again for it.
    op.setOperands(op.operands.map((value) => this.#wholeOf(value, op)));
    return false;
  }

  #expandFunction(op: FuncOp): void {
    if (this.#keptFunctions.has(op.symName) || !signatureTypes(op).some(partType)) return;
    const { inputs, results } = functionTypeOf(op);
    for (const [name, types] of [
      ['arg_attrs', inputs],
      ['res_attrs', results],
    ] as const) {
      const attributes = op.properties.get(name);
      if (!(attributes instanceof ArrayAttr)) continue;
      const ofParts = types.flatMap((type, i) =>
        typesOfParts(type).map((_, part) => attributesOfPart(attributes.value[i]!, results, part)),
      );
      op.setProperty(name, ArrayAttr.get(op.context, ofParts));
    }
    setFunctionType(op, FunctionType.get(op.context, inputs.flatMap(typesOfParts), results.flatMap(typesOfParts)));
    this.#returnsParts.add(op);
    const entry = op.body.firstBlock;
    if (entry) this.#expandArguments(entry, 1);
  }

  #handOn(op: Operation): void {
    const rebuilt = rebuild(op, this.#operandsOf(op));
    this.#returnsParts.add(rebuilt);
    forEachPart(op.results, rebuilt.results, (value, part) => this.#standIn(value, part));
    this.#dead.push(op);
    // A comparator takes two elements of each tensor, one behind the other.
    const groupSize = op instanceof hlo.SortOp ? 2 : 1;
    for (const { blocks } of rebuilt.regions) for (const block of blocks) this.#expandArguments(block, groupSize);
    this.#expandRegions(rebuilt);
  }

  /** Makes an operation with one result for each part. */
  #expandMap(op: hlo.MapOp): void {
    const type = partType(op.result().type);
    if (!type) {
      this.#handOn(op);
      return;
    }
    const [real, imaginary] = [0, 1].map((part) => {
      const copy = OpBuilder.before(op).insert(cloneOperation(op));
      const rebuilt = rebuild(copy, this.#operandsOf(op), [type]);
      copy.erase();
      const block = rebuilt.regions[0]!.firstBlock!;
      this.#returnsParts.add(rebuilt);
      this.#expandArguments(block, 1);
      this.#expandRegions(rebuilt);
      const { lastOp } = block;
      lastOp!.setOperands([lastOp!.operand(part)]);
      return rebuilt.result();
    });
    this.#standIn(op.result(), { real: real!, imaginary: imaginary! });
    this.#dead.push(op);
  }

  #expandArguments(block: Block, groupSize: number): void {
    const args = [...block.arguments];
    if (!args.some(({ type }) => partType(type))) return;
    forEachPart(args, addParts(block, groupSize), (value, part) => this.#standIn(value, part));
    this.#deadArguments.push({ block, count: args.length });
  }

  #standIn(value: Value, replacement: Value | ComplexParts): void {
    if ('real' in replacement) this.#parts.set(value, replacement);
    else value.replaceAllUsesWith(replacement);
  }

  /** Returns the operands of an operation, parts in the places of complex ones. */
  #operandsOf(op: Operation): readonly Value[] {
    return op.operands.flatMap((value) => {
      if (!partType(value.type)) return [value];
      const { real, imaginary } = this.#partsOf(value);
      return [real, imaginary];
    });
  }

  #partsOf(value: Value): ComplexParts {
    const known = this.#parts.get(value) ?? this.#taken.get(value);
    if (known) return known;
    const isArgument = value instanceof BlockArgument;
    const builder = isArgument
      ? OpBuilder.atBlockBegin(value.type.context, value.owner)
      : OpBuilder.after(value.definingOp!);
    const location = isArgument ? value.location : value.definingOp!.location;
    const operands = { operand: value, resultType: partType(value.type)! };
    const parts = {
      real: hlo.RealOp.build(builder, location, operands).result(),
      imaginary: hlo.ImagOp.build(builder, location, operands).result(),
    };
    this.#built.push(parts.real.definingOp, parts.imaginary.definingOp);
    this.#taken.set(value, parts);
    return parts;
  }

  /** Returns a complex value for a user that stays. */
  #wholeOf(value: Value, user: Operation): Value {
    const parts = this.#parts.get(value);
    if (!parts) return value;
    const { real: lhs, imaginary: rhs } = parts;
    return hlo.ComplexOp.build(OpBuilder.before(user), user.location, { lhs, rhs, resultType: value.type }).result();
  }
}

/** Returns the names of functions that something else than calls refers to, whose types therefore stay. */
function namesOfOtherUses(module: Operation): ReadonlySet<string> {
  return usedSymbolNames(module, (op) => op instanceof CallOp);
}

/** Remembers what it builds before an operation. */
class RecordingBuilder extends OpBuilder {
  constructor(
    op: Operation,
    readonly built: Operation[],
  ) {
    super(op.context, { block: op.block!, before: op });
  }

  protected override notifyInserted(op: Operation): void {
    this.built.push(op);
  }
}
