import { affineInliner } from '../inliner.ts';
import { materializePoison } from '../../ub/materialize-poison.ts';
import { materializeConstant } from '../../arith/constant-value.ts';

export const dialect = {
  materializeConstant: ((builder, value, type, location) =>
    materializePoison(builder, value, type, location) ??
    materializeConstant(builder, value, type, location)) satisfies typeof materializeConstant,
  inliner: affineInliner,
};
