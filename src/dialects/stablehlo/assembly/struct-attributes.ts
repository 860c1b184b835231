import { parseSafeInt64 } from '../../../builtin/int64-syntax.ts';
import { type DialectAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type AsmParser } from '../../../ir/interfaces/op-asm-parser.ts';
import { type AsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { isDynamic, kDynamic } from '../../../ir/types/shaped-types.ts';
import { type EmitError } from '../../../ods/attr-spec.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type ResultAccuracyAttr, type TypeExtensions } from '../generated/stablehlo-attributes.gen.ts';
import { parseFields, printFields, type Fields } from './struct-fields.ts';

/** Attributes that are structs. Source: stablehlo/dialect/StablehloAttrs.td and StablehloOps.cpp. */

/** Returns how an attribute is written whose parameters are the fields of a struct. */
export function structHooks(fields: Fields, printAll = false) {
  return {
    parse(parser: AsmParser): readonly unknown[] {
      parser.parsePunctuation('<');
      return parseFields(parser, fields, printAll);
    },
    print(attribute: DialectAttr, printer: AsmPrinter): void {
      printer.print('<');
      printFields(printer, fields, attribute.parameters, printAll);
      printer.print('>');
    },
  };
}

export const scatterDimensionNumbers = structHooks([
  ['update_window_dims', 'dims'],
  ['inserted_window_dims', 'dims'],
  ['input_batching_dims', 'dims'],
  ['scatter_indices_batching_dims', 'dims'],
  ['scatter_dims_to_operand_dims', 'dims'],
  ['index_vector_dim', 'int'],
]);

export const gatherDimensionNumbers = structHooks([
  ['offset_dims', 'dims'],
  ['collapsed_slice_dims', 'dims'],
  ['operand_batching_dims', 'dims'],
  ['start_indices_batching_dims', 'dims'],
  ['start_index_map', 'dims'],
  ['index_vector_dim', 'int'],
]);

export const dotDimensionNumbers = structHooks([
  ['lhs_batching_dimensions', 'dims'],
  ['rhs_batching_dimensions', 'dims'],
  ['lhs_contracting_dimensions', 'dims'],
  ['rhs_contracting_dimensions', 'dims'],
]);

export const dotAlgorithm = structHooks(
  [
    ['lhs_precision_type', 'type'],
    ['rhs_precision_type', 'type'],
    ['accumulation_type', 'type'],
    ['lhs_component_count', 'int'],
    ['rhs_component_count', 'int'],
    ['num_primitive_operations', 'int'],
    ['allow_imprecise_accumulation', 'bool'],
  ],
  true,
);

export const outputOperandAlias = structHooks(
  [
    ['output_tuple_indices', 'dims'],
    ['operand_index', 'int'],
    ['operand_tuple_indices', 'dims'],
  ],
  true,
);

/** `#stablehlo.result_accuracy<atol = 1.0e-5, rtol = 0.0, ulps = 1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>`. */
export const resultAccuracyAttr = {
  ...structHooks([
    ['atol', 'float'],
    ['rtol', 'float'],
    ['ulps', 'int'],
    ['mode', 'mode'],
  ]),
  verify(
    emitError: EmitError,
    { atol, rtol, ulps, mode }: Pick<ResultAccuracyAttr, 'atol' | 'rtol' | 'ulps' | 'mode'>,
  ): LogicalResult {
    for (const [name, tolerance] of Object.entries({ atol, rtol, ulps })) {
      if (!(tolerance >= 0))
        return emitError(`expected a tolerance that is not negative, but got ${name} = ${tolerance}`);
      if (tolerance !== 0 && mode.value !== 'TOLERANCE')
        return emitError(`expected no tolerance with mode ${mode.value}, but got ${name} = ${tolerance}`);
    }
    return true;
  },
};

/** `#stablehlo.bounds<?, 4>`: the bound of each dimension. Source of what is verified: verifyBounds of stablehlo/dialect/Base.cpp, texts verbatim. */
export const typeExtensions = {
  verifyEncoding(emitError: EmitError, { bounds }: TypeExtensions, shape: readonly number[]): LogicalResult {
    if (bounds.length !== shape.length) {
      return emitError(
        `Bounds length is ${bounds.length}, expected to be equal to rank(${shape.length}) of the tensor`,
      );
    }
    const dim = shape.findIndex((size, i) => !isDynamic(size) && !isDynamic(bounds[i]!));
    if (dim < 0) return true;
    return emitError(
      `Static dimension ${dim} cannot have a bound, use ShapedType::kDynamic to indicate a missing bound`,
    );
  },
  parse(parser: AsmParser): readonly unknown[] {
    const bounds: number[] = [];
    parser.parseCommaSeparatedList('lessGreater', () =>
      bounds.push(parser.parseOptionalPunctuation('?') ? kDynamic : parseSafeInt64(parser)),
    );
    return [bounds];
  },
  print({ bounds }: TypeExtensions, printer: AsmPrinter): void {
    printer.print(`<${bounds.map((bound) => (isDynamic(bound) ? '?' : String(bound))).join(', ')}>`);
  },
};
