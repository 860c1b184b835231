// @generated from dialects-td/*/*.yaml; do not edit, run npm run codegen
import { builtin } from '../../builtin/index.ts';
import { type Dialect } from '../../ir/dialect.ts';
import { affine } from '../affine/index.ts';
import { arith } from '../arith/index.ts';
import { bufferization } from '../bufferization/index.ts';
import { cf } from '../cf/index.ts';
import { chlo } from '../chlo/index.ts';
import { complex } from '../complex/index.ts';
import { dlti } from '../dlti/index.ts';
import { emitc } from '../emitc/index.ts';
import { func } from '../func/index.ts';
import { index } from '../index/index.ts';
import { irdl } from '../irdl/index.ts';
import { linalg } from '../linalg/index.ts';
import { math } from '../math/index.ts';
import { memref } from '../memref/index.ts';
import { mlProgram } from '../ml_program/index.ts';
import { quant } from '../quant/index.ts';
import { scf } from '../scf/index.ts';
import { sdy } from '../sdy/index.ts';
import { shape } from '../shape/index.ts';
import { stablehlo } from '../stablehlo/index.ts';
import { tensor } from '../tensor/index.ts';
import { tmTensor } from '../tm_tensor/index.ts';
import { tosa } from '../tosa/index.ts';
import { tt } from '../tt/index.ts';
import { ttir } from '../ttir/index.ts';
import { ttkernel } from '../ttkernel/index.ts';
import { ttmetal } from '../ttmetal/index.ts';
import { ttnn } from '../ttnn/index.ts';
import { ub } from '../ub/index.ts';
import { vector } from '../vector/index.ts';

/** What loads each dialect. */
export const dialectLoaders: Readonly<Record<string, () => Dialect>> = {
  affine: () => affine,
  arith: () => arith,
  bufferization: () => bufferization,
  builtin: () => builtin,
  cf: () => cf,
  chlo: () => chlo,
  complex: () => complex,
  dlti: () => dlti,
  emitc: () => emitc,
  func: () => func,
  index: () => index,
  irdl: () => irdl,
  linalg: () => linalg,
  math: () => math,
  memref: () => memref,
  ml_program: () => mlProgram,
  quant: () => quant,
  scf: () => scf,
  sdy: () => sdy,
  shape: () => shape,
  stablehlo: () => stablehlo,
  tensor: () => tensor,
  tm_tensor: () => tmTensor,
  tosa: () => tosa,
  tt: () => tt,
  ttir: () => ttir,
  ttkernel: () => ttkernel,
  ttmetal: () => ttmetal,
  ttnn: () => ttnn,
  ub: () => ub,
  vector: () => vector,
};
