import {
  isDynamicIndex,
  parseDynamicIndexList,
  printDynamicIndexList,
  verifyDynamicIndexList,
} from '../../../builtin/dynamic-index-list.ts';
import { denseI32Array, denseI64Array, type DenseArrayAttr } from '../../../ir/attributes/elements-attributes.ts';
import { Block } from '../../../ir/block.ts';
import { Region } from '../../../ir/region.ts';
import { ensureTerminator } from '../../../ir/implicit-terminator.ts';
import { type Induction, type LoopLikeMethods } from '../../../ir/interfaces/loop-like.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type RegionBranchMethods } from '../../../ir/interfaces/region-branch.ts';
import { IndexType } from '../../../ir/types/scalar-types.ts';
import { type Value } from '../../../ir/value.ts';
import { constantIndex, mixedIndices } from '../../../rewrite/mixed-indices.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { parseAssignmentList, printAssignmentList } from '../../../builtin/assignment-list.ts';
import { parentSuccessor } from '../branch-interfaces.ts';
import { isDeviceMask } from '../constraints.ts';
import { type ForallOp } from '../generated/scf-ops.gen.ts';
import { forallPatterns } from '../patterns/forall-patterns.ts';

const rankOf = (op: ForallOp): number => op.staticLowerBound.length;

/** The arguments of the body that stand for the shared tensors. */
const outputArguments = (op: ForallOp): readonly Value[] => op.region.firstBlock!.arguments.slice(rankOf(op));

/** The bounds and steps with the names that the properties and diagnostics have for them. */
const controls = [
  { property: 'staticLowerBound', name: 'lower bound', values: (op: ForallOp) => op.dynamicLowerBound },
  { property: 'staticUpperBound', name: 'upper bound', values: (op: ForallOp) => op.dynamicUpperBound },
  { property: 'staticStep', name: 'step', values: (op: ForallOp) => op.dynamicStep },
] as const;

const staticValues = (op: ForallOp, property: string): DenseArrayAttr => op.properties.get(property) as DenseArrayAttr;

function inductionsOf(op: ForallOp): Induction[] {
  const [lower, upper, steps] = controls.map(({ property, values }) =>
    mixedIndices(staticValues(op, property), values(op)),
  );
  const variables = op.region.firstBlock!.arguments;
  return steps!.map((step, i) => ({ variable: variables[i]!, lowerBound: lower![i], upperBound: upper![i], step }));
}

/** Source: ForallOp of mlir/lib/Dialect/SCF/IR/SCF.cpp. */
export const forallOp = {
  canonicalizationPatterns: forallPatterns,

  verify(op: ForallOp): LogicalResult {
    const rank = rankOf(op);
    const { outputs } = op;
    if (op.numResults !== outputs.length) {
      return op.emitOpError(`produces ${op.numResults} results, but has only ${outputs.length} outputs`);
    }
    const args = op.region.firstBlock!.arguments;
    if (args.length !== rank + outputs.length) return op.emitOpError(`region expects ${rank} arguments`);
    const notIndex = args.slice(0, rank).findIndex((argument) => !(argument.type instanceof IndexType));
    if (notIndex >= 0) return op.emitOpError(`expects ${notIndex}-th block argument to be an index`);
    const mismatch = outputs.findIndex((output, i) => output.type !== args[rank + i]!.type);
    if (mismatch >= 0) {
      return op.emitOpError(`type mismatch between ${mismatch}-th output and corresponding block argument`);
    }
    const mapping = op.mapping ?? [];
    if (mapping.length > 0 && mapping.filter((each) => !isDeviceMask(each)).length !== rank) {
      return op.emitOpError('mapping attribute size must match op rank');
    }
    return controls.every(({ property, name, values }) =>
      verifyDynamicIndexList(op, name, rank, staticValues(op, property), values(op)),
    );
  },

  interfaces: {
    LoopLikeOpInterface: (op: ForallOp): LoopLikeMethods => ({
      inits: op.outputs,
      regionIterArgs: outputArguments(op),
      yieldedValues: [],
      inductions: () => inductionsOf(op),
    }),
    RegionBranchOpInterface: (op: ForallOp): RegionBranchMethods => ({
      entrySuccessors: [{ region: op.region, inputs: outputArguments(op) }],
      entryOperands: op.outputs,
      successors: () => [parentSuccessor(op)],
    }),
  },

  /**
   * ```
   * forall ::= `(` value-ids `)` (`in` bounds | `=` bounds `to` bounds `step` bounds)
   *            (`shared_outs` `(` value-id `=` value-use (`,` …)* `)` (`->` result-types)?)? region attribute-dict?
   * bounds ::= `(` (value-use | integer) (`,` …)* `)`
   * ```
   */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    const { context, attributes } = state;
    const indexType = IndexType.get(context);
    const indices = parser.parseArgumentList('paren');
    const segments = [0, 0, 0];
    const parseControl = (which: number): void => {
      const { values, integers } = parseDynamicIndexList(parser, 'paren');
      state.operands.push(...parser.resolveOperands(values, indexType));
      segments[which] = values.length;
      attributes.set(controls[which]!.property, integers);
    };
    const setAll = (which: number, value: number): void =>
      void attributes.set(
        controls[which]!.property,
        denseI64Array(
          context,
          indices.map(() => value),
        ),
      );
    if (parser.parseOptionalKeyword('in')) {
      parseControl(1);
      setAll(0, 0);
      setAll(2, 1);
    } else {
      parser.parsePunctuation('=');
      parseControl(0);
      parser.parseKeyword('to');
      parseControl(1);
      parser.parseKeyword('step');
      parseControl(2);
    }
    const outputsOffset = parser.currentOffset;
    const hasOutputs = parser.parseOptionalKeyword('shared_outs');
    const { args, inits } = hasOutputs ? parseAssignmentList(parser) : { args: [], inits: [] };
    if (hasOutputs) state.resultTypes.push(...parser.parseOptionalArrowTypeList());
    state.operands.push(...parser.resolveOperands(inits, state.resultTypes, outputsOffset));
    const region = parser.parseRegion([
      ...indices.map((argument) => ({ ...argument, type: indexType })),
      ...args.map((argument, i) => ({ ...argument, type: state.resultTypes[i]! })),
    ]);
    const writes = new Region();
    writes.append(new Block());
    ensureTerminator(context, region, 'scf.forall.in_parallel', state.location, [writes]);
    state.regions.push(region);
    parser.parseOptionalAttrDict(state.attributes);
    attributes.set('operandSegmentSizes', denseI32Array(context, [...segments, inits.length]));
  },

  print(op: ForallOp, printer: OpAsmPrinter): void {
    const printControl = (word: string, which: number): void => {
      const { property, values } = controls[which]!;
      printer.print(word);
      printDynamicIndexList(printer, values(op), staticValues(op, property), 'paren');
    };
    printer.print(' (');
    printer.printOperands(op.region.firstBlock!.arguments.slice(0, rankOf(op)));
    printer.print(')');
    if (isNormalized(op)) printControl(' in ', 1);
    else [' = ', ' to ', ' step '].forEach(printControl);
    const outputs = outputArguments(op);
    printAssignmentList(printer, outputs, op.outputs, ' shared_outs');
    printer.print(' ');
    if (outputs.length > 0) {
      printer.print('-> (');
      printer.printTypes(op.resultTypes);
      printer.print(') ');
    }
    printer.printRegion(op.region, { printEntryBlockArgs: false, printBlockTerminators: op.numResults > 0 });
    const mapping = op.properties.get('mapping');
    printer.printOptionalAttrDict(mapping ? new Map([...op.attributes, ['mapping', mapping]]) : op.attributes);
  },
};

/** Tells whether all lower bounds are 0 and all steps 1, as numbers or as values that are constants. */
function isNormalized(op: ForallOp): boolean {
  const all = ({ property, values }: (typeof controls)[number], wanted: number): boolean =>
    staticValues(op, property).values.every((value) => isDynamicIndex(value) || Number(value) === wanted) &&
    values(op).every((value) => constantIndex(value) === wanted);
  return all(controls[0], 0) && all(controls[2], 1);
}
