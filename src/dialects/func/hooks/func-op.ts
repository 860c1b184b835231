import { type Attribute } from '../../../ir/attribute.ts';
import { ArrayAttr, DictionaryAttr } from '../../../ir/attributes/container-attributes.ts';
import { StringAttr, TypeAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type Context } from '../../../ir/context.ts';
import { type CallableMethods } from '../../../ir/interfaces/calls.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { Region } from '../../../ir/region.ts';
import { FunctionType } from '../../../ir/types/composite-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { parseFunctionSignature, printFunctionSignature } from '../function-signature.ts';
import { functionTypeOf } from '../function-type.ts';
import { type FuncOp } from '../generated/func-ops.gen.ts';
import { verifyFunction } from '../verify-function.ts';

/** Attributes that other parts of the text say, so that the dictionary does not. */
const inferredAttributes = ['sym_visibility', 'sym_name', 'function_type'];
const elidedAttributes = [...inferredAttributes, 'arg_attrs', 'res_attrs'];

function callable(op: FuncOp): CallableMethods {
  const { inputs, results } = functionTypeOf(op);
  return { argumentTypes: inputs, resultTypes: results, isDeclaration: op.body.isEmpty };
}

/** Sets the attribute to one dictionary per value, unless all are empty. */
function setDictionaries(
  context: Context,
  properties: Map<string, Attribute>,
  name: string,
  dictionaries: readonly ReadonlyMap<string, Attribute>[],
): void {
  if (dictionaries.every((dictionary) => dictionary.size === 0)) return;
  const attributes = dictionaries.map((dictionary) => DictionaryAttr.get(context, dictionary));
  properties.set(name, ArrayAttr.get(context, attributes));
}

export const funcOp = {
  defaultDialect: 'func',

  verify(op: FuncOp): LogicalResult {
    return verifyFunction(op, functionTypeOf(op));
  },

  /**
   * ```
   * func ::= visibility? symbol-ref-id signature (`attributes` attribute-dict)? region?
   * ```
   */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    const { context, properties } = state;
    for (const visibility of ['public', 'private', 'nested']) {
      if (!parser.parseOptionalKeyword(visibility)) continue;
      properties.set('sym_visibility', StringAttr.get(context, visibility));
      break;
    }
    properties.set('sym_name', StringAttr.get(context, parser.parseSymbolName()));
    const signature = parseFunctionSignature(parser);
    const type = FunctionType.get(context, signature.argumentTypes, signature.resultTypes);
    properties.set('function_type', TypeAttr.get(type));
    const dictionaryOffset = parser.currentOffset;
    parser.parseOptionalAttrDictWithKeyword(state.attributes);
    for (const name of inferredAttributes) {
      if (!state.attributes.has(name)) continue;
      parser.error(
        dictionaryOffset,
        `'${name}' is an inferred attribute and should not be specified in the explicit attribute dictionary`,
      );
    }
    setDictionaries(context, properties, 'arg_attrs', signature.argumentAttributes);
    setDictionaries(context, properties, 'res_attrs', signature.resultAttributes);
    const bodyOffset = parser.currentOffset;
    const body = parser.parseOptionalRegion(signature.entryArguments);
    if (body?.isEmpty) parser.error(bodyOffset, 'expected non-empty function body');
    state.regions.push(body ?? new Region());
  },

  print(op: FuncOp, printer: OpAsmPrinter): void {
    const { inputs, results } = functionTypeOf(op);
    printer.print(op.symVisibility === undefined ? ' ' : ` ${op.symVisibility} `);
    printer.printSymbolName(op.symName);
    printFunctionSignature(printer, {
      body: op.body,
      argumentTypes: inputs,
      argumentAttributes: op.argAttrs?.map((dictionary) => dictionary.value),
      resultTypes: results,
      resultAttributes: op.resAttrs?.map((dictionary) => dictionary.value),
    });
    printer.printOptionalAttrDictWithKeyword(new Map([...op.properties, ...op.attributes]), elidedAttributes);
    if (op.body.isEmpty) return;
    printer.print(' ');
    printer.printRegion(op.body, { printEntryBlockArgs: false });
  },

  interfaces: { FunctionOpInterface: callable, CallableOpInterface: callable },
};
