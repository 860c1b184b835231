import { type Operation } from '../ir/operation.ts';
import { type Value } from '../ir/value.ts';

/**
 * Erases a loop in favour of one whose body is empty, and that carries the values of the first and more behind them: the body moves there, and hands
 * `yielded` on for what is more.
 */
export function carryOverBody(loop: Operation, replacement: Operation, yielded: readonly Value[]): void {
  const [body, newBody] = [loop.regions[0]!.firstBlock!, replacement.regions[0]!.firstBlock!];
  const terminator = body.lastOp!;
  terminator.insertOperands(terminator.numOperands, yielded);
  body.arguments.forEach((argument, i) => argument.replaceAllUsesWith(newBody.arguments[i]!));
  for (const op of [...body.operations()]) {
    body.remove(op);
    newBody.append(op);
  }
  loop.results.forEach((result, i) => result.replaceAllUsesWith(replacement.result(i)));
  loop.erase();
}
