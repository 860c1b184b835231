import { type PrintingFlags } from '../asm/printer/flags.ts';
import { printOp } from '../asm/printer/print-op.ts';
import { type Context } from '../ir/context.ts';
import { type Operation } from '../ir/operation.ts';
import { type ExternalKeys, type ResourceValue } from '../ir/resources.ts';

/** The name that what is to run has among the resources of a file. */
const tool = 'mlir_reproducer';

const keys: ExternalKeys = new Map([
  ['pipeline', 'string'],
  ['disable_threading', 'bool'],
  ['verify_each', 'bool'],
]);

/** What runs on a program. Source: PassReproducerOptions of mlir/Pass/PassManager.h. */
export interface Reproduction {
  /** The passes, as on command lines. */
  readonly pipeline: string;
  /** Whether mlir-opt is to run them in one thread, as this program always does. */
  readonly disableThreading: boolean;
  readonly verifyEach: boolean;
}

/** Returns the program at `root` with what is to run on it. */
export function reproducerText(root: Operation, reproduction: Reproduction, flags?: PrintingFlags): string {
  const entries: [string, ResourceValue][] = [
    ['pipeline', { kind: 'string', value: reproduction.pipeline }],
    ['disable_threading', { kind: 'bool', value: reproduction.disableThreading }],
    ['verify_each', { kind: 'bool', value: reproduction.verifyEach }],
  ];
  return printOp(root, { ...flags, externalResources: new Map([[tool, entries]]) });
}

/** Lets the parser of `context` check what reproducers hold. */
export function expectReproducer(context: Context): void {
  context.resources.knownTools.set(tool, keys);
}

/** Takes what the file says is to run out of the resources of `context`; of a key that occurs repeatedly the last entry counts. */
export function takeReproduction(context: Context): Partial<Reproduction> {
  const { external } = context.resources;
  const entries = new Map(external.get(tool));
  external.delete(tool);
  const pipeline = entries.get('pipeline');
  const verifyEach = entries.get('verify_each');
  return {
    ...(pipeline?.kind === 'string' && { pipeline: pipeline.value }),
    ...(verifyEach?.kind === 'bool' && { verifyEach: verifyEach.value }),
  };
}
