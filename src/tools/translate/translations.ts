import { installPrinters } from '../../asm/printer/diagnostic-printer.ts';
import { type PrintingFlags } from '../../asm/printer/flags.ts';
import { printOp } from '../../asm/printer/print-op.ts';
import { BytecodeFile } from '../../bytecode/bytecode-file.ts';
import { isBytecode } from '../../bytecode/encoding.ts';
import { Context } from '../../ir/context.ts';
import { type DialectRegistry } from '../../ir/dialect.ts';
import { renderDiagnosticWith } from '../../ir/diagnostic-text.ts';
import { FileLineColLoc } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Timer } from '../../pass/timing.ts';
import { type Paint } from '../../support/colors.ts';
import { SourceFile } from '../../support/source-file.ts';
import { decodeUtf8, encodeUtf8 } from '../../support/utf8.ts';
import { emitCpp } from '../../target/emitc-to-cpp.ts';
import { translateFlatbufferToTTNN } from '../../target/flatbuffer-to-ttnn.ts';
import { translateSystemDescToFlatbuffer } from '../../target/system-desc-to-flatbuffer.ts';
import { translateTTMetalToFlatbuffer } from '../../target/ttmetal-to-flatbuffer.ts';
import { translateTTNNToFlatbuffer } from '../../target/ttnn-to-flatbuffer.ts';
import { processSource, withinLimits, type ProcessResult } from '../cli/process-source.ts';
import { inputIsRead, prepareForInput } from '../hot-code.ts';
import { type Settings } from '../cli/settings.ts';
import { sourceProcessing } from '../cli/source-options.ts';
import { type DiagnosticVerifier } from '../cli/verify-diagnostics.ts';
import { type ToolIo } from '../tool-io.ts';

export const tool = 'ttmlir-translate';

/** What a translation makes: text, or the bytes of a file. */
export type Content = Uint8Array | string;

/** What a translation is made of, beside its source. */
export interface TranslationRequest {
  readonly registry: DialectRegistry;
  readonly settings: Settings;
  /** How the command line wants operations printed. */
  readonly printing: PrintingFlags;
  readonly io: ToolIo;
  readonly paint: Paint;
  /** Takes the diagnostics, instead of the user. */
  readonly verifier?: DiagnosticVerifier | undefined;
  /** Measures how long each translation takes. */
  readonly timer?: Timer | undefined;
}

/** What can be read of a file that is no module. */
interface Import {
  /** The option that asks for it. */
  readonly name: string;
  readonly summary: string;
  /** Returns the module of a file, undefined after errors that were reported. */
  readonly read: (bytes: Uint8Array, context: Context, fileName: string) => Operation | undefined;
}

/** What a module can be translated to. */
interface Export {
  /** The option that asks for it. */
  readonly name: string;
  readonly summary: string;
  /** Whether the file is text, which that of another module may follow. */
  readonly isText: boolean;
  /** Returns the file, undefined after errors that were reported; `keep` takes what was written up to them. */
  readonly translate: (
    module: Operation,
    settings: Settings,
    keep: (unfinished: string) => void,
  ) => Content | undefined;
}

export type Translation = Import | Export;

/** What came of a source: a file, or what was written of it up to an error. */
export interface TranslationResult extends ProcessResult<Content> {
  readonly unfinished?: string;
}

/** Everything that can be asked for. */
export const translations: readonly Translation[] = [
  { name: 'flatbuffer-to-ttnn', summary: 'translate flatbuffer to ttnn', read: translateFlatbufferToTTNN },
  {
    name: 'mlir-to-cpp',
    summary: 'translate from mlir to cpp',
    isText: true,
    translate: (module, settings, keep) => {
      const { text, succeeded } = emitCpp(module, {
        declareVariablesAtTop: settings.flag('declare-variables-at-top'),
        fileId: settings.value('file-id'),
      });
      if (succeeded) return text;
      keep(text);
      return undefined;
    },
  },
  {
    name: 'system-desc-to-flatbuffer',
    summary: 'translate the system description of a module to flatbuffer',
    isText: false,
    translate: translateSystemDescToFlatbuffer,
  },
  {
    name: 'ttnn-to-flatbuffer',
    summary: 'translate ttnn to flatbuffer',
    isText: false,
    translate: translateTTNNToFlatbuffer,
  },
  {
    name: 'ttmetal-to-flatbuffer',
    summary: 'translate ttmetal dialect to flatbuffer',
    isText: false,
    translate: translateTTMetalToFlatbuffer,
  },
];

/** Tells whether a translation reads files that are no modules. */
export function isImport(translation: Translation): translation is Import {
  return 'read' in translation;
}

/** Tells whether a translation makes text. */
export function makesText(translation: Translation): boolean {
  return isImport(translation) || translation.isText;
}

/** Reads a file that is no module, and prints the module that it holds. */
export function runImport(
  translation: Import,
  bytes: Uint8Array,
  fileName: string,
  request: TranslationRequest,
): ProcessResult<Content> {
  return timed(translation, request, () => printedImport(translation, bytes, fileName, request));
}

/** Translates the module of a source. */
export function runExport(translation: Export, source: SourceFile, request: TranslationRequest): TranslationResult {
  return timed(translation, request, () => translatedSource(translation, source, request));
}

/** Runs a translation as a part of what is timed, whose name is that in mlir-translate. */
function timed<Result>({ summary }: Translation, { timer }: TranslationRequest, run: () => Result): Result {
  return timer ? timer.time(summary, run) : run();
}

/** What helps where a module is too long to be printed. */
const elisionNote = 'large constants are left out with --mlir-elide-elementsattrs-if-larger=16';

function printedImport(
  { read }: Import,
  bytes: Uint8Array,
  fileName: string,
  { registry, settings, printing, paint }: TranslationRequest,
): ProcessResult<Content> {
  const context = new Context(registry);
  installPrinters(context, printing);
  context.printOpOnDiagnostic = sourceProcessing(settings).printOpOnDiagnostic !== false;
  let errors = '';
  context.diagnostics.addHandler((diagnostic) => {
    if (diagnostic.severity === 'error' || !settings.flag('error-diagnostics-only'))
      errors += renderDiagnosticWith(diagnostic, { paint });
  });
  const print = (): Content | undefined => {
    const module = read(bytes, context, fileName);
    return module && `${printOp(module, printing)}\n`;
  };
  const output = withinLimits(FileLineColLoc.get(fileName, 0, 0), context, print, elisionNote);
  return { output, errors, succeeded: output !== undefined };
}

function translatedSource(
  { translate }: Export,
  source: SourceFile,
  { registry, settings, printing, paint, io, verifier }: TranslationRequest,
): TranslationResult {
  prepareForInput(source.textLength);
  let unfinished = '';
  const result = processSource<Content>(source, {
    ...sourceProcessing(settings),
    registry,
    verbosity: settings.flag('error-diagnostics-only') ? 'errors' : 'remarks',
    printing,
    paint,
    verifier,
    io,
    process: (module) => {
      inputIsRead();
      return translate(module, settings, (text) => {
        unfinished = text;
      });
    },
  });
  return { ...result, unfinished };
}

/** How diagnostics call what a translation made for the next one, as LLVM calls what has no name. */
const nameless = '-';

/**
 * Hands what came of a source to further translations, one after the other, as mlir-translate does. Differs: comments that
 * `--verify-diagnostics` compares with are those of the source, for the first translation.
 */
export function continueWith(
  further: readonly Translation[],
  first: TranslationResult,
  request: TranslationRequest,
): TranslationResult {
  let result = first;
  for (const translation of further) {
    const { output, errors } = result;
    if (output === undefined) return { ...result, unfinished: '' };
    const bytes = typeof output === 'string' ? encodeUtf8(output) : output;
    const next = isImport(translation)
      ? runImport(translation, bytes, nameless, request)
      : runExport(translation, sourceOf(bytes), request);
    result = { ...next, errors: errors + next.errors };
  }
  return result;
}

function sourceOf(bytes: Uint8Array): SourceFile {
  return isBytecode(bytes) ? new BytecodeFile(nameless, bytes) : new SourceFile(nameless, decodeUtf8(bytes));
}
