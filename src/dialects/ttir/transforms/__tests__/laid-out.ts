import { type Pass } from '../../../../pass/pass.ts';
import { TTIRImplicitDevicePass } from '../implicit-device.ts';
import { TTIRLayoutPass } from '../layout.ts';
import { TTIRLoadSystemDescPass } from '../load-system-desc.ts';
import { runPasses, withoutSystem, type PassRun } from './run-passes.ts';

/** Passes that lay tensors out for one chip, in front of `more`. */
export function layoutPasses(...more: readonly Pass[]): Pass[] {
  return [new TTIRLoadSystemDescPass(), new TTIRImplicitDevicePass(), new TTIRLayoutPass(), ...more];
}

/**
 * Runs layoutPasses on functions. In the text that comes back memory spaces and a linear map that is the identity are left
 * out: `[<1x1>, memref<64x128xf32, system>]` stands for the encoding.
 */
export function runLaidOut(functions: string, ...more: readonly Pass[]): PassRun {
  const { text, ...rest } = runPasses(functions, ...layoutPasses(...more));
  return { ...rest, text: shortened(text) };
}

/** Returns the text with layouts in a form that can be read. */
export function shortened(text: string): string {
  return withoutSystem(text)
    .replace(/#tt\.memory_space<(\w+)>/g, '$1')
    .replace(
      /#tt\.layout<\(d0, d1\) -> \(d0, d1\), undef, (<[\dx]+>, memref<.*?(?:system|dram|l1)>(?:, \w+)?)>/g,
      '[$1]',
    )
    .replace(/ operand_constraints = \[.*?\](?=[,}])/g, '');
}

/** Constraints by short names, as aliases that functions in tests can use. */
export const constraints = `
#any_device = #tt.operand_constraint<any_device>
#tiles = #tt.operand_constraint<any_device_tile>
#host = #tt.operand_constraint<system|scalar|any_layout>
`;
