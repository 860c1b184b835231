import { ArrayAttr, DictionaryAttr } from '../../../ir/attributes/container-attributes.ts';
import { type Operation } from '../../../ir/operation.ts';
import { walk } from '../../../ir/walk.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import {
  ManualComputationOp,
  MeshOp,
  NamedComputationOp,
  PropagationBarrierOp,
  ReshardOp,
  ShardingConstraintOp,
  ShardingGroupOp,
} from '../generated/sdy-ops.gen.ts';
import { SdyDropShardingsPassBase } from '../generated/sdy-passes.gen.ts';
import { meshOf } from '../verify-sharding.ts';

/** `sdy-drop-shardings`. Differs: Shardy has no such pass, but partitions programs. */
export class SdyDropShardingsPass extends SdyDropShardingsPassBase {
  override runOnOperation(module: Operation): LogicalResult {
    const found: Operation[] = [];
    let hasAttributes = false;
    walk(module, {
      before: (op) => {
        if (dropAttributes(op)) hasAttributes = true;
        if (op.dialectNamespace === 'sdy') found.push(op);
      },
    });
    if (!hasAttributes && found.length === 0) this.markAllAnalysesPreserved();
    const meshes = found.filter((op) => op instanceof MeshOp);
    let needsMeshes = false;
    for (const op of found) {
      if (isIdentity(op)) op.replaceAllUsesWith([op.operand(0)]);
      else if (op instanceof NamedComputationOp || (op instanceof ManualComputationOp && isOnOneDevice(op))) unwrap(op);
      else if (!(op instanceof ShardingGroupOp)) {
        needsMeshes ||= op instanceof ManualComputationOp;
        continue;
      }
      op.erase();
    }
    if (!needsMeshes) for (const mesh of meshes) mesh.erase();
    return true;
  }
}

/** Tells whether an operation gives its operand, and only says how that is spread. */
const isIdentity = (op: Operation): boolean =>
  op instanceof ShardingConstraintOp || op instanceof ReshardOp || op instanceof PropagationBarrierOp;

/** Tells whether the body, along each manual axis, is what the only device does, which sees whole tensors. */
function isOnOneDevice(op: ManualComputationOp): boolean {
  const { arguments: args, lastOp } = op.body.firstBlock!;
  if (args.some(({ type }, i) => type !== op.operand(i).type)) return false;
  if (lastOp!.operands.some(({ type }, i) => type !== op.result(i).type)) return false;
  const sharding = [...op.inShardings.shardings, ...op.outShardings.shardings][0];
  const mesh = sharding && meshOf(op, sharding);
  return op.manualAxes.axes.every((name) => mesh?.axes.find((axis) => axis.name === name)?.size === 1);
}

/** Puts what is in the body in front of `op`, whose results are what the body returns. */
function unwrap(op: ManualComputationOp | NamedComputationOp): void {
  const block = op.body.firstBlock!;
  const terminator = block.lastOp!;
  block.arguments.forEach((argument, i) => argument.replaceAllUsesWith(op.operand(i)));
  op.replaceAllUsesWith(terminator.operands);
  terminator.erase();
  for (const inner of [...block.operations()]) inner.moveBefore(op);
}

/** Takes the attributes of the dialect from `op`, and where it is a function from its arguments and results. Tells whether there were any. */
function dropAttributes(op: Operation): boolean {
  let hasAny = false;
  for (const name of op.attributes.keys()) {
    if (!isSharding(name)) continue;
    op.setDiscardableAttr(name, undefined);
    hasAny = true;
  }
  for (const name of ['arg_attrs', 'res_attrs']) {
    const dictionaries = op.properties.get(name);
    if (!(dictionaries instanceof ArrayAttr)) continue;
    const kept = dictionaries.value.map(withoutShardings);
    if (kept.every((each, i) => each === dictionaries.value[i])) continue;
    op.setAttr(name, ArrayAttr.get(op.context, kept));
    hasAny = true;
  }
  return hasAny;
}

function withoutShardings<T>(dictionary: T): T | DictionaryAttr {
  if (!(dictionary instanceof DictionaryAttr)) return dictionary;
  const kept = [...dictionary.value].filter(([name]) => !isSharding(name));
  return kept.length === dictionary.value.size ? dictionary : DictionaryAttr.get(dictionary.context, new Map(kept));
}

function isSharding(name: string): boolean {
  return name.startsWith('sdy.');
}
