import { parseText } from '../../asm/parse-source.ts';
import { type Context } from '../../ir/context.ts';
import { type Operation } from '../../ir/operation.ts';
import { sameContent } from '../../support/same-content.ts';
import { type TTNNBinary } from '../schema/generated/ttnn.gen.ts';
import { ttnnBinaryOf } from '../ttnn-to-flatbuffer.ts';

/**
 * Returns the module whose text the binary carries, where it is the module of the binary's tables; undefined where there is none or it is
 * another one. The text has what tables do not say: the name and the attributes of the module and its functions, the sign of integers that
 * are signed or signless, layouts that share a description of memory, and constants that nobody uses.
 */
export function moduleOfText(binary: TTNNBinary, context: Context): Operation | undefined {
  const text = binary.programs[0]?.debugInfo?.mlir?.source;
  if (text === undefined) return undefined;
  const { result } = context.diagnostics.collect(() => {
    const module = parseText(text, context);
    const written = module && ttnnBinaryOf(module, false);
    return written && sameContent(tablesOf(written), tablesOf(binary)) ? module : undefined;
  });
  return result;
}

/** Returns what runs: all but the debug information and who wrote it. */
function tablesOf({ systemDesc, programs }: TTNNBinary): unknown {
  return [
    systemDesc,
    programs.map(({ name, inputs, outputs, operations }) => [
      name,
      inputs,
      outputs,
      operations.map(({ type }) => type),
    ]),
  ];
}
