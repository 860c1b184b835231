import { type Operation } from '../../ir/operation.ts';
import { walk } from '../../ir/walk.ts';
import { AfterAllOp, CreateTokenOp } from '../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';

/** Takes away the tokens that nothing waits for. */
export function dropUnusedTokens(module: Operation): void {
  const tokens: Operation[] = [];
  walk(module, {
    before: (op) => void ((op instanceof AfterAllOp || op instanceof CreateTokenOp) && tokens.push(op)),
  });
  for (const token of tokens.toReversed()) if (token.useEmpty) token.erase();
}
