import { castHooks } from '../../../builtin/cast.ts';
import { sameBitWidth } from '../cast-compatibility.ts';

export const bitcastOp = castHooks(sameBitWidth);
