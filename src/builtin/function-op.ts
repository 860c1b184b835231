import { ArrayAttr, DictionaryAttr } from '../ir/attributes/container-attributes.ts';
import { StringAttr, TypeAttr } from '../ir/attributes/scalar-attributes.ts';
import { type Attribute } from '../ir/attribute.ts';
import { type CallableMethods } from '../ir/interfaces/calls.ts';
import { Block } from '../ir/block.ts';
import { type OpAsmParser, type ParsedOperationState } from '../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../ir/interfaces/op-asm-printer.ts';
import { type Operation } from '../ir/operation.ts';
import { Region } from '../ir/region.ts';
import { FunctionType } from '../ir/types/composite-types.ts';
import { type LogicalResult } from '../support/logical-result.ts';
import { invariant } from '../support/invariant.ts';
import { parseFunctionSignature, printFunctionSignature } from './function-signature.ts';
import { verifyFunction } from './verify-function.ts';

/** What operations that are functions have in common. Source: mlir/lib/Interfaces/FunctionImplementation.cpp. */

/** Attributes that other parts of the text say, so that the dictionary does not. */
const inferredAttributes = ['sym_visibility', 'sym_name', 'function_type'];
const elidedAttributes = [...inferredAttributes, 'arg_attrs', 'res_attrs'];

/** Returns the type of a function that was verified. */
export function functionTypeOf(op: Operation): FunctionType {
  const attribute = op.getAttr('function_type');
  const type = attribute instanceof TypeAttr ? attribute.value : undefined;
  invariant(type instanceof FunctionType, 'a function that was verified has a function type');
  return type;
}

function callable(op: Operation): CallableMethods {
  const { inputs, results } = functionTypeOf(op);
  return { argumentTypes: inputs, resultTypes: results, isDeclaration: op.regions[0]!.isEmpty };
}

/**
 * ```
 * function ::= visibility? symbol-ref-id signature (`attributes` attribute-dict)? region?
 * ```
 */
function parse(parser: OpAsmParser, state: ParsedOperationState): void {
  const { context, attributes } = state;
  const visibility = ['public', 'private', 'nested'].find((keyword) => parser.parseOptionalKeyword(keyword));
  const name = parser.parseSymbolName();
  const signature = parseFunctionSignature(parser);
  const dictionaryOffset = parser.currentOffset;
  parser.parseOptionalAttrDictWithKeyword(attributes);
  const inferred = inferredAttributes.find((attribute) => attributes.has(attribute));
  if (inferred !== undefined) {
    parser.error(
      dictionaryOffset,
      `'${inferred}' is an inferred attribute and should not be specified in the explicit attribute dictionary`,
    );
  }
  if (visibility !== undefined) attributes.set('sym_visibility', StringAttr.get(context, visibility));
  attributes.set('sym_name', StringAttr.get(context, name));
  attributes.set(
    'function_type',
    TypeAttr.get(FunctionType.get(context, signature.argumentTypes, signature.resultTypes)),
  );
  setDictionaries(state, 'arg_attrs', signature.argumentAttributes);
  setDictionaries(state, 'res_attrs', signature.resultAttributes);
  const bodyOffset = parser.currentOffset;
  const { length } = signature.argumentTypes;
  const body = parser.parseOptionalRegion(signature.entryArguments, { maxEntryArguments: length || undefined });
  if (body?.isEmpty && signature.argumentTypes.length === 0) {
    parser.error(bodyOffset, 'expected non-empty function body');
  }
  // Arguments without names are missing in the block that they call for, of which the verifier complains.
  if (body?.isEmpty) body.append(new Block());
  state.regions.push(body ?? new Region());
}

/** Sets the attribute to one dictionary per value, unless all are empty. */
function setDictionaries(
  { context, attributes }: ParsedOperationState,
  name: string,
  dictionaries: readonly ReadonlyMap<string, Attribute>[],
): void {
  if (dictionaries.every((dictionary) => dictionary.size === 0)) return;
  attributes.set(
    name,
    ArrayAttr.get(
      context,
      dictionaries.map((dictionary) => DictionaryAttr.get(context, dictionary)),
    ),
  );
}

function dictionariesOf(op: Operation, name: string): readonly ReadonlyMap<string, Attribute>[] | undefined {
  const dictionaries = op.getAttr(name);
  return dictionaries instanceof ArrayAttr
    ? dictionaries.value.map((dictionary) => (dictionary as DictionaryAttr).value)
    : undefined;
}

function textOf(op: Operation, name: string): string | undefined {
  const attribute = op.getAttr(name);
  return attribute instanceof StringAttr ? attribute.value : undefined;
}

/** Returns the attributes with those properties, if any, that nothing but the dictionary says. */
function furtherAttributes({ properties, attributes }: Operation): ReadonlyMap<string, Attribute> {
  let all: Map<string, Attribute> | undefined;
  properties.forEach((value, name) => {
    if (!elidedAttributes.includes(name)) (all ??= new Map(attributes)).set(name, value);
  });
  return all ?? attributes;
}

function print(op: Operation, printer: OpAsmPrinter): void {
  const { inputs, results } = functionTypeOf(op);
  const body = op.regions[0]!;
  const visibility = textOf(op, 'sym_visibility');
  printer.print(visibility === undefined ? ' ' : ` ${visibility} `);
  printer.printSymbolName(textOf(op, 'sym_name')!);
  printFunctionSignature(printer, {
    body,
    argumentTypes: inputs,
    argumentAttributes: dictionariesOf(op, 'arg_attrs'),
    resultTypes: results,
    resultAttributes: dictionariesOf(op, 'res_attrs'),
  });
  printer.printOptionalAttrDictWithKeyword(furtherAttributes(op), elidedAttributes);
  if (body.isEmpty) return;
  printer.print(' ');
  printer.printRegion(body, { printEntryBlockArgs: false });
}

/** The hooks of an operation that is a function and is written as one. */
export const functionHooks = {
  verify(op: Operation): LogicalResult {
    return verifyFunction(op, functionTypeOf(op));
  },
  parse,
  print,
  interfaces: { FunctionOpInterface: callable, CallableOpInterface: callable },
};
