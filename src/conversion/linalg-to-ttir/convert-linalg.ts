import { type Operation } from '../../ir/operation.ts';
import { isTensorType } from '../../ir/types/shaped-types.ts';
import { ConversionTarget } from '../../rewrite/conversion-target.ts';
import { applyFullConversion } from '../../rewrite/conversion.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { splitExtended } from '../arith-to-ttir/split-extended.ts';
import { splitSincos } from '../arith-to-ttir/split-sincos.ts';
import { joinDimensions } from '../front-end/dimensions/join-dimensions.ts';
import { eraseUnused } from '../front-end/erase-unused.ts';
import { explainByPipeline } from '../front-end/pipeline-note.ts';
import { resolveGlobals } from '../front-end/resolve-globals.ts';
import { linalgToTTIRPatterns } from './linalg-to-ttir.ts';
import { expandComplex } from './preparation/expand-complex.ts';
import { useIntegersInGathers } from './preparation/gather-indices.ts';
import { hoistBodyBranches } from './preparation/hoist-body-branches.ts';
import { inlineIotas } from './preparation/inline-iotas.ts';
import { joinInsertions } from './preparation/join-insertions.ts';
import { liftScalars } from './preparation/lift-scalars.ts';
import { normalizeReductions } from './preparation/normalize-reductions.ts';
import { readPastInsertions } from './preparation/read-past-insertions.ts';
import { resolveEmptyTensors } from './preparation/resolve-empty-tensors.ts';
import { resolveSizes } from './preparation/resolve-sizes.ts';
import { splitProducts } from './preparation/split-products.ts';
import { structureTMTensor } from './tm-tensor/structure-tm-tensor.ts';

/** What may be left of a program: TTIR, inits, functions. */
function target(): ConversionTarget {
  return new ConversionTarget()
    .addLegalDialect('ttir')
    .addLegalOp('tensor.empty', 'builtin.module', 'func.func', 'func.return');
}

const explain = explainByPipeline('linalg-to-ttir-pipeline');

/**
 * Converts what is of linalg, tensor, arith and math. Constants that are scalars stay while patterns make attributes and constant tensors of them, and
 * must have no uses in the end.
 */
export function convertLinalg(module: Operation): LogicalResult {
  resolveGlobals(module);
  resolveSizes(module);
  resolveEmptyTensors(module);
  expandComplex(module);
  structureTMTensor(module);
  useIntegersInGathers(module);
  splitSincos(module);
  splitProducts(module);
  splitExtended(module);
  hoistBodyBranches(module);
  liftScalars(module);
  readPastInsertions(module);
  joinInsertions(module);
  inlineIotas(module);
  normalizeReductions(module);
  const withScalars = target().addDynamicallyLegalOp('arith.constant', (op) => !isTensorType(op.result().type));
  if (!applyFullConversion(module, withScalars, linalgToTTIRPatterns(), { explain })) return false;
  eraseUnused(module, new Set(['arith.constant', 'tensor.empty', 'ttir.constant']));
  return applyFullConversion(module, target(), []) && joinDimensions(module);
}
