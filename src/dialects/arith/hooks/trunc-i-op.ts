import { castHooks } from '../../../builtin/cast.ts';
import { narrowsInteger } from '../cast-compatibility.ts';

export const truncIOp = castHooks(narrowsInteger);
