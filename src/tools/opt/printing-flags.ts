import { type PrintingFlags } from '../../asm/printer/flags.ts';
import { ArgumentError } from '../cli/argument-error.ts';
import { type Settings } from '../cli/settings.ts';
import { unsignedValue } from '../cli/unsigned-value.ts';

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
  if (text === '-1') return Infinity;
  if (/^[0-9]{1,15}$/.test(text)) return Number(text);
  throw new ArgumentError(`${tool}: for the --${hex} option: '${text}' value invalid for long argument!`);
}
