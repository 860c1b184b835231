import { type Operation } from '../../ir/operation.ts';
import { walk } from '../../ir/walk.ts';
import {
  AfterAllOp,
  CreateTokenOp,
  CustomCallOp,
  InfeedOp,
  OutfeedOp,
  RecvOp,
  SendOp,
} from '../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';

/** Takes away the tokens that nothing waits for. */
export function dropUnusedTokens(module: Operation): void {
  const tokens: Operation[] = [];
  walk(module, {
    before: (op) => void ((op instanceof AfterAllOp || op instanceof CreateTokenOp) && tokens.push(op)),
  });
  for (const token of tokens.toReversed()) if (token.useEmpty) token.erase();
}

/** Tells whether only what goes outside of the program waits for a token, of which there is more to say than of the token. */
export function isForOutside(token: Operation): boolean {
  const outside = [AfterAllOp, CustomCallOp, InfeedOp, OutfeedOp, RecvOp, SendOp];
  return [...token.result().users()].every((user) => outside.some((each) => user instanceof each));
}
