import { type Operation } from '../../../ir/operation.ts';
import { assertNever } from '../../../support/invariant.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type Extension, type Profile } from '../generated/tosa-enums.gen.ts';
import * as tosa from '../generated/tosa-ops.gen.ts';
import { complianceOf, type Compliance, type Signature } from './compliance-table.ts';
import { signatureOf } from './signature.ts';
import { type Target } from './target.ts';

/** Whether the specification defines operations for their types. Source: mlir/lib/Dialect/Tosa/IR/TosaProfileCompliance.cpp, texts verbatim. */

type Mode = Profile | Extension;

/** Demands that the profiles and extensions of the target have an operation for its types. */
export function verifyAvailable(op: Operation, target: Target): LogicalResult {
  const compliance = complianceOf(op.name);
  const { profiles, extensions } = compliance ?? {};
  return (
    verifyModes(op, target, profiles, requiredProfiles(op, compliance), target.profiles) &&
    verifyModes(op, target, extensions, requiredExtensions(op), target.extensions)
  );
}

/** Returns the profiles of which one must be there whatever the types are; none for operations that only extensions have. */
function requiredProfiles(op: Operation, compliance: Compliance | undefined): readonly Profile[] {
  if (op instanceof tosa.DimOp || op instanceof tosa.ConstShapeOp || op instanceof tosa.CustomOp || computesShape(op)) {
    return ['pro_int', 'pro_fp'];
  }
  const isBlockScaled = compliance?.extensions?.some(({ modes }) => modes.includes('mxfp')) && !compliance.profiles;
  return isBlockScaled ? ['pro_fp'] : [];
}

function requiredExtensions(op: Operation): readonly Extension[] {
  if (op instanceof tosa.IfOp || op instanceof tosa.WhileOp) return ['controlflow'];
  return computesShape(op) ? ['shape'] : [];
}

const computesShape = (op: Operation): boolean =>
  op.hasTrait('TosaShapeOperator') && !(op instanceof tosa.ConstShapeOp);

function verifyModes(
  op: Operation,
  target: Target,
  signatures: readonly Signature<Mode>[] | undefined,
  required: readonly Mode[],
  enabled: ReadonlySet<Mode>,
): LogicalResult {
  if (!signatures) {
    const isEnabled = required.length === 0 || required.some((mode) => enabled.has(mode));
    return isEnabled || emitMissing(op, required, 'any of ');
  }
  const found = find(signatures, signatureOf(op));
  if (!found) return true;
  const { modes, isDraft } = found;
  const extensions = modes.filter(isExtension);
  if (extensions.length > 0) {
    if (!modes.every((mode) => enabled.has(mode))) return emitMissing(op, modes, 'all of ');
  } else if (!modes.some((mode) => enabled.has(mode))) return emitMissing(op, modes, 'any of ');
  for (const extension of extensions) {
    const profiles = profilesWith(extension);
    if (profiles.some((profile) => target.profiles.has(profile))) continue;
    return op.emitOpError(`illegal: requires [${profiles.join(', ')}] to work with but not enabled in target\n`);
  }
  // Of the extensions that `tosa.dim` needs for other types than those of the profiles, what it is declared with lacks one.
  const undeclared = op instanceof tosa.DimOp && modes.length > 1;
  if (undeclared) {
    return op.emitOpError(
      `illegal: requires [${modes.join(', ')}] but not included in the profile compliance [shape]\n`,
    );
  }
  return (
    !isDraft ||
    target.version === '1.1' ||
    op.emitOpError(
      `illegal: the target specification version (${target.version}) is not backwards compatible with the op compliance specification version (1.1)\n`,
    )
  );
}

function emitMissing(op: Operation, modes: readonly Mode[], several: string): LogicalResult {
  return op.emitOpError(
    `illegal: requires ${modes.length > 1 ? several : ''}[${modes.join(', ')}] but not enabled in target\n`,
  );
}

const isExtension = (mode: Mode): mode is Exclude<Extension, 'none'> =>
  mode !== 'none' && mode !== 'pro_int' && mode !== 'pro_fp';

/** Returns the profiles that an extension adds to. */
function profilesWith(extension: Exclude<Extension, 'none'>): readonly Profile[] {
  switch (extension) {
    case 'int16':
    case 'int4':
    case 'doubleround':
    case 'inexactround':
      return ['pro_int'];
    case 'bf16':
    case 'fp8e4m3':
    case 'fp8e5m2':
    case 'fft':
    case 'mxfp':
      return ['pro_fp'];
    case 'variable':
    case 'controlflow':
    case 'dynamic':
    case 'int64':
    case 'shape':
      return ['pro_fp', 'pro_int'];
    default:
      return assertNever(extension);
  }
}

/** Demands that some profile or extension has an operation for its types. */
export function verifySpecified(op: Operation): LogicalResult {
  const compliance = complianceOf(op.name);
  if (!compliance) return true;
  const types = signatureOf(op);
  const { profiles = [], extensions = [] } = compliance;
  if (find(profiles, types) || find(extensions, types)) return true;
  const proposed = closest([...profiles, ...extensions], types);
  return op.emitOpError(
    `illegal: operation operand/result data types did not align with any profile or extension, got (${types.join(',')}), did you mean (${proposed.join(',')})? Otherwise, please refer to the 'supported data types' for '${op.name}' in the specification.`,
  );
}

const agreeing = (a: readonly string[], b: readonly string[]): number => a.filter((type, i) => type === b[i]).length;

function find<M extends Mode>(signatures: readonly Signature<M>[], types: readonly string[]): Signature<M> | undefined {
  return signatures.find((signature) => agreeing(signature.types, types) === types.length);
}

/** Returns the first signature of those that have most types in common. */
function closest(signatures: readonly Signature<Mode>[], types: readonly string[]): readonly string[] {
  let best: readonly string[] = [];
  let most = -1;
  for (const signature of signatures) {
    const common = agreeing(signature.types, types);
    if (common > most) [most, best] = [common, signature.types];
  }
  return best;
}
