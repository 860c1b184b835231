import { printEach } from '../../../builtin/print-each.ts';
import { type AsmParser } from '../../../ir/interfaces/op-asm-parser.ts';
import { type AsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type EmitError } from '../../../ods/attr-spec.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import {
  type AxisRefAttr,
  type DimensionShardingAttr,
  type ManualAxesAttr,
  type MeshAttr,
  type MeshAxisAttr,
  type TensorShardingPerValueAttr,
} from '../generated/sdy-attributes.gen.ts';
import { meshProblem, parseAxis, parseMesh, printAxis, printMesh } from '../mesh-syntax.ts';
import {
  parseAxisRef,
  parseDimension,
  parseSharding,
  parseShardings,
  printAxisRef,
  printDimension,
  printSharding,
  printShardings,
} from '../sharding-syntax.ts';

/** Returns the hooks of an attribute whose parameters are written in `<` and `>`. */
function inAngles<T>(parse: (parser: AsmParser) => readonly unknown[], print: (what: T, printer: AsmPrinter) => void) {
  return {
    parse(parser: AsmParser): readonly unknown[] {
      parser.parsePunctuation('<');
      const parameters = parse(parser);
      parser.parsePunctuation('>');
      return parameters;
    },

    print(what: T, printer: AsmPrinter): void {
      printer.print('<');
      print(what, printer);
      printer.print('>');
    },
  };
}

export const meshAxisAttr = inAngles<MeshAxisAttr>(parseAxis, printAxis);

export const meshAttr = {
  verify(emitError: EmitError, parameters: Pick<MeshAttr, 'axes' | 'deviceIds'>): LogicalResult {
    const problem = meshProblem(parameters);
    return problem === undefined || emitError(problem);
  },
  parse: parseMesh,
  print: printMesh,
};

export const axisRefAttr = inAngles<AxisRefAttr>(parseAxisRef, printAxisRef);
export const dimensionShardingAttr = inAngles<DimensionShardingAttr>(parseDimension, printDimension);
export const tensorShardingAttr = { parse: parseSharding, print: printSharding };

export const tensorShardingPerValueAttr = inAngles<TensorShardingPerValueAttr>(
  (parser) => [parseShardings(parser)],
  ({ shardings }, printer) => printShardings(shardings, printer),
);

export const manualAxesAttr = inAngles<ManualAxesAttr>(
  (parser) => {
    const axes: string[] = [];
    const first = parser.parseOptionalString();
    if (first !== undefined) axes.push(first);
    while (axes.length > 0 && parser.parseOptionalPunctuation(',')) axes.push(parser.parseString());
    return [axes];
  },
  ({ axes }, printer) => printEach(axes, (axis) => printer.printString(axis), printer),
);
