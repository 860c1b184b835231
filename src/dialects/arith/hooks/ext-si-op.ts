import { castHooks } from '../../../builtin/cast.ts';
import { widensInteger } from '../cast-compatibility.ts';

export const extSIOp = castHooks(widensInteger);
