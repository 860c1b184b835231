import { foldReshape } from '../move-narrow-constants.ts';

export const sumOp = { fold: foldReshape };
