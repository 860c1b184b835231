import { type DenseElementsAttr } from '../../../ir/attributes/elements-attributes.ts';
import { DictionaryAttr } from '../../../ir/attributes/container-attributes.ts';
import { TypeAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type SymbolUserMethods } from '../../../ir/interfaces/symbol-user.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type SymbolTable } from '../../../ir/symbol-table.ts';
import { type Type } from '../../../ir/type.ts';
import { FunctionType, TupleType } from '../../../ir/types/composite-types.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { customCallTarget } from '../assembly/attribute-directives.ts';
import { typesCompatible } from '../compatible-types.ts';
import { type CompositeOp, type CustomCallOp } from '../generated/stablehlo-ops.gen.ts';
import { listText } from '../list-text.ts';
import { verifiesByName } from '../verify-problem.ts';

/** Calls of what is elsewhere. Source: the StableHLO specification 1.5; texts in the manner of stablehlo/dialect/StablehloOps.cpp. */

export const customCallOp = {
  directives: { CustomCallTarget: customCallTarget },
  verify: verifiesByName(layoutsProblem, aliasProblem, backendConfigProblem),
};

function layoutsProblem(op: CustomCallOp): string | undefined {
  const { operandLayouts, resultLayouts } = op;
  if (!operandLayouts !== !resultLayouts) {
    return 'Layout attributes should be specified for either both operands and results or none.';
  }
  if (!operandLayouts || !resultLayouts) return undefined;
  // The layouts of a tuple are those of its elements.
  const [only] = op.resultTypes;
  const results = op.numResults === 1 && only instanceof TupleType ? only.types : op.resultTypes;
  return (
    layoutProblem(op, op.operands.map(({ type }) => type), operandLayouts as readonly DenseElementsAttr[], 'operand') ??
    layoutProblem(op, results, resultLayouts as readonly DenseElementsAttr[], 'result')
  ); // prettier-ignore
}

/** So many dimensions of a wrong layout are listed: a splat may have any number. */
const mostListed = 64;

function layoutProblem(
  op: CustomCallOp,
  types: readonly Type[],
  layouts: readonly DenseElementsAttr[],
  what: string,
): string | undefined {
  if (types.length !== layouts.length) {
    return `Number of ${what}s must match the number of ${what} layouts, ${types.length} != ${layouts.length}`;
  }
  for (const [i, type] of types.entries()) {
    const layout = layouts[i]!;
    const { numElements } = layout.type;
    const length = Math.min(numElements, Math.max(mostListed, type instanceof RankedTensorType ? type.rank : 0));
    const order = Array.from({ length }, (_, at) => layout.numberAt(at));
    if (!(type instanceof RankedTensorType)) {
      if (order.length === 0) continue;
      return (
        'Only tensor types can have non-empty layout: ' +
        `${what} #${i} of type '${op.context.printType(type)}' has layout [${listText(order)}]`
      );
    }
    const isPermutation = numElements === type.rank && [...order].sort((a, b) => a - b).every((dim, at) => dim === at);
    if (isPermutation) continue;
    return `incorrect layout [${listText(order)}] for type '${op.context.printType(type)}', layout must be a permutation of [0, ${type.rank})`;
  }
  return undefined;
}

/** Returns the type at these places in nested tuples; undefined when there is none. */
function elementAt(type: Type, places: readonly number[]): Type | undefined {
  let element: Type | undefined = type;
  for (const place of places) element = element instanceof TupleType ? element.types[place] : undefined;
  return element;
}

function aliasProblem(op: CustomCallOp): string | undefined {
  for (const { operandIndex, operandTupleIndices, outputTupleIndices } of op.outputOperandAliases) {
    const operand = op.operands[operandIndex];
    if (!operand) {
      return `expects operandIndex in the output_operand_alias attribute to be in range [0, ${op.numOperands}); got: ${operandIndex}.`;
    }
    const source = elementAt(operand.type, operandTupleIndices);
    if (!source) return 'operand_tuple_indices in the output_operand_alias attribute out of bounds.';
    const results = op.numResults === 1 ? op.resultTypes[0]! : TupleType.get(op.context, op.resultTypes);
    const target = elementAt(results, outputTupleIndices);
    if (!target) return 'output_tuple_indices in the output_operand_alias attribute out of bounds.';
    if (typesCompatible(source, target)) continue;
    return `shapes mismatch in the output_operand_alias attribute: operand part has type '${op.context.printType(source)}' and output part has type '${op.context.printType(target)}'.`;
  }
  return undefined;
}

function backendConfigProblem(op: CustomCallOp): string | undefined {
  const { backendConfig, apiVersion } = op;
  if (!backendConfig) return undefined;
  const isDictionary = backendConfig instanceof DictionaryAttr;
  const wantsDictionary = apiVersion === 'API_VERSION_TYPED_FFI';
  if (isDictionary === wantsDictionary) return undefined;
  const kind = wantsDictionary ? 'dictionary' : 'string';
  return `unsupported user-encoded backend config, backend config must be a ${kind} attribute.`;
}

export const compositeOp = {
  interfaces: {
    SymbolUserOpInterface: (op: CompositeOp): SymbolUserMethods => ({
      verifySymbolUses: (symbols) => verifyDecomposition(op, symbols),
    }),
  },
  verify: verifiesByName((op: CompositeOp) =>
    // A namespace and a name, each of letters, digits, `_`, `-` and `.`.
    /^[A-Za-z_][\w.-]*\.[\w-]+$/.test(op.nameAttr) ? undefined : `name must be a valid namespaced op name`,
  ),
};

function verifyDecomposition(op: CompositeOp, symbols: SymbolTable): LogicalResult {
  const { decomposition } = op;
  const signature = functionSignature(symbols.lookup(decomposition));
  if (!signature) return op.emitOpError(`'${decomposition}' does not reference a valid function`);
  const sides = [
    ['operand', op.operands.map((value) => value.type), signature.inputs] as const,
    ['result', op.resultTypes, signature.results] as const,
  ];
  for (const [what, types, expected] of sides) {
    if (types.length !== expected.length) {
      return op.emitOpError(`has ${types.length} ${what}(s), but decomposition has ${expected.length}`);
    }
    const other = types.findIndex((type, i) => !typesCompatible(type, expected[i]!));
    if (other < 0) continue;
    return op.emitOpError(
      `has ${what} at index ${other} with type '${op.context.printType(types[other]!)}', but decomposition has type '${op.context.printType(expected[other]!)}' at same index`,
    );
  }
  return true;
}

/** Returns the type of a function, of whichever dialect; undefined for anything else. */
function functionSignature(op: Operation | undefined): FunctionType | undefined {
  const type = op?.getAttr('function_type');
  return type instanceof TypeAttr && type.value instanceof FunctionType ? type.value : undefined;
}
