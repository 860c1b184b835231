import { type Block } from '../../ir/block.ts';
import { type Operation, type OperationState } from '../../ir/operation.ts';

/** What is known of a module while its operations are parsed. The generic form has attributes behind them. */
export type ModuleHeader = Pick<OperationState, 'name' | 'location' | 'properties' | 'attributes'>;

/** Takes operations as soon as they are parsed: those at the top level, and those directly in the first operation there if it is a module. */
export interface OperationSink {
  /** Whether it needs the locations of operations. */
  readonly needsLocations: boolean;

  /** Takes an operation at the top level, which is in no block. */
  takeTopLevel(op: Operation): void;

  /** Takes the last operation so far of `body`, which is in no module yet. */
  takeMember(op: Operation, body: Block, module: ModuleHeader): void;
}

/** Thrown by a sink that cannot go on with the input. */
export class SinkRefusal extends Error {}
