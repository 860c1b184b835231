import { parseText } from '../../asm/parse-source.ts';
import { ConstantOp } from '../../dialects/ttnn/generated/ttnn-ops.gen.ts';
import { type Context } from '../../ir/context.ts';
import { DenseResourceElementsAttr, elementsOf } from '../../ir/attributes/elements-attributes.ts';
import { type Operation } from '../../ir/operation.ts';
import { sameContent } from '../../support/same-content.ts';
import { functionsOf } from '../binary/module-parts.ts';
import { type TensorRef } from '../schema/generated/common.gen.ts';
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
    if (module) fillElided(module, binary);
    const written = module && ttnnBinaryOf(module, false);
    return written && sameContent(tablesOf(written), tablesOf(binary)) ? module : undefined;
  });
  return result;
}

/** Gives the constants whose elements the text leaves out those that the tables have. Constants that nobody uses are not in the tables. */
function fillElided(module: Operation, { programs }: TTNNBinary): void {
  functionsOf(module).forEach((func, i) => {
    const used = [...func.body.operations()].filter((op) => op instanceof ConstantOp && op.result().hasUses);
    const data = new Map<number, Uint8Array>();
    collectConstants(programs[i], data);
    const inOrder = [...data].sort(([a], [b]) => a - b);
    (used as ConstantOp[]).forEach((op, k) => {
      const [, bytes] = inOrder[k] ?? [];
      const { value } = op;
      if (bytes && value instanceof DenseResourceElementsAttr) op.value = elementsOf(value, bytes) ?? value;
    });
  });
}

/** Puts the elements of the tensors in a part of a program that have some into `data`, by the numbers of the tensors. */
function collectConstants(part: unknown, data: Map<number, Uint8Array>): void {
  if (typeof part !== 'object' || part === null || ArrayBuffer.isView(part)) return;
  const { globalId, desc } = part as Partial<TensorRef>;
  if (globalId !== undefined && desc?.constantData) data.set(globalId, desc.constantData);
  else for (const inner of Object.values(part)) collectConstants(inner, data);
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
