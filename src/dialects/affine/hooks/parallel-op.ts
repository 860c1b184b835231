import { AffineMapAttr, ArrayAttr } from '../../../ir/attributes/container-attributes.ts';
import { type DenseElementsAttr } from '../../../ir/attributes/elements-attributes.ts';
import { IntegerAttr, StringAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { ensureTerminator } from '../../../ir/implicit-terminator.ts';
import { type LoopLikeMethods } from '../../../ir/interfaces/loop-like.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type Type } from '../../../ir/type.ts';
import { FloatType, IndexType, IntegerType, NoneType } from '../../../ir/types/scalar-types.ts';
import { type Value } from '../../../ir/value.ts';
import { enumKeyword, symbolizeEnum } from '../../../ods/enums.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { atomicRMWKindEnum } from '../../arith/generated/arith-enums.gen.ts';
import { parseAttributeOf } from '../dim-and-symbol-list.ts';
import { type ParallelOp } from '../generated/affine-ops.gen.ts';
import { composeMapAndOperands, sameMapAndOperands } from '../map-and-operands.ts';
import { groupSizes, lowerBounds, parseParallelBounds, printParallelBounds, upperBounds } from '../parallel-bounds.ts';
import { verifyDimsAndSymbols } from '../valid-operands.ts';

const groupsOf = (op: ParallelOp, name: string): DenseElementsAttr => op.properties.get(name) as DenseElementsAttr;

const lowerBoundsOperands = (op: ParallelOp): readonly Value[] =>
  op.mapOperands.slice(0, op.lowerBoundsMap.value.numInputs);

const upperBoundsOperands = (op: ParallelOp): readonly Value[] =>
  op.mapOperands.slice(op.lowerBoundsMap.value.numInputs);

/** Returns the keywords of the reductions. */
function reductionsOf(op: ParallelOp): string[] {
  const { value } = op.properties.get('reductions') as ArrayAttr;
  return value.map((kind) => enumKeyword(atomicRMWKindEnum, (kind as IntegerAttr).number)!);
}

/**
 * Source: AffineParallelOp of mlir/lib/Dialect/Affine/IR/AffineOps.cpp, texts verbatim.
 *
 * Differs: with fewer operands than its bounds take, which mlir-opt reads behind the end of, it is refused.
 */
export const parallelOp = {
  verify(op: ParallelOp): LogicalResult {
    const numDims = op.steps.length;
    const [lowerGroups, upperGroups] = [groupsOf(op, 'lowerBoundsGroups'), groupsOf(op, 'upperBoundsGroups')];
    const [numLower, numUpper] = [lowerGroups.type.numElements, upperGroups.type.numElements];
    const numArguments = op.region.firstBlock!.arguments.length;
    // The numbers of groups come first: a splat has any number of them.
    if (numLower !== numDims || numUpper !== numDims || numArguments !== numDims) {
      return op.emitOpError(
        `the number of region arguments (${numArguments}) and the number of map groups for lower (${numLower}) and upper bound (${numUpper}), and the number of steps (${numDims}) must all match`,
      );
    }
    const [lower, upper] = [groupSizes(lowerGroups), groupSizes(upperGroups)];
    const sum = (sizes: readonly number[]): number => sizes.reduce((a, b) => a + b, 0);
    const [lowerMap, upperMap] = [op.lowerBoundsMap.value, op.upperBoundsMap.value];
    if (lower.includes(0)) return op.emitOpError('expected lower bound map to have at least one result');
    if (sum(lower) !== lowerMap.numResults) {
      return op.emitOpError(`expected lower bounds map to have ${sum(lower)} results`);
    }
    if (upper.includes(0)) return op.emitOpError('expected upper bound map to have at least one result');
    if (sum(upper) !== upperMap.numResults) {
      return op.emitOpError(`expected upper bounds map to have ${sum(upper)} results`);
    }
    const numInputs = lowerMap.numInputs + upperMap.numInputs;
    if (op.mapOperands.length < numInputs) {
      return op.emitOpError(`expected ${numInputs} operands of its bounds, but got ${op.mapOperands.length}`);
    }
    const reductions = reductionsOf(op);
    if (reductions.length !== op.numResults) {
      return op.emitOpError('a reduction must be specified for each output');
    }
    if (!reductions.every((kind, i) => reducesType(kind, op.results[i]!.type))) {
      return op.emitOpError('result type cannot match reduction attribute');
    }
    return (
      verifyDimsAndSymbols(op, lowerBoundsOperands(op), lowerMap.numDims) &&
      verifyDimsAndSymbols(op, upperBoundsOperands(op), upperMap.numDims)
    );
  },

  fold(op: ParallelOp): FoldResult {
    const lower = { map: op.lowerBoundsMap.value, operands: lowerBoundsOperands(op) };
    const upper = { map: op.upperBoundsMap.value, operands: upperBoundsOperands(op) };
    const [newLower, newUpper] = [composeMapAndOperands(lower), composeMapAndOperands(upper)];
    if (sameMapAndOperands(lower, newLower) && sameMapAndOperands(upper, newUpper)) return undefined;
    op.lowerBoundsMap = AffineMapAttr.get(op.context, newLower.map);
    op.upperBoundsMap = AffineMapAttr.get(op.context, newUpper.map);
    op.setOperands([...newLower.operands, ...newUpper.operands]);
    return 'updated';
  },

  interfaces: {
    LoopLikeOpInterface: (): LoopLikeMethods => ({ inits: [], regionIterArgs: [], yieldedValues: [] }),
  },

  /**
   * ```
   * parallel ::= `(` value-ids `)` `=` `(` bounds `)` `to` `(` bounds `)` (`step` `(` integers `)`)?
   *              (`reduce` `(` strings `)`)? (`->` result-types)? region attribute-dict?
   * bound    ::= affine-expr | (`max` | `min`) `(` affine-exprs `)`
   * ```
   */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    const { context, attributes } = state;
    const args = parser.parseArgumentList('paren');
    parser.parsePunctuation('=');
    parseParallelBounds(parser, state, lowerBounds);
    parser.parseKeyword('to');
    parseParallelBounds(parser, state, upperBounds);
    const i64 = IntegerType.get(context, 64);
    const steps = parseSteps(parser) ?? args.map(() => 1);
    attributes.set('steps', ArrayAttr.get(context, steps.map((step) => IntegerAttr.get(i64, step)))); // prettier-ignore
    const reductions: IntegerAttr[] = [];
    if (parser.parseOptionalKeyword('reduce')) {
      parser.parsePunctuation('(');
      parser.parseCommaSeparatedList('none', () => reductions.push(parseReduction(parser, i64)));
      parser.parsePunctuation(')');
    }
    attributes.set('reductions', ArrayAttr.get(context, reductions));
    state.resultTypes.push(...parser.parseOptionalArrowTypeList());
    const indexType = IndexType.get(context);
    const region = parser.parseRegion(args.map((argument) => ({ ...argument, type: indexType })));
    state.regions.push(region);
    parser.parseOptionalAttrDict(state.attributes);
    ensureTerminator(context, region, 'affine.yield', state.location);
  },

  print(op: ParallelOp, printer: OpAsmPrinter): void {
    const body = op.region.firstBlock!;
    printer.print(' (');
    printer.printOperands(body.arguments);
    printer.print(') = (');
    const lower = groupsOf(op, 'lowerBoundsGroups');
    printParallelBounds(printer, op.lowerBoundsMap.value, lower, lowerBoundsOperands(op), 'max');
    printer.print(') to (');
    const upper = groupsOf(op, 'upperBoundsGroups');
    printParallelBounds(printer, op.upperBoundsMap.value, upper, upperBoundsOperands(op), 'min');
    printer.print(')');
    const steps = (op.properties.get('steps') as ArrayAttr).value.map((step) => (step as IntegerAttr).value);
    if (steps.some((step) => step !== 1n)) printer.print(` step (${steps.join(', ')})`);
    const { numResults } = op;
    if (numResults > 0) {
      const kinds = reductionsOf(op).map((kind) => `"${kind}"`);
      printer.print(` reduce (${kinds.join(', ')}) -> (`);
      printer.printTypes(op.resultTypes);
      printer.print(')');
    }
    printer.print(' ');
    printer.printRegion(op.region, { printEntryBlockArgs: false, printBlockTerminators: numResults > 0 });
    printer.printOptionalAttrDict(op.attributes);
  },
};

/** Parses `step (integers)` if it is there. */
function parseSteps(parser: OpAsmParser): (number | bigint)[] | undefined {
  if (!parser.parseOptionalKeyword('step')) return undefined;
  return parser.parseAffineMapOfSSAIds('paren').map.results.map((step) => {
    if (step.kind !== 'constant') return parser.error(parser.nameOffset, 'steps must be constant integers');
    return step.exact;
  });
}

function parseReduction(parser: OpAsmParser, i64: IntegerType): IntegerAttr {
  const offset = parser.currentOffset;
  const name = parseAttributeOf(parser, StringAttr, NoneType.get(parser.context));
  const kind = symbolizeEnum(atomicRMWKindEnum, name.value);
  if (!kind) return parser.error(offset, `invalid reduction value: ${parser.context.printAttribute(name)}`);
  return IntegerAttr.get(i64, kind.value);
}

/** Tells whether values of the type can be combined that way. Source: isResultTypeMatchAtomicRMWKind. */
function reducesType(kind: string, type: Type): boolean {
  switch (kind) {
    case 'assign':
      return true;
    case 'maxs':
    case 'mins':
      return type instanceof IntegerType && type.signedness === 'signed';
    case 'maxu':
    case 'minu':
      return type instanceof IntegerType && type.signedness === 'unsigned';
    case 'addf':
    case 'maximumf':
    case 'minimumf':
    case 'mulf':
      return type instanceof FloatType;
    case 'addi':
    case 'andi':
    case 'muli':
    case 'ori':
      return type instanceof IntegerType;
    default:
      return false;
  }
}
