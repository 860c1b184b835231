import { areCastCompatible } from '../cast-compatible.ts';
import { foldsCasts } from '../fold-cast.ts';
import { castHooks } from '../../../builtin/cast.ts';
import { named } from '../result-names.ts';

export const castOp = { ...castHooks(areCastCompatible), ...foldsCasts, ...named('cast') };
