import { fillPatterns } from '../patterns/fill-patterns.ts';
import { namedOp } from './named-op.ts';

export const fillOp = { ...namedOp, canonicalizationPatterns: fillPatterns };
