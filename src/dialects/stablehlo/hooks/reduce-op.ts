import { type Attribute } from '../../../ir/attribute.ts';
import { denseI64Array } from '../../../ir/attributes/elements-attributes.ts';
import { Block } from '../../../ir/block.ts';
import {
  type OpAsmParser,
  type ParsedArgument,
  type ParsedOperationState,
  type UnresolvedOperand,
} from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { Operation } from '../../../ir/operation.ts';
import { Region } from '../../../ir/region.ts';
import { FunctionType } from '../../../ir/types/composite-types.ts';
import { RankedTensorType, ShapedType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { parseDims } from '../assembly/struct-fields.ts';
import { type ReduceOp } from '../generated/stablehlo-ops.gen.ts';
import { emitProblem } from '../verify-problem.ts';
import { verifyReducedOperands, verifyReduction } from '../verify-reducer.ts';

/** Source: ReduceOp of stablehlo/dialect/StablehloOps.cpp, AssemblyFormat.cpp and TypeInference.cpp, texts verbatim. */
export const reduceOp = {
  verify(op: ReduceOp): LogicalResult {
    if (!verifyReducedOperands(op, op.inputs, op.initValues)) return false;
    const { dimensions } = op;
    const { rank } = op.inputs[0]!.type as RankedTensorType;
    const seen = new Set<number>();
    for (const dim of dimensions) {
      if (dim < 0 || dim >= rank) {
        return emitProblem(
          op,
          `Out-of-bounds dimension ${dim}, expected to be less than the input-tensor rank ${rank}`,
        );
      }
      if (seen.has(dim)) return emitProblem(op, `Duplicate reduction dimension: ${dim}`);
      seen.add(dim);
    }
    return true;
  },

  verifyRegions(op: ReduceOp): LogicalResult {
    const { shape } = op.inputs[0]!.type as RankedTensorType;
    const left = shape.filter((_, dim) => !op.dimensions.includes(dim));
    return verifyReduction(op, op.body, op.initValues, left, op.inputs);
  },

  /**
   * ```
   * reduce ::= (`(` value-use `init` `:` value-use `)` (`,` …)*)? (`applies` operation-name)? `across` `dimensions` `=` dims
   *            attribute-dict? `:` function-type (`reducer` (`(` argument `,` argument `)`)* region)?
   * ```
   */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    const operands: UnresolvedOperand[] = [];
    const inits: UnresolvedOperand[] = [];
    while (parser.parseOptionalPunctuation('(')) {
      operands.push(parser.parseOperand());
      parser.parseKeyword('init');
      parser.parsePunctuation(':');
      inits.push(parser.parseOperand());
      parser.parsePunctuation(')');
      if (!parser.parseOptionalPunctuation(',')) break;
    }
    const nameOffset = parser.currentOffset;
    let innerName: string | undefined;
    if (parser.parseOptionalKeyword('applies')) {
      innerName = parser.parseCustomOperationName();
      if (!isReducer(state, innerName)) {
        parser.error(
          nameOffset,
          'expected the inner-op to be a commutative binary-op from stablehlo dialect, with zero region, producing single result',
        );
      }
    }
    parser.parseKeyword('across');
    parser.parseKeyword('dimensions');
    parser.parsePunctuation('=');
    state.properties.set('dimensions', denseI64Array(state.context, parseDims(parser)));
    parser.parseOptionalAttrDict(state.attributes);
    const typeOffset = parser.currentOffset;
    const type = parser.parseColonType();
    if (!(type instanceof FunctionType)) return parser.error(typeOffset, 'expected function type');
    state.operands.push(...parser.resolveOperands([...operands, ...inits], type.inputs, typeOffset));
    state.resultTypes.push(...type.results);
    if (innerName === undefined) state.regions.push(parseReducer(parser));
    else state.regions.push(reducerOf(parser, state, innerName, typeOffset));
  },

  print(op: ReduceOp, printer: OpAsmPrinter): void {
    const { inputs, initValues } = op;
    inputs.forEach((input, i) => {
      printer.print(i === 0 ? '(' : ', (');
      printer.printOperand(input);
      printer.print(' init: ');
      printer.printOperand(initValues[i]!);
      printer.print(')');
    });
    const inner = onlyReducer(op);
    if (inner) printer.print(` applies ${inner.name}`);
    printer.print(` across dimensions = [${op.dimensions.join(', ')}]`);
    printer.printOptionalAttrDict(op.attributes);
    printer.print(' : ');
    printer.printFunctionalType(
      op.operands.map(({ type }) => type),
      op.resultTypes,
    );
    if (inner) return;
    printer.printNewline();
    printer.print(' reducer');
    const { arguments: args } = op.body.firstBlock!;
    inputs.forEach((_, i) => {
      printer.print('(');
      printer.printRegionArgument(args[i]!);
      printer.print(', ');
      printer.printRegionArgument(args[i + inputs.length]!);
      printer.print(') ');
    });
    printer.print(' ');
    printer.printRegion(op.body, { printEntryBlockArgs: false });
  },
};

/** Parses the arguments, in pairs of an element and what it is reduced with, and the region. */
function parseReducer(parser: OpAsmParser): Region {
  parser.parseKeyword('reducer');
  const elements: ParsedArgument[] = [];
  const accumulators: ParsedArgument[] = [];
  while (parser.parseOptionalPunctuation('(')) {
    elements.push(parser.parseArgument({ allowType: true }));
    parser.parsePunctuation(',');
    accumulators.push(parser.parseArgument({ allowType: true }));
    parser.parsePunctuation(')');
  }
  return parser.parseRegion([...elements, ...accumulators]);
}

/** Tells whether an operation of that name may stand for the whole computation. */
function isReducer(state: ParsedOperationState, name: string): boolean {
  const info = state.context.lookupOp(name);
  return name.startsWith('stablehlo.') && info?.traits.has('Commutative') === true;
}

/** Returns the computation that the operation of that name is. */
function reducerOf(parser: OpAsmParser, state: ParsedOperationState, name: string, typeOffset: number): Region {
  const { context, location, operands } = state;
  const input = operands[0]?.type;
  if (!(input instanceof ShapedType)) return parser.error(typeOffset, 'expected at least one tensor to reduce');
  const scalar = RankedTensorType.get([], input.elementType);
  const block = new Block();
  const args = [block.addArgument(scalar, location), block.addArgument(scalar, location)];
  const properties = new Map<string, Attribute>();
  const op = Operation.create({ context, location, name, operands: args, resultTypes: [scalar], properties });
  block.append(op);
  block.append(Operation.create({ context, location, name: 'stablehlo.return', operands: op.results }));
  const region = new Region();
  region.append(block);
  return region;
}

/** Returns the operation that the whole computation is, if its name says all about it. */
function onlyReducer(op: ReduceOp): Operation | undefined {
  const block = op.body.firstBlock!;
  const { firstOp: inner, lastOp } = block;
  if (!inner || inner.next !== lastOp || lastOp?.numOperands !== 1 || lastOp.operand(0) !== inner.results[0]) {
    return undefined;
  }
  const input = op.operands[0]?.type;
  if (inner.dialectNamespace !== 'stablehlo' || !inner.hasTrait('Commutative') || !(input instanceof ShapedType)) {
    return undefined;
  }
  const scalar = RankedTensorType.get([], input.elementType);
  const { arguments: args } = block;
  const isForwarded = args.length === 2 && inner.numOperands === 2 && args.every((arg, i) => arg === inner.operand(i));
  const isScalar = [...args, ...inner.results].every(({ type }) => type === scalar);
  // Discardable attributes would be lost.
  return isForwarded && isScalar && inner.attributes.size === 0 ? inner : undefined;
}
