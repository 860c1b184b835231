import { type Operation } from '../../../ir/operation.ts';
import { nearestSymbolTable } from '../../../ir/symbol-table.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { TargetEnv } from '../generated/tosa-attributes.gen.ts';
import { type Extension, type Level, type Profile } from '../generated/tosa-enums.gen.ts';

/** The attribute of a module that says what its target supports. */
export const targetEnvName = 'tosa.target_env';

/** How large operands and attributes may be. */
export interface Limits {
  readonly rank: number;
  readonly kernel: number;
  readonly stride: number;
  readonly scale: number;
  readonly log2Size: number;
  readonly nesting: number;
  readonly listLength: number;
}

const eightK: Limits = { rank: 6, kernel: 8192, stride: 8192, scale: 256, log2Size: 31, nesting: 6, listLength: 64 };

/** What a target supports. Source: mlir/Dialect/Tosa/IR/TargetEnv.h. */
export interface Target {
  readonly version: '1.0' | '1.1';
  /** Undefined where there are none to check. */
  readonly limits: Limits | undefined;
  readonly profiles: ReadonlySet<Profile>;
  readonly extensions: ReadonlySet<Extension>;
}

const defaultTarget: Target = {
  version: '1.0',
  limits: eightK,
  profiles: new Set<Profile>(['pro_int', 'pro_fp']),
  extensions: new Set(),
};

const limitsOf: Readonly<Record<Level, Limits | undefined>> = { '8k': eightK, none: undefined };

/** Returns the target of what is in a symbol table, which the nearest one at or above it states, else the default; undefined after a diagnostic when it contradicts itself. */
export function targetOf(table: Operation): Target | undefined {
  const stated = statedTarget(table);
  if (!stated) return defaultTarget;
  const version = stated.specificationVersion === '1.0' ? '1.0' : '1.1';
  if (!verifyVersions(table, stated, version)) return undefined;
  const { profiles, extensions, level } = stated;
  return { version, limits: limitsOf[level], profiles: new Set(profiles), extensions: new Set(extensions) };
}

function statedTarget(from: Operation): TargetEnv | undefined {
  for (let op = nearestSymbolTable(from); op; op = op.parentOp && nearestSymbolTable(op.parentOp)) {
    const stated = op.getAttr(targetEnvName);
    if (stated instanceof TargetEnv) return stated;
  }
  return undefined;
}

/** Demands that the version of the target has its profiles and extensions. Source: verifyTargetInformation of mlir/lib/Dialect/Tosa/IR/TargetEnv.cpp, text verbatim. */
function verifyVersions(op: Operation, { profiles, extensions }: TargetEnv, version: string): LogicalResult {
  const verify = (kind: string, name: string, least: string): LogicalResult =>
    // No version has what is `none`: it belongs to another major version.
    (least !== '0.0' && version >= least) ||
    op.context.emitError(
      op.location,
      `${kind} '${name}' is not compatible with the target version ${version}, minimum required version is ${least}`,
    );
  return (
    profiles.every((name) => verify('profile', name, name === 'none' ? '0.0' : '1.0')) &&
    extensions.every((name) => verify('extension', name, leastVersion[name] ?? '1.0'))
  );
}

/** Where it is not 1.0. */
const leastVersion: Readonly<Partial<Record<Extension, string>>> = {
  none: '0.0',
  int64: '1.1',
  mxfp: '1.1',
  shape: '1.1',
};
