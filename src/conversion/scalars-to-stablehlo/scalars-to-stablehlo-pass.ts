import { type Operation } from '../../ir/operation.ts';
import { type Value } from '../../ir/value.ts';
import { walk } from '../../ir/walk.ts';
import { ConvertScalarsToStableHLOPassBase } from '../generated/conversion-passes.gen.ts';
import { resolveGlobals } from '../front-end/resolve-globals.ts';
import { buildShapeStands, dropConstraints } from './shape-operations.ts';
import { buildStand, standType } from './tensor-stands.ts';

const dialects: readonly string[] = ['arith', 'math', 'shape', 'tensor'];

const isHlo = ({ dialectNamespace }: Operation): boolean =>
  dialectNamespace === 'stablehlo' || dialectNamespace === 'chlo';

/** `convert-scalars-to-stablehlo`. */
export class ConvertScalarsToStableHLOPass extends ConvertScalarsToStableHLOPassBase {
  override runOnOperation(module: Operation): void {
    if (walk(module, { before: (op) => (isHlo(op) ? 'interrupt' : 'advance') })) {
      this.markAllAnalysesPreserved();
      return;
    }
    resolveGlobals(module);
    dropConstraints(module);
    const ops: Operation[] = [];
    walk(module, { before: (op) => void (dialects.includes(op.dialectNamespace) && ops.push(op)) });
    convert(ops);
  }
}

/** Puts operations of StableHLO in the place of these, which come in the order in which they compute. */
function convert(ops: readonly Operation[]): void {
  const stands = new Map<Value, Value>();
  const standOf = (value: Value): Value | undefined =>
    stands.get(value) ?? (standType(value.type) === value.type ? value : undefined);
  const candidates: Operation[] = [];
  for (const op of ops) {
    const { previous } = op;
    const made = op.dialectNamespace === 'shape' ? buildShapeStands(op, standOf) : [buildStand(op, standOf)];
    if (!made?.every((stand) => stand !== undefined)) continue;
    for (let next = previous ? previous.next! : op.block!.firstOp!; next !== op; next = next.next!)
      candidates.push(next);
    candidates.push(op);
    op.results.forEach((result, i) => {
      const stand = made[i]!;
      stands.set(result, stand);
      // Shapes are given as integers as well as indices.
      for (const use of [...result.uses()]) if (isHlo(use.owner) || stand.type === result.type) use.set(stand);
    });
  }
  // What was converted, and what nothing has needed of that; the last first, as what it used may be unused then.
  for (const op of candidates.toReversed()) if (op.useEmpty) op.erase();
}
