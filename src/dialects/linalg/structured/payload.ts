import { printEach } from '../../../builtin/print-each.ts';
import { type Attribute } from '../../../ir/attribute.ts';
import { Block } from '../../../ir/block.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { UnknownLoc } from '../../../ir/location.ts';
import { Operation } from '../../../ir/operation.ts';
import { Region } from '../../../ir/region.ts';
import { type Value } from '../../../ir/value.ts';
import { type Type } from '../../../ir/type.ts';
import { ShapedType, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { FastMathAttr } from '../../arith/generated/arith-attributes.gen.ts';
import { allAttributes, parseCommonParts } from './assembly.ts';

/**
 * Bodies of linalg.map and linalg.reduce, which may be written as the name of one operation. Source: mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp.
 */

/** Which arguments of the body the one operation takes: of `map` the inputs, of `reduce` the init and then the inputs. */
export type PayloadOrder = 'inputs' | 'init-first';

function payloadArguments(args: readonly Value[], order: PayloadOrder): readonly Value[] {
  const inputs = args.slice(0, -1);
  return order === 'inputs' ? inputs : [args.at(-1)!, ...inputs];
}

interface Payload {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, Attribute>;
}

/**
 * Parses an operation with a body that is written or made of one operation.
 * ```
 * op ::= (`{` operation-name attribute-dict? `}`)? common … attribute-dict? (`(` arguments `)` region)?
 * ```
 * `parseMore` parses what stands behind the operands.
 */
export function parsePayloadOp(
  parser: OpAsmParser,
  state: ParsedOperationState,
  order: PayloadOrder,
  parseMore: () => void = () => undefined,
): void {
  const payload = parsePayload(parser);
  parseDestinationStyle(parser, state, parseMore);
  if (payload) {
    state.regions.push(state.operands.length > 0 ? payloadRegion(state, payload, order) : new Region());
    return;
  }
  const args = parser.parseArgumentList('paren', { allowType: true, allowAttributes: true });
  state.regions.push(parser.parseRegion(args));
}

/** Parses operands and attributes; results have the types of the inits that are tensors. */
export function parseDestinationStyle(parser: OpAsmParser, state: ParsedOperationState, parseMore: () => void): void {
  const { outputs } = parseCommonParts(parser, state, false);
  state.resultTypes.push(...outputs.filter((type) => type instanceof RankedTensorType));
  parseMore();
  parser.parseOptionalAttrDict(state.attributes);
}

function parsePayload(parser: OpAsmParser): Payload | undefined {
  if (!parser.parseOptionalPunctuation('{')) return undefined;
  const name = parser.parseCustomOperationName();
  const attributes = new Map<string, Attribute>();
  parser.parseOptionalAttrDict(attributes);
  parser.parsePunctuation('}');
  return { name, attributes };
}

function payloadRegion(state: ParsedOperationState, payload: Payload, order: PayloadOrder): Region {
  const { context, location } = state;
  const block = new Block();
  const elementType = ({ type }: Value): Type => (type instanceof ShapedType ? type.elementType : type);
  for (const operand of state.operands) block.addArgument(elementType(operand), UnknownLoc.instance);
  const properties = new Map<string, Attribute>();
  const attributes = new Map<string, Attribute>();
  const inherent = context.lookupOp(payload.name)?.inherentAttributes ?? [];
  for (const [name, value] of payload.attributes) (inherent.includes(name) ? properties : attributes).set(name, value);
  const op = Operation.create({
    context,
    location,
    name: payload.name,
    operands: payloadArguments(block.arguments, order),
    resultTypes: [elementType(state.operands.at(-1)!)],
    properties,
    attributes,
  });
  block.append(op);
  block.append(Operation.create({ context, location, name: 'linalg.yield', operands: op.results }));
  const region = new Region();
  region.append(block);
  return region;
}

/** Returns the operation that stands for the whole body, if there is one. */
export function payloadOf(body: Block, order: PayloadOrder): Operation | undefined {
  const { firstOp: op, lastOp } = body;
  if (!op || op.next !== lastOp || lastOp?.numOperands !== 1 || lastOp.operand(0) !== op.results[0]) return undefined;
  const args = payloadArguments(body.arguments, order);
  if (op.numOperands === 0 || op.numOperands !== args.length) return undefined;
  return op.operands.every((operand, i) => operand === args[i]) ? op : undefined;
}

/** Prints ` { operation-name attribute-dict? }`; flags that say nothing are left out. */
export function printPayload(printer: OpAsmPrinter, op: Operation): void {
  printer.print(` { ${op.name}`);
  const attributes = allAttributes(op);
  const elided = [...attributes].flatMap(([name, value]) => (saysNothing(value) ? [name] : []));
  printer.printOptionalAttrDict(attributes, elided);
  printer.print(' }');
}

/** Fast-math flags that allow nothing; other flags are printed all the same. */
function saysNothing(value: Attribute): boolean {
  return value instanceof FastMathAttr && value.value === 0;
}

/** Prints arguments and body on lines of their own. */
export function printBody(printer: OpAsmPrinter, region: Region): void {
  printer.increaseIndent();
  printer.printNewline();
  printer.print('(');
  printEach(region.firstBlock!.arguments, (argument) => printer.printRegionArgument(argument), printer);
  printer.print(') ');
  printer.printRegion(region, { printEntryBlockArgs: false });
  printer.decreaseIndent();
}
