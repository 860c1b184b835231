import { writeBytecode } from '../../bytecode/write-bytecode.ts';
import { UnknownLoc } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { ArgumentError } from '../cli/argument-error.ts';
import { type Settings } from '../cli/settings.ts';
import { packageVersion } from '../package-version.ts';

/** Loaded where it is asked for. */
const bytecodeWriter = () => writeBytecode;

/** How the output is written as bytecode. */
export interface BytecodeRequest {
  readonly emits: boolean;
  readonly version: number | undefined;
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
    version: version === undefined ? undefined : Number(version),
    elideResourceData: settings.flag('elide-resource-data-from-bytecode'),
  };
}

/** Returns the module as bytecode, undefined after an error that was reported. */
export function bytecodeOf(
  module: Operation,
  { version, elideResourceData }: Omit<BytecodeRequest, 'emits'>,
): Uint8Array | undefined {
  return bytecodeWriter()(module, { version, elideResourceData, producer: `ttmlir${packageVersion}` });
}

/** Reports a version of bytecode where none is written; returns failure. */
export function checkBytecodeRequest({ emits, version }: BytecodeRequest, module: Operation): boolean {
  if (emits || version === undefined) return true;
  return module.context.emitError(UnknownLoc.instance, 'bytecode version while not emitting bytecode');
}
