import { castPatterns } from '../patterns/cast-patterns.ts';
import { castHooks } from '../../../builtin/cast.ts';
import { type Value } from '../../../ir/value.ts';
import { areCastCompatible } from '../compatible-shapes.ts';
import { type CastOp } from '../generated/tensor-ops.gen.ts';

export const castOp = {
  ...castHooks(areCastCompatible),
  canonicalizationPatterns: castPatterns,

  asmResultNames(op: CastOp, setName: (value: Value, name: string) => void): void {
    setName(op.result(0), 'cast');
  },
};
