/** Checks of what programs make commands with, for those that no compiler checks. */
import { elementFormats } from '../../device/formats/formats.ts';
import { type HostTensor } from '../../runtime/tensors/host-tensor.ts';
import { didYouMean } from '../../support/suggest.ts';
import { ArgumentError } from '../cli/argument-error.ts';
import { Artifacts } from './artifacts.ts';
import { Logger } from './logger.ts';
import { type CommandOption } from './options.ts';

const settingNames = ['args', 'logging', 'artifacts', 'inputs'] as const;

/** Throws ArgumentError for settings of a command that are no object, or that have what no command takes. */
export function checkSettings(settings: unknown, options: readonly CommandOption[]): void {
  const given = objectSetting('the settings of a command', settings);
  for (const name of Object.keys(given)) {
    if ((settingNames as readonly string[]).includes(name)) continue;
    const isOption = options.some((option) => option.name === name.replaceAll('_', '-'));
    const hint = isOption ? `; options are given in args: { args: { '${name}': … } }` : didYouMean(name, settingNames);
    throw new ArgumentError(`unknown setting '${name}'${hint}`);
  }
  const { args, logging, artifacts, inputs } = given;
  if (args !== undefined) objectSetting('args', args);
  if (logging !== undefined && !(logging instanceof Logger)) throw notA('logging', 'a Logger', logging);
  if (artifacts !== undefined && !(artifacts instanceof Artifacts)) throw notA('artifacts', 'Artifacts', artifacts);
  if (inputs === undefined) return;
  if (!Array.isArray(inputs)) throw notA('inputs', 'a list of tensors', inputs);
  const wrong: unknown = inputs.find((input) => !isTensor(input));
  if (wrong !== undefined) throw notA('inputs', 'a list of tensors, which hostTensor makes', wrong);
}

/** Returns the path in the settings of `Artifacts`. Throws ArgumentError for settings that are none. */
export function artifactsPath(settings: unknown): unknown {
  const given = objectSetting('the settings of Artifacts', settings);
  const names = ['artifactsFolderPath', 'logging'];
  const unknown = Object.keys(given).find((name) => !names.includes(name));
  if (unknown !== undefined) throw new ArgumentError(`unknown setting '${unknown}'${didYouMean(unknown, names)}`);
  return given['artifactsFolderPath'] ?? '';
}

/** Returns a text. Throws ArgumentError when it is none. */
export function textSetting(what: string, value: unknown): string {
  if (typeof value === 'string') return value;
  throw notA(what, 'a text', value);
}

function objectSetting(what: string, value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw notA(what, 'an object', value);
  return value as Readonly<Record<string, unknown>>;
}

function isTensor(value: unknown): value is HostTensor {
  if (typeof value !== 'object' || value === null) return false;
  const { shape, format, values } = value as Partial<HostTensor>;
  return Array.isArray(shape) && typeof format === 'string' && format in elementFormats && ArrayBuffer.isView(values);
}

function notA(what: string, expected: string, value: unknown): ArgumentError {
  return new ArgumentError(`${what} must be ${expected}, not ${shown(value)}`);
}

/** Returns a value as messages show it; of objects, what they are. */
function shown(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'function') return 'a function';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}
