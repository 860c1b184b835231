import { type Attribute } from '../ir/attribute.ts';
import { Block } from '../ir/block.ts';
import { Context } from '../ir/context.ts';
import { FileLineColLoc, type Location } from '../ir/location.ts';
import { Operation } from '../ir/operation.ts';
import { Region } from '../ir/region.ts';
import { type Type } from '../ir/type.ts';
import { verify } from '../ir/verifier.ts';
import { describeGiven } from '../ods/plain-values.ts';
import { SourceFile } from '../support/source-file.ts';
import { isStackOverflow, nestedTooDeeply } from '../support/stack-overflow.ts';
import { MlirParser, type RefuseRest } from './parser/mlir-parser.ts';
import { ParseError } from './parser/parse-error.ts';
import { installPrinters } from './printer/diagnostic-printer.ts';

export interface ParseOptions {
  /** Verify the module after parsing; default true. A function verifies in place of `verify`, for those who measure that. */
  readonly verify?: boolean | ((root: Operation) => boolean);
  /** Put the operations at the top level into a module if they are no single module; default true. */
  readonly implicitModule?: boolean;
}

// The grammar is analysed once per thread; the parser keeps nothing between inputs that the next one could see.
let sharedParser: MlirParser | undefined;

/**
 * Returns the module that the text holds: the module at its top level, or one made around the operations there; without implicit
 * module the only operation there. Returns undefined after errors, which went to the context's diagnostics.
 */
export function parseSource(source: SourceFile, context: Context, options: ParseOptions = {}): Operation | undefined {
  const ops = reportingErrors(source, context, (parser) => parser.parseTopLevel(source, context));
  if (!ops) return undefined;
  return rootOf(ops, startOf(source), context, options);
}

/**
 * Returns the module among operations at the top level, or one made around them; without implicit module the only operation there. Returns undefined
 * after errors. `location` is that of the text.
 */
export function rootOf(
  ops: readonly Operation[],
  location: Location,
  context: Context,
  options: ParseOptions,
): Operation | undefined {
  const { verify: verification = true, implicitModule: mayWrap = true } = options;
  const [only] = ops;
  const isRoot = ops.length === 1 && (!mayWrap || only!.name === 'builtin.module');
  const root = isRoot ? only! : implicitModule(ops, location, context);
  const verifyRoot = typeof verification === 'function' ? verification : verify;
  if (verification !== false && !verifyRoot(root)) return undefined;
  if (isRoot || mayWrap) return root;
  context.emitError(root.location, `source must contain a single top-level operation, found: ${ops.length}`);
  return undefined;
}

/** Returns the module in `text`; undefined after errors, which go to the diagnostics of the context. Throws TypeError for what is no text or no context. */
export function parseText(text: string, context: Context, name = '<text>'): Operation | undefined {
  requirePart(typeof text === 'string', 'the text', 'a string', text);
  requirePart(context instanceof Context, 'the context', 'a Context', context);
  return parseSource(new SourceFile(name, text), context);
}

/**
 * Returns the attribute that `text` spells, undefined after errors, which call the text `name`. `type` is the type of a literal that states none. Where more
 * follows, what `refuse` makes of it is thrown, if given.
 */
export function parseAttribute(
  text: string,
  context: Context,
  type?: Type,
  name = '<attribute>',
  refuse?: RefuseRest,
): Attribute | undefined {
  const source = new SourceFile(name, text);
  return reportingErrors(source, context, (parser) => parser.parseAttributeText(source, context, type, refuse));
}

/** Returns the type that `text` spells, undefined after errors, which call the text `name`; for `refuse` see parseAttribute. */
export function parseType(text: string, context: Context, name = '<type>', refuse?: RefuseRest): Type | undefined {
  const source = new SourceFile(name, text);
  return reportingErrors(source, context, (parser) => parser.parseTypeText(source, context, refuse));
}

/** Throws TypeError where `isRight` is false, which only programs without types can bring about. */
function requirePart(isRight: boolean, part: string, expected: string, given: unknown): void {
  if (!isRight) throw new TypeError(`parseText: ${part} must be ${expected}, not ${describeGiven(given)}`);
}

/** Returns what `body` makes of the parser; undefined after errors, which go to the diagnostics of the context. */
export function reportingErrors<T>(
  source: SourceFile,
  context: Context,
  body: (parser: MlirParser) => T,
): T | undefined {
  installPrinters(context);
  const parser = sharedParser ?? new MlirParser();
  // A hook may parse another text meanwhile, which needs a parser of its own.
  sharedParser = undefined;
  try {
    const result = body(parser);
    sharedParser = parser;
    return result;
  } catch (error) {
    if (error instanceof ParseError) {
      sharedParser = parser;
      // What makes no token behind an error was found before it.
      const reported = error.isLexical ? error : (parser.lexicalErrorHere() ?? error);
      const { offset, message, notes, consequences } = reported;
      context.emitError(FileLineColLoc.at(source, offset), message, ...notes);
      for (const next of consequences) context.emitError(FileLineColLoc.at(source, next.offset), next.message);
      return undefined;
    }
    if (isStackOverflow(error) && !context.throwsStackOverflows) {
      context.emitError(FileLineColLoc.at(source, parser.currentOffset), nestedTooDeeply);
      return undefined;
    }
    throw error;
  }
}

/** Returns a module around the operations at the top level, at the location of the text. */
export function implicitModule(ops: readonly Operation[], location: Location, context: Context): Operation {
  const region = new Region();
  const block = new Block();
  region.append(block);
  for (const op of ops) block.append(op);
  return Operation.create({ context, name: 'builtin.module', location, regions: [region] });
}

/** Returns the location of the text, where its module is if that is not written. */
export function startOf(source: SourceFile): Location {
  return source.start === 0 ? FileLineColLoc.get(source.name, 0, 0) : FileLineColLoc.at(source, source.start);
}
