import { type BufferizationModels } from './bufferizable-op.ts';
import { arithModels } from './models/arith.ts';
import { bufferizationModels } from './models/bufferization.ts';
import { cfModels } from './models/cf.ts';
import { funcModels } from './models/func.ts';
import { linalgModels } from './models/linalg.ts';
import { mlProgramModels } from './models/ml-program.ts';
import { scfModels } from './models/scf.ts';
import { shapeModels } from './models/shape.ts';
import { tensorModels } from './models/tensor.ts';
import { vectorModels } from './models/vector.ts';

/** The models of all operations that have one. */
export const allModels: BufferizationModels = new Map([
  ...arithModels,
  ...bufferizationModels,
  ...cfModels,
  ...funcModels,
  ...linalgModels,
  ...mlProgramModels,
  ...scfModels,
  ...shapeModels,
  ...tensorModels,
  ...vectorModels,
]);
