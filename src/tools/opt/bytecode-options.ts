import { writeBytecode } from '../../bytecode/write-bytecode.ts';
import { versions } from '../../bytecode/encoding.ts';
import { hiddenOperand } from '../../bytecode/writer/hidden-operands.ts';
import { UnknownLoc } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { ArgumentError } from '../cli/argument-error.ts';
import { type Settings } from '../cli/settings.ts';
import { packageVersion } from '../package-version.ts';

/** How the output is written as bytecode. */
export interface BytecodeRequest {
  readonly emits: boolean;
  readonly version: bigint | undefined;
  readonly elideResourceData: boolean;
}

/** Returns what the options of `tool` ask for. Throws ArgumentError. */
export function bytecodeRequest(settings: Settings, tool: string): BytecodeRequest {
  const version = settings.value('emit-bytecode-version');
  if (version !== undefined && !/^-?[0-9]+$/.test(version)) {
    throw new ArgumentError(
      `${tool}: for the --emit-bytecode-version option: Invalid argument '${version}', only integer is supported.`,
    );
  }
  return {
    emits: settings.flag('emit-bytecode'),
    version: version === undefined ? undefined : BigInt(version),
    elideResourceData: settings.flag('elide-resource-data-from-bytecode'),
  };
}

/** Returns the module as bytecode, undefined after an error that was reported. */
export function bytecodeOf(
  module: Operation,
  { version = BigInt(versions.current), elideResourceData }: BytecodeRequest,
): Uint8Array | undefined {
  if (version < versions.oldest || version > versions.current) {
    const range = `[${versions.oldest}, ${versions.current}]`;
    module.emitError(`unsupported version requested ${version}, must be in range ${range}`);
    return undefined;
  }
  const hidden = hiddenOperand(module);
  if (hidden) {
    const { owner, operandNumber } = hidden;
    owner.emitError(
      `operand #${operandNumber} is defined in a region that the operation is not in, for which bytecode has no form`,
    );
    return undefined;
  }
  return writeBytecode(module, { version: Number(version), elideResourceData, producer: `ttmlir${packageVersion}` });
}

/** Reports a version of bytecode where none is written; returns failure. */
export function checkBytecodeRequest({ emits, version }: BytecodeRequest, module: Operation): boolean {
  if (emits || version === undefined) return true;
  return module.context.emitError(UnknownLoc.instance, 'bytecode version while not emitting bytecode');
}
