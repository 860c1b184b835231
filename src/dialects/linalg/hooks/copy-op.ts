import { copyPatterns } from '../patterns/identity-patterns.ts';
import { namedOp } from './named-op.ts';

export const copyOp = { ...namedOp, canonicalizationPatterns: copyPatterns };
