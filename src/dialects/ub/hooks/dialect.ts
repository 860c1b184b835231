import { materializePoison } from '../materialize-poison.ts';

export const ubDialect = { materializeConstant: materializePoison };
