import { type Attribute } from '../ir/attribute.ts';
import { IntegerAttr } from '../ir/attributes/scalar-attributes.ts';
import { DenseArrayAttr } from '../ir/attributes/elements-attributes.ts';
import { type OpAsmParser } from '../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../ir/interfaces/op-asm-printer.ts';
import { type DirectiveArgument, type OpDirective } from '../ir/interfaces/op-directive.ts';
import { type RegionBranchMethods, type RegionSuccessor } from '../ir/interfaces/region-branch.ts';
import { type Operation } from '../ir/operation.ts';
import { type Region } from '../ir/region.ts';
import { IntegerType } from '../ir/types/scalar-types.ts';
import { type LogicalResult } from '../support/logical-result.ts';
import { parseInt64 } from './int64-syntax.ts';

/** `custom<SwitchCases>($cases, $caseRegions)`: a line `case <integer> <region>` for each case. */
export const switchCases: OpDirective = {
  parse(parser: OpAsmParser) {
    const cases: bigint[] = [];
    const regions: Region[] = [];
    while (parser.parseOptionalKeyword('case')) {
      cases.push(parseInt64(parser));
      regions.push(parser.parseRegion());
    }
    return [DenseArrayAttr.get(IntegerType.get(parser.context, 64), cases), regions];
  },

  print(printer: OpAsmPrinter, [cases, regions]: readonly DirectiveArgument[]): void {
    (cases as DenseArrayAttr).values.forEach((value, i) => {
      printer.printNewline();
      printer.print(`case ${value} `);
      printer.printRegion((regions as readonly Region[])[i]!, { printEntryBlockArgs: false });
    });
  },
};

/** An operation whose regions are chosen by an integer. */
interface SwitchLike extends Operation {
  readonly caseRegions: readonly Region[];
  readonly defaultRegion: Region;
}

/** Returns the values of the cases; the plain `op.cases` are numbers, which not all integers of 64 bits are. */
export function caseValues(op: SwitchLike): readonly bigint[] {
  return (op.properties.get('cases') as DenseArrayAttr).values.map(BigInt);
}

/** Returns the region that a value chooses. */
export function chosenRegion(op: SwitchLike, value: bigint): Region {
  const index = caseValues(op).indexOf(value);
  return index < 0 ? op.defaultRegion : op.caseRegions[index]!;
}

/** Where control goes: into one of the regions, which have no arguments, and then behind the operation. */
export function switchControlFlow(op: SwitchLike): RegionBranchMethods {
  return new SwitchControlFlow(op);
}

class SwitchControlFlow implements RegionBranchMethods {
  readonly runsRegionsAtMostOnce = true;

  constructor(private readonly op: SwitchLike) {}

  /** Not made before someone asks: each region's end asks where control goes from there only. */
  get entrySuccessors(): readonly RegionSuccessor[] {
    return into(this.op.regions);
  }

  entrySuccessorsFor([value]: readonly (Attribute | undefined)[]): readonly RegionSuccessor[] {
    return into(value instanceof IntegerAttr ? [chosenRegion(this.op, value.value)] : this.op.regions);
  }

  successors(): readonly RegionSuccessor[] {
    return [{ region: 'parent', inputs: this.op.results }];
  }
}

const into = (regions: readonly Region[]): RegionSuccessor[] => regions.map((region) => ({ region, inputs: [] }));

/** Checks that every case has its region and no other case its value. */
export function verifyCases(op: SwitchLike): LogicalResult {
  const { caseRegions } = op;
  const cases = caseValues(op);
  if (cases.length !== caseRegions.length) {
    return op.emitOpError(`has ${caseRegions.length} case regions but ${cases.length} case values`);
  }
  const seen = new Set<bigint>();
  for (const value of cases) {
    if (seen.has(value)) return op.emitOpError(`has duplicate case value: ${value}`);
    seen.add(value);
  }
  return true;
}
