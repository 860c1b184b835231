import { castHooks } from '../../../builtin/cast.ts';
import { narrowsFloat, widensFloat } from '../cast-compatibility.ts';

/** The scale may be of any type. */
export const scalingExtFOp = castHooks(widensFloat);
export const scalingTruncFOp = castHooks(narrowsFloat);
