import { castHooks } from '../../../builtin/cast.ts';
import { betweenIndexAndInteger } from '../cast-compatibility.ts';

export const indexCastOp = castHooks(betweenIndexAndInteger);
