import { AffineMap } from '../../../affine/affine-map.ts';
import { getAffineSymbolExpr } from '../../../affine/affine-expr.ts';
import { parseAssignmentList } from '../../../builtin/assignment-list.ts';
import { AffineMapAttr } from '../../../ir/attributes/container-attributes.ts';
import { denseI32Array } from '../../../ir/attributes/elements-attributes.ts';
import { IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { ensureTerminator } from '../../../ir/implicit-terminator.ts';
import { type LoopBound, type LoopLikeMethods } from '../../../ir/interfaces/loop-like.ts';
import {
  type OpAsmParser,
  type ParsedArgument,
  type ParsedOperationState,
  type UnresolvedOperand,
} from '../../../ir/interfaces/op-asm-parser.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type RegionBranchMethods, type RegionSuccessor } from '../../../ir/interfaces/region-branch.ts';
import { type ConditionallySpeculatableMethods } from '../../../ir/interfaces/speculation.ts';
import { IndexType } from '../../../ir/types/scalar-types.ts';
import { type BlockArgument, type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { parseAttributeOf, parseDimAndSymbolList, printDimAndSymbolList } from '../dim-and-symbol-list.ts';
import { canonicalizeLoopBounds, constantTripCount, foldEmptyLoop, foldLoopBounds } from '../loop-bounds.ts';
import { type ForOp } from '../generated/affine-ops.gen.ts';
import { verifyDimsAndSymbols } from '../valid-operands.ts';
import { exactStep } from '../loop-step.ts';

/** Returns a bound that is one constant. */
const constantBound = ({ results }: AffineMap): LoopBound => {
  const [bound] = results;
  return results.length === 1 && bound!.kind === 'constant' ? bound!.exact : undefined;
};

/** The arguments of the body that hold the carried values. */
const iterArgs = (op: ForOp): readonly BlockArgument[] => op.region.firstBlock?.arguments.slice(1) ?? [];

/** How many values are carried: operands that are no inputs of the bounds' maps, whatever the segments say. */
const numIterOperands = (op: ForOp): number =>
  op.numOperands - op.lowerBoundMap.value.numInputs - op.upperBoundMap.value.numInputs;

/** Source: AffineForOp of mlir/lib/Dialect/Affine/IR/AffineOps.cpp, texts verbatim. */
export const forOp = {
  verifyRegions(op: ForOp): LogicalResult {
    const [induction] = op.region.firstBlock!.arguments;
    if (!(induction?.type instanceof IndexType)) {
      return op.emitOpError('expected body to have a single index argument for the induction variable');
    }
    const [lower, upper] = [op.lowerBoundMap.value, op.upperBoundMap.value];
    if (lower.numInputs > 0 && !verifyDimsAndSymbols(op, op.lowerBoundOperands, lower.numDims)) return false;
    if (upper.numInputs > 0 && !verifyDimsAndSymbols(op, op.upperBoundOperands, upper.numDims)) return false;
    if (lower.numResults < 1) return op.emitOpError('expected lower bound map to have at least one result');
    if (upper.numResults < 1) return op.emitOpError('expected upper bound map to have at least one result');
    const { numResults } = op;
    if (numResults === 0) return true;
    if (numIterOperands(op) !== numResults) {
      return op.emitOpError('mismatch between the number of loop-carried values and results');
    }
    return (
      iterArgs(op).length === numResults ||
      op.emitOpError('mismatch between the number of basic block args and results')
    );
  },

  fold(op: ForOp): FoldResult {
    const folded = foldLoopBounds(op);
    const canonicalized = canonicalizeLoopBounds(op);
    if (op.numResults > 0 && constantTripCount(op) === 0n) return op.inits;
    return foldEmptyLoop(op) ?? (folded || canonicalized ? 'updated' : undefined);
  },

  interfaces: {
    // With another step the loop might never end.
    ConditionallySpeculatable: (op: ForOp): ConditionallySpeculatableMethods => ({
      speculatability: exactStep(op) === 1n ? 'recursively' : 'never',
    }),
    LoopLikeOpInterface: (op: ForOp): LoopLikeMethods => ({
      inits: op.inits,
      regionIterArgs: iterArgs(op),
      yieldedValues: op.region.firstBlock?.lastOp?.operands ?? [],
      // Differs: of a bound that is no constant mlir-opt says nothing, at which its analysis of ranges crashes.
      inductions: () => [
        {
          variable: op.region.firstBlock!.arguments[0]!,
          lowerBound: constantBound(op.lowerBoundMap.value),
          upperBound: constantBound(op.upperBoundMap.value),
          step: exactStep(op),
        },
      ],
    }),
    RegionBranchOpInterface(op: ForOp): RegionBranchMethods {
      const body: RegionSuccessor = { region: op.region, inputs: iterArgs(op) };
      const parent: RegionSuccessor = { region: 'parent', inputs: op.results };
      const count = constantTripCount(op);
      const entry = count === undefined ? [body, parent] : count > 0n ? [body] : [parent];
      const next = count === 1n ? [parent] : [body, parent];
      return { entrySuccessors: entry, entryOperands: op.inits, successors: () => next };
    },
  },

  /**
   * ```
   * for   ::= value-id `=` bound `to` bound (`step` integer)?
   *           (`iter_args` `(` value-id `=` value-use (`,` …)* `)` `->` types)? region attribute-dict?
   * bound ::= (`max` | `min`)? (value-use | integer | affine-map `(` value-uses `)` (`[` value-uses `]`)?)
   * ```
   */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    const { context } = state;
    const indexType = IndexType.get(context);
    const args: ParsedArgument[] = [{ ...parser.parseArgument(), type: indexType }];
    parser.parsePunctuation('=');
    const numLower = parseBound(parser, state, bounds.lower);
    parseToKeyword(parser);
    const numUpper = parseBound(parser, state, bounds.upper);
    state.attributes.set('step', parseStep(parser, indexType));
    const inits: UnresolvedOperand[] = [];
    if (parser.parseOptionalKeyword('iter_args')) {
      const list = parseAssignmentList(parser);
      args.push(...list.args);
      inits.push(...list.inits);
      state.resultTypes.push(...parser.parseArrowTypeList());
      const count = Math.min(inits.length, state.resultTypes.length);
      for (let i = 0; i < count; i++) {
        const type = state.resultTypes[i]!;
        args[i + 1] = { ...args[i + 1]!, type };
        state.operands.push(parser.resolveOperand(inits[i]!, type));
      }
    }
    state.attributes.set('operandSegmentSizes', denseI32Array(context, [numLower, numUpper, inits.length]));
    if (args.length !== state.resultTypes.length + 1) {
      parser.error(parser.nameOffset, 'mismatch between the number of loop-carried values and results');
    }
    const region = parser.parseRegion(args);
    ensureTerminator(context, region, 'affine.yield', state.location);
    state.regions.push(region);
    parser.parseOptionalAttrDict(state.attributes);
  },

  print(op: ForOp, printer: OpAsmPrinter): void {
    const { inits } = op;
    const carriesValues = numIterOperands(op) > 0;
    printer.print(' ');
    printer.printRegionArgument(op.region.firstBlock!.arguments[0]!, undefined, true);
    printer.print(' = ');
    printBound(printer, op.lowerBoundMap, op.lowerBoundOperands, bounds.lower);
    printer.print(' to ');
    printBound(printer, op.upperBoundMap, op.upperBoundOperands, bounds.upper);
    const step = exactStep(op);
    if (step !== 1n) printer.print(` step ${step}`);
    if (carriesValues) {
      printer.print(' iter_args(');
      iterArgs(op).forEach((argument, i) => {
        if (i > 0) printer.print(', ');
        printer.printOperand(argument);
        printer.print(' = ');
        printer.printOperand(inits[i]!);
      });
      printer.print(') -> (');
      printer.printTypes(op.resultTypes);
      printer.print(')');
    }
    printer.print(' ');
    printer.printRegion(op.region, { printEntryBlockArgs: false, printBlockTerminators: carriesValues });
    printer.printOptionalAttrDict(op.attributes);
  },
};

interface Bound {
  readonly property: 'lowerBoundMap' | 'upperBoundMap';
  readonly name: string;
  /** The word that says which of several results counts. */
  readonly prefix: 'max' | 'min';
}

const bounds = {
  lower: { property: 'lowerBoundMap', name: 'lower', prefix: 'max' },
  upper: { property: 'upperBoundMap', name: 'upper', prefix: 'min' },
} as const satisfies Record<string, Bound>;

/** Parses a bound, sets its map and adds its operands; returns how many these are. */
function parseBound(parser: OpAsmParser, state: ParsedOperationState, { property, name, prefix }: Bound): number {
  const { context, attributes } = state;
  const setMap = (map: AffineMap): void => void attributes.set(property, AffineMapAttr.get(context, map));
  const hasPrefix = parser.parseOptionalKeyword(prefix);
  const [operand, ...others] = parser.parseOperandList();
  if (operand) {
    if (others.length > 0) parser.error(parser.nameOffset, 'expected only one loop bound operand');
    state.operands.push(parser.resolveOperand(operand, IndexType.get(context)));
    setMap(AffineMap.get(0, 1, [getAffineSymbolExpr(0)]));
    return 1;
  }
  const offset = parser.currentOffset;
  const attribute = parser.parseAttribute(IndexType.get(context));
  if (attribute instanceof IntegerAttr) {
    setMap(AffineMap.getConstantMap(signedValue(attribute)));
    return 0;
  }
  if (!(attribute instanceof AffineMapAttr)) {
    return parser.error(parser.nameOffset, 'expected valid affine map representation for loop bounds');
  }
  const { value: map } = attribute;
  const before = state.operands.length;
  const numDims = parseDimAndSymbolList(parser, state);
  const numOperands = state.operands.length - before;
  if (map.numDims !== numDims) {
    parser.error(parser.nameOffset, 'dim operand count and affine map dim count must match');
  }
  if (map.numInputs !== numOperands) {
    parser.error(parser.nameOffset, 'symbol operand count and affine map symbol count must match');
  }
  if (map.numResults > 1 && !hasPrefix) {
    parser.error(offset, `${name} loop bound affine map with multiple results requires '${prefix}' prefix`);
  }
  setMap(map);
  return numOperands;
}

/** Returns the value of a bound or a step, for which `true` is the integer of one bit that is set. */
function signedValue(attribute: IntegerAttr): bigint {
  return attribute.isBool ? -attribute.value : attribute.value;
}

function parseToKeyword(parser: OpAsmParser): void {
  if (!parser.parseOptionalKeyword('to')) parser.error(parser.currentOffset, "expected 'to' between bounds");
}

/** Parses `step integer` if it is there; the step is 1 otherwise. */
function parseStep(parser: OpAsmParser, indexType: IndexType): IntegerAttr {
  if (!parser.parseOptionalKeyword('step')) return IntegerAttr.get(indexType, 1);
  const offset = parser.currentOffset;
  const step = parseAttributeOf(parser, IntegerAttr, indexType);
  if (signedValue(step) < 0n) parser.error(offset, 'expected step to be representable as a positive signed integer');
  return step;
}

/** What stands for the operand of a bound that has none: nothing checks how many operands the map of a bound gets. */
const absentOperand = '<<UNKNOWN SSA VALUE>>';

/** Prints a bound; a constant and a single symbol are printed without their map. */
function printBound(
  printer: OpAsmPrinter,
  attribute: AffineMapAttr,
  operands: readonly Value[],
  { prefix }: Bound,
): void {
  const map = attribute.value;
  const [first] = map.results;
  if (map.numResults !== 1) printer.print(`${prefix} `);
  else if (map.numInputs === 0 && first!.kind === 'constant') return printer.print(String(first!.exact));
  else if (map.numDims === 0 && map.numSymbols === 1 && first!.kind === 'symbol') {
    const [operand] = operands;
    return operand ? printer.printOperand(operand) : printer.print(absentOperand);
  }
  printer.printAttribute(attribute);
  printDimAndSymbolList(printer, operands, map.numDims);
}
