import { castHooks } from '../../../builtin/cast.ts';
import { narrowsFloat } from '../cast-compatibility.ts';

export const truncFOp = castHooks(narrowsFloat);
