import { type PrintingFlags } from '../../asm/printer/flags.ts';
import { type OptionSpec } from './llvm-arguments.ts';
import { type Settings } from './settings.ts';
import { longValue, unsignedValue } from './number-values.ts';

/** The heading of these options in the help. */
export const printingGroup = 'Printing';

/** The options that say how operations are printed. Names and words follow mlir-opt. */
export const printingOptions: readonly OptionSpec[] = [
  { name: 'mlir-print-op-generic', summary: 'Print the generic op form', group: printingGroup },
  { name: 'mlir-print-debuginfo', summary: 'Print debug info in MLIR output', group: printingGroup },
  {
    name: 'mlir-pretty-debuginfo',
    summary: 'Print pretty debug info in MLIR output (together with mlir-print-debuginfo)',
    group: printingGroup,
  },
  {
    name: 'mlir-print-local-scope',
    summary: 'Print with local scope and inline information (eliding aliases)',
    group: printingGroup,
  },
  { name: 'mlir-print-skip-regions', summary: 'Skip regions when printing ops', group: printingGroup },
  {
    name: 'mlir-print-value-users',
    summary: 'Print users of operation results and block arguments as a comment',
    group: printingGroup,
  },
  {
    name: 'mlir-print-unique-ssa-ids',
    summary: 'Print unique SSA ID numbers for values, block arguments and naming conflicts across all regions',
    group: printingGroup,
  },
  { name: 'mlir-use-nameloc-as-prefix', summary: 'Print SSA IDs using NameLocs as prefixes', group: printingGroup },
  {
    name: 'mlir-print-assume-verified',
    summary: 'Skip op verification when using custom printers',
    group: printingGroup,
  },
  {
    name: 'mlir-elide-resource-strings-if-larger',
    value: 'uint',
    summary: 'Elide printing value of resources if string is too long in chars',
    group: printingGroup,
  },
  {
    name: 'mlir-elide-elementsattrs-if-larger',
    value: 'uint',
    summary: 'Elide ElementsAttrs that have more elements than the given upper limit',
    group: printingGroup,
  },
  {
    name: 'mlir-print-elementsattrs-with-hex-if-larger',
    value: 'long',
    summary: 'Print DenseElementsAttrs with more elements than this as a hex string (default 100; -1 to disable)',
    group: printingGroup,
  },
];

const elide = 'mlir-elide-elementsattrs-if-larger';
const elideResources = 'mlir-elide-resource-strings-if-larger';
const hex = 'mlir-print-elementsattrs-with-hex-if-larger';

/** Returns how the command line wants operations printed. Throws ArgumentError. */
export function printingFlags(settings: Settings, tool: string): PrintingFlags {
  return {
    genericForm: settings.flag('mlir-print-op-generic'),
    debugInfo: settings.flag('mlir-print-debuginfo'),
    prettyDebugInfo: settings.flag('mlir-pretty-debuginfo'),
    valueUsers: settings.flag('mlir-print-value-users'),
    uniqueSSAIds: settings.flag('mlir-print-unique-ssa-ids'),
    useNameLocAsPrefix: settings.flag('mlir-use-nameloc-as-prefix'),
    assumeVerified: settings.flag('mlir-print-assume-verified'),
    localScope: settings.flag('mlir-print-local-scope'),
    skipRegions: settings.flag('mlir-print-skip-regions'),
    ...(settings.has(elide) && { elideElementsIfLarger: unsignedValue(settings.value(elide)!, elide, tool) }),
    ...(settings.has(elideResources) && {
      elideResourcesIfLarger: unsignedValue(settings.value(elideResources)!, elideResources, tool),
    }),
    ...(settings.has(hex) && { hexElementsIfLarger: hexLimit(settings.value(hex)!, tool) }),
  };
}

/** Returns the limit: infinity for -1, which stands for never. */
function hexLimit(text: string, tool: string): number {
  const limit = longValue(text, hex, tool);
  return limit === -1 ? Infinity : limit;
}
