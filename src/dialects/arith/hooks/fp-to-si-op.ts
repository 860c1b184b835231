import { castHooks } from '../../../builtin/cast.ts';
import { floatToInteger } from '../cast-compatibility.ts';

export const fpToSIOp = castHooks(floatToInteger);
