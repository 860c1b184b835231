import { type ConversionPatterns } from '../../rewrite/conversion.ts';
import { AssertOp } from '../../dialects/cf/generated/cf-ops.gen.ts';
import { GlobalOp } from '../../dialects/ml_program/generated/ml_program-ops.gen.ts';
import { ForallOp, ForOp, IfOp, IndexSwitchOp, ParallelOp, WhileOp } from '../../dialects/scf/generated/scf-ops.gen.ts';
import { CastOp, DimOp, ExtractOp } from '../../dialects/tensor/generated/tensor-ops.gen.ts';
import * as tmTensor from '../../dialects/tm_tensor/generated/tm_tensor-ops.gen.ts';
import { arithToTTIRPatterns } from '../arith-to-ttir/arith-to-ttir.ts';
import { callRefusal, refusalPatterns, type Refusals } from '../front-end/refusal.ts';
import { onlyStaticTensors } from '../front-end/types/unknown-sizes.ts';
import { gatherPatterns } from './gather-patterns.ts';
import { convolutionPatterns } from './images/convolution-patterns.ts';
import { poolPatterns } from './images/pool-patterns.ts';
import { winogradPatterns } from './images/winograd-patterns.ts';
import { packPatterns } from './pack-patterns.ts';
import { ConvertSoftmax } from './softmax-pattern.ts';
import { ConvertStructured } from './structured-pattern.ts';
import { tensorPatterns } from './tensor-patterns.ts';
import { ConvertAttention } from './tm-tensor/attention-pattern.ts';
import { ConvertTopk } from './tm-tensor/topk-pattern.ts';

/** Operations that TTIR has nothing for, and why. */
const refusals: Refusals = [
  callRefusal,
  [
    'TTIR has no loops and no branches; --scf-unroll-loops writes those out that are known',
    ForOp,
    ForallOp,
    IfOp,
    IndexSwitchOp,
    ParallelOp,
    WhileOp,
  ],
  ['TTIR has no scalars, and not all users of this one take a tensor without dimensions in its place', ExtractOp],
  [(op) => `${onlyStaticTensors(op)}, and casts to others where the sizes follow`, CastOp],
  [onlyStaticTensors, DimOp],
  ['TTIR has no assertions; those that are known to hold are erased', AssertOp],
  [
    'only private globals that nobody writes, and whose value is known, become constants, and those that only bodies of functions access, outside of branches and loops, arguments and results, unless they are computed in 64 bits',
    GlobalOp,
  ],
  [
    'only tensors of static shape that have elements are supported, and windows that fill each dimension that no index is for, and no other',
    tmTensor.ScanOp,
    tmTensor.ScatterOp,
    tmTensor.SortOp,
  ],
];

/** Returns the patterns that turn linalg and what stands between its operations into TTIR. */
export function linalgToTTIRPatterns(): ConversionPatterns {
  return [
    ...convolutionPatterns(),
    ...poolPatterns(),
    ...winogradPatterns(),
    new ConvertSoftmax(),
    new ConvertAttention(),
    new ConvertTopk(),
    ...gatherPatterns(),
    ...tensorPatterns(),
    ...packPatterns(),
    new ConvertStructured(),
    ...arithToTTIRPatterns(),
    ...refusalPatterns(refusals),
  ];
}
