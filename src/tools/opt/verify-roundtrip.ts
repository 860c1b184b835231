import { parseSource, type ParseOptions } from '../../asm/parse-source.ts';
import { type PrintingFlags } from '../../asm/printer/flags.ts';
import { printLocation, printOp } from '../../asm/printer/print-op.ts';
import { BytecodeFile } from '../../bytecode/bytecode-file.ts';
import { readBytecode } from '../../bytecode/read-bytecode.ts';
import { Context } from '../../ir/context.ts';
import { type Operation } from '../../ir/operation.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { SourceFile } from '../../support/source-file.ts';
import { bytecodeOf } from './bytecode-options.ts';

/** Loaded where it is asked for. */
const bytecodeReader = () => readBytecode;

const fileName = '-';
const options: ParseOptions = { verify: false, implicitModule: false };

/** A way to write a program down and to read it again. */
interface Form {
  readonly name: 'textual' | 'bytecode';
  /** Returns what reads the form of a program into a context; undefined after an error that was reported. */
  write(root: Operation, printing: PrintingFlags): ((context: Context) => Operation | undefined) | undefined;
}

const textual: Form = {
  name: 'textual',
  write(root, printing) {
    const source = new SourceFile(fileName, printOp(root, printing));
    return (context) => parseSource(source, context, options);
  },
};

const bytecode: Form = {
  name: 'bytecode',
  write(root) {
    const bytes = bytecodeOf(root, { version: undefined, elideResourceData: false });
    if (!bytes) {
      root.emitOpError('failed to write bytecode, cannot verify round-trip.\n');
      return undefined;
    }
    return (context) => bytecodeReader()(new BytecodeFile(fileName, bytes), context, options);
  },
};

/**
 * Checks that `root` reads back as the same, with its locations, both from what is printed in generic form and from bytecode. Emits an error for each form
 * from which it does not; `say` takes what is wrong with a form itself. Source: doVerifyRoundTrip of mlir/lib/Tools/mlir-opt/MlirOptMain.cpp.
 */
export function verifyRoundtrip(root: Operation, printing: PrintingFlags, say: (text: string) => void): LogicalResult {
  const generic: PrintingFlags = {
    ...printing,
    genericForm: true,
    debugInfo: true,
    prettyDebugInfo: false,
    // What tools keep in the file is none of the program.
    externalResources: new Map(),
  };
  const fresh = (): Context => {
    const context = new Context(root.context.registry);
    context.allowUnregisteredDialects = root.context.allowUnregisteredDialects;
    // Nobody looks for mistakes of a form, whatever is asked of the diagnostics of the program.
    context.diagnostics.addHandler(({ severity, location, message }) => {
      if (severity === 'error') say(`${printLocation(location, printing)}: error: ${message}\n`);
    });
    return context;
  };
  const outcomes = [textual, bytecode].map((form) => verifyForm(root, form, generic, fresh()));
  return outcomes.every((isSame) => isSame);
}

function verifyForm(root: Operation, { name, write }: Form, printing: PrintingFlags, fresh: Context): LogicalResult {
  const read = write(root, printing);
  if (!read) return false;
  const again = read(fresh);
  if (!again) return root.emitOpError(`failed to parse ${name} content back, cannot verify round-trip.\n`);
  const reference = printOp(root, printing);
  const roundtripped = printOp(again, printing);
  if (roundtripped === reference) return true;
  return root.emitOpError(
    `${name} roundTrip testing roundtripped module differs from reference:\n` +
      `<<<<<<Reference\n${reference}\n=====\n${roundtripped}\n>>>>>roundtripped\n`,
  );
}
