import { castHooks } from '../../../builtin/cast.ts';
import { widensFloat } from '../cast-compatibility.ts';

export const extFOp = castHooks(widensFloat);
