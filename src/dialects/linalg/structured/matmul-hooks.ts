import { foldsCasts } from '../../memref/fold-cast.ts';
import { type AffineMap } from '../../../affine/affine-map.ts';
import { type Attribute } from '../../../ir/attribute.ts';
import { ArrayAttr } from '../../../ir/attributes/container-attributes.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type Operation } from '../../../ir/operation.ts';
import { opSpecOf, type OpSpec } from '../../../ods/op-spec.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import {
  areDefaultMaps,
  defaultMaps,
  matmulMethods,
  parseIndexingMaps,
  printIndexingMaps,
} from './indexing-maps-attribute.ts';
import { structuredEffects } from './memory-effects.ts';
import { parseNamedOp, printNamedOp } from './named-op-assembly.ts';
import { mapsAttr } from './named-op-maps.ts';

/** Returns the hooks of a matrix product; `verifyMap` checks map number `i` against the usual one, `parseMaps` reads the maps that are given. */
export function matmulHooks(
  verifyMap: (op: Operation, i: number, map: AffineMap, usual: AffineMap) => LogicalResult,
  mapCount: { readonly checked: number; readonly required?: number },
  parseMaps: (parser: OpAsmParser) => readonly Attribute[] = (parser) => parseIndexingMaps(parser)?.value ?? [],
) {
  return {
    verify(op: Operation): LogicalResult {
      const maps = matmulMethods(op).indexingMaps;
      if (areDefaultMaps(op, maps)) return true;
      const usual = defaultMaps(opSpecOf(op)!);
      if (mapCount.required !== undefined && maps.length !== mapCount.required) {
        return op.emitOpError(`Indexing_map attribute must have ${mapCount.required} affine maps.`);
      }
      return maps.slice(0, mapCount.checked).every((map, i) => verifyMap(op, i, map, usual[i]!));
    },

    interfaces: { ...structuredEffects, LinalgStructuredInterface: matmulMethods },

    ...foldsCasts,

    /**
     * ```
     * matmul ::= (`indexing_maps` `=` attribute)? named-op
     * ```
     */
    parse(parser: OpAsmParser, state: ParsedOperationState): void {
      const { context } = state;
      const given = parseMaps(parser);
      const usual = (): ArrayAttr => mapsAttr(context, defaultMaps(context.lookupOp(state.name)!.spec as OpSpec));
      state.attributes.set('indexing_maps', given.length > 0 ? ArrayAttr.get(context, given) : usual());
      parseNamedOp(parser, state);
    },

    print(op: Operation, printer: OpAsmPrinter): void {
      const maps = op.properties.get('indexing_maps');
      if (maps instanceof ArrayAttr && !areDefaultMaps(op, matmulMethods(op).indexingMaps)) {
        printIndexingMaps(printer, maps);
      }
      printNamedOp(op, printer, ['indexing_maps']);
    },
  };
}
