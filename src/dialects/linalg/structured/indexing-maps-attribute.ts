import { type AffineMap } from '../../../affine/affine-map.ts';
import { printEach } from '../../../builtin/print-each.ts';
import { AffineMapAttr, ArrayAttr } from '../../../ir/attributes/container-attributes.ts';
import { type OpAsmParser } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type Operation } from '../../../ir/operation.ts';
import { opSpecOf, type OpSpec } from '../../../ods/op-spec.ts';
import { invariant } from '../../../support/invariant.ts';
import { loopMaps } from './loop-maps.ts';
import { mapsIn } from './named-op-maps.ts';
import { type StructuredMethods } from './structured-methods.ts';

/** Maps of matrix products, which may be other than those of the record. Source: mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp, texts verbatim. */

/** Parses `indexing_maps = […]` if it is there. */
export function parseIndexingMaps(parser: OpAsmParser): ArrayAttr | undefined {
  if (!parser.parseOptionalKeyword('indexing_maps')) return undefined;
  parser.parsePunctuation('=');
  const start = parser.currentOffset;
  const maps = parser.parseAttribute();
  if (!(maps instanceof ArrayAttr)) return parser.error(start, 'invalid kind of attribute specified');
  if (maps.value.some((map) => !(map instanceof AffineMapAttr))) {
    return parser.error(parser.currentOffset, 'element of indexing_maps array is not an affine_map');
  }
  return maps;
}

/** Parses `indexing_maps = […]` map by map, of which there is at least one; returns none where it is not there. */
export function parseIndexingMapList(parser: OpAsmParser): AffineMapAttr[] {
  const maps: AffineMapAttr[] = [];
  if (!parser.parseOptionalKeyword('indexing_maps')) return maps;
  parser.parsePunctuation('=');
  parser.parsePunctuation('[');
  do {
    const map = parser.parseAttribute();
    if (!(map instanceof AffineMapAttr)) return parser.error(parser.currentOffset, 'expected affine map attribute');
    maps.push(map);
  } while (parser.parseOptionalPunctuation(','));
  parser.parsePunctuation(']');
  return maps;
}

/** Prints ` indexing_maps = […]`. */
export function printIndexingMaps(printer: OpAsmPrinter, maps: ArrayAttr): void {
  printer.print(' indexing_maps = [');
  printEach(maps.value, (map) => printer.printAttribute(map), printer);
  printer.print(']');
}

/** Returns the maps that the record of an operation gives it. */
export function defaultMaps(spec: OpSpec): readonly AffineMap[] {
  const text = spec.structured?.maps;
  invariant(text !== undefined, `the record of '${spec.name}' has no maps`);
  return loopMaps(text).maps([]);
}

/** Tells whether the maps are those of the record. */
export function areDefaultMaps(op: Operation, maps: readonly AffineMap[]): boolean {
  const usual = defaultMaps(opSpecOf(op)!);
  return maps === usual || (maps.length === usual.length && maps.every((map, i) => map.equals(usual[i]!)));
}

/** Returns the loops of the record and the maps of the attribute, if there is one. */
export function matmulMethods(op: Operation): StructuredMethods {
  const spec = opSpecOf(op)!;
  const maps = op.properties.get('indexing_maps');
  return {
    indexingMaps: maps instanceof ArrayAttr ? mapsIn(maps) : defaultMaps(spec),
    iteratorTypes: loopMaps(spec.structured!.maps!).iteratorTypes,
  };
}
