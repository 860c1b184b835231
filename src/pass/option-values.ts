import { enumKeyword, symbolizeEnum } from '../ods/enums.ts';
import { safeOrExact } from '../support/int64.ts';
import { parseIntegerLiteral } from '../support/integer-literal.ts';
import { assertNever, invariant } from '../support/invariant.ts';
import { splitList } from './option-text.ts';
import { type OpPassManager } from './op-pass-manager.ts';
import { type OptionType, type ValueError } from './pass-spec.ts';

/** Returns the pipeline that `text` spells; undefined when it is wrong, which somebody was told. */
export type PipelineReader = (text: string) => OpPassManager | undefined;

/**
 * Returns the value that `text` spells; undefined when it is wrong, which `error` or `readPipeline` told. Values are booleans, numbers, bigints beyond 2^53,
 * strings, keywords of enums (numbers for bit enums), arrays, pass managers, and what custom syntaxes make.
 * Source: llvm/lib/Support/CommandLine.cpp.
 */
export function parseOptionValue(
  type: OptionType,
  text: string,
  error: ValueError,
  readPipeline?: PipelineReader,
): unknown {
  switch (type.kind) {
    case 'bool':
      if (/^(|true|TRUE|True|1)$/.test(text)) return true;
      if (/^(false|FALSE|False|0)$/.test(text)) return false;
      return error(`'${text}' is invalid value for boolean argument! Try 0 or 1`);
    case 'int':
      return parseInteger(text, -(2n ** 31n), 2n ** 31n) ?? error(`'${text}' value invalid for integer argument!`);
    case 'int64':
      return parseInteger(text, -(2n ** 63n), 2n ** 63n) ?? error(`'${text}' value invalid for long argument!`);
    case 'uint':
      return parseUnsigned(text, 2n ** 32n) ?? error(`'${text}' value invalid for uint argument!`);
    case 'uint64':
      return parseUnsigned(text, 2n ** 64n) ?? error(`'${text}' value invalid for ulong argument!`);
    case 'double':
      return parseDouble(text) ?? error(`'${text}' value invalid for floating point argument!`);
    case 'string':
      return text;
    case 'enum': {
      const found = symbolizeEnum(type.spec, text);
      if (!found) return error(`Cannot find option named '${text}'!`);
      return type.spec.bits ? found.value : found.str;
    }
    case 'list': {
      const values: unknown[] = [];
      for (const element of splitList(text)) {
        const value = parseOptionValue(type.of, element, error, readPipeline);
        if (value === undefined) return undefined;
        values.push(value);
      }
      return values;
    }
    case 'custom':
      return type.syntax.parse(text, error);
    case 'pipeline':
      invariant(readPipeline, 'only passes have options that are pipelines');
      return readPipeline(text);
    default:
      return assertNever(type);
  }
}

/** Returns the text that parseOptionValue reads as `value`. */
export function printOptionValue(type: OptionType, value: unknown): string {
  switch (type.kind) {
    case 'bool':
    case 'int':
    case 'int64':
    case 'uint':
    case 'uint64':
      return String(value);
    case 'double':
      return doubleText(value as number);
    case 'string':
      return braced(value as string);
    case 'enum':
      return type.spec.bits ? (enumKeyword(type.spec, value as number) ?? String(value)) : (value as string);
    case 'list':
      return `{${(value as readonly unknown[]).map((element) => printOptionValue(type.of, element)).join(',')}}`;
    case 'custom':
      return type.syntax.print(value);
    case 'pipeline':
      return (value as OpPassManager).text;
    default:
      return assertNever(type);
  }
}

/** A string with a blank before any quote or brace of its own needs braces. */
function braced(text: string): string {
  const [first] = /[ {'"]/.exec(text) ?? [];
  return first === ' ' ? `{${text}}` : text;
}

function parseInteger(text: string, from: bigint, below: bigint): number | bigint | undefined {
  const value = parseIntegerLiteral(text);
  return value !== undefined && value >= from && value < below ? safeOrExact(value) : undefined;
}

/** Returns the number, which has no sign, also if it is 0. */
function parseUnsigned(text: string, below: bigint): number | bigint | undefined {
  return text.startsWith('-') ? undefined : parseInteger(text, 0n, below);
}

/** Returns the number that `strtod` reads, which must be the whole text; an empty one is 0. */
function parseDouble(text: string): number | undefined {
  const [all, sign, digits = ''] = /^\s*([+-]?)(.*)$/s.exec(text)!;
  const factor = sign === '-' ? -1 : 1;
  if (all === '') return 0;
  if (/^inf(inity)?$/i.test(digits)) return factor * Infinity;
  if (/^nan$/i.test(digits)) return NaN;
  if (/^(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(digits) || /^0x[\da-f]+$/i.test(digits)) return factor * Number(digits);
  return undefined;
}

/** Returns the number with six places and an exponent of two digits. */
function doubleText(value: number): string {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? 'nan' : `${value < 0 ? '-' : ''}INF`;
  return value.toExponential(6).replace(/([+-])(\d)$/, '$10$2');
}
