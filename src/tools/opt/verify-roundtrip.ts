import { parseSource } from '../../asm/parse-source.ts';
import { printOp } from '../../asm/printer/print-op.ts';
import { Context } from '../../ir/context.ts';
import { type Operation } from '../../ir/operation.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { SourceFile } from '../../support/source-file.ts';

/**
 * Checks that what is printed for `root` in generic form reads back as the same. Emits an error if not.
 * Source: doVerifyRoundTrip of mlir/lib/Tools/mlir-opt/MlirOptMain.cpp.
 */
export function verifyRoundtrip(root: Operation): LogicalResult {
  const { context } = root;
  const fresh = new Context(context.registry);
  fresh.allowUnregisteredDialects = context.allowUnregisteredDialects;
  fresh.diagnostics.addHandler((diagnostic) => context.diagnostics.emit(diagnostic));
  const source = new SourceFile('-', printOp(root, { genericForm: true, debugInfo: true }));
  const again = parseSource(source, fresh, { verify: false, implicitModule: false });
  if (!again) return root.emitOpError('failed to parse textual content back, cannot verify round-trip.\n');
  const reference = printOp(root, { genericForm: true });
  const roundtripped = printOp(again, { genericForm: true });
  if (roundtripped === reference) return true;
  return root.emitOpError(
    'textual roundTrip testing roundtripped module differs from reference:\n' +
      `<<<<<<Reference\n${reference}\n=====\n${roundtripped}\n>>>>>roundtripped\n`,
  );
}
