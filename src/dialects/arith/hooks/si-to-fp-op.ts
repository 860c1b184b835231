import { castHooks } from '../../../builtin/cast.ts';
import { integerToFloat } from '../cast-compatibility.ts';

export const siToFPOp = castHooks(integerToFloat);
