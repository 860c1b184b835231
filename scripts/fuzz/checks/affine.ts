import { parseAttribute } from '../../../src/asm/parse-source.ts';
import { printAttribute } from '../../../src/asm/printer/print-op.ts';
import { createRegistry } from '../../../src/dialects/registry.ts';
import { Context } from '../../../src/ir/context.ts';
import { type Checked, difference } from './finding.ts';
import { rejection } from './parsing.ts';
import { isUnreadableInMlir } from './unreadable.ts';

const registry = createRegistry();

/** Checks that an attribute, most often an affine map or set, is the same when printed and read again, or gets errors with places. */
export function checkAttribute(text: string): Checked {
  const context = new Context(registry);
  context.allowUnregisteredDialects = true;
  const { result, diagnostics } = context.diagnostics.collect(() => parseAttribute(text, context));
  if (!result) {
    const finding = rejection(text, diagnostics);
    return { accepted: false, ...(finding && { finding }) };
  }
  const printed = printAttribute(result);
  if (isUnreadableInMlir(printed) || hasHugeCoefficient(printed)) return { accepted: true };
  const again = context.diagnostics.collect(() => parseAttribute(printed, context)).result;
  const isSame =
    again === result || (again !== undefined && saysLessThanItIs(printed) && printAttribute(again) === printed);
  if (isSame) return { accepted: true };
  const second = again ? printAttribute(again) : '<refused>';
  return { accepted: true, finding: difference('an attribute reads back as the same object', printed, second) };
}

/** Distinct attributes are told apart by where they were read, and sums of affine terms by what was added first, which is not printed. */
function saysLessThanItIs(text: string): boolean {
  return /distinct\[|affine_(map|set)</.test(text);
}

/** Terms of a sum are left alone where their coefficients together are beyond what a number holds: their order counts. MLIR wraps them. */
function hasHugeCoefficient(text: string): boolean {
  return (
    /^affine_/.test(text) && (text.match(/\d{16,}/g) ?? []).some((digits) => !Number.isSafeInteger(Number(digits)))
  );
}
