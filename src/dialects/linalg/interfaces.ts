import { OpInterface } from '../../ir/interfaces/op-interface.ts';
import { type Operation } from '../../ir/operation.ts';
import { marker } from '../../ir/traits/trait.ts';
import { invariant } from '../../support/invariant.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { namedOpMethods } from './structured/named-op-maps.ts';
import { type StructuredMethods } from './structured/structured-methods.ts';
import { verifyContraction } from './structured/verify-contraction.ts';
import { verifyConvolution } from './structured/verify-convolution.ts';
import { verifyFill } from './structured/verify-fill.ts';
import { verifyStructured } from './structured/verify-structured.ts';

/** Perfect loop nests around a region. Source: mlir/Dialect/Linalg/IR/LinalgInterfaces.td. */
export const LinalgStructuredInterface = new OpInterface<StructuredMethods>('LinalgStructuredInterface', {
  derive: namedOpMethods,
  verifyRegions: withMethods(verifyStructured),
});

/** Sums of products of two inputs. */
export const LinalgContractionOpInterface = new OpInterface<undefined>('LinalgContractionOpInterface', {
  verifyRegions: withMethods(verifyContraction),
});

/** Windows that slide over the first input. */
export const LinalgConvolutionOpInterface = new OpInterface<undefined>('LinalgConvolutionOpInterface', {
  verify: withMethods(verifyConvolution),
});

/** One scalar for all elements. */
export const LinalgFillOpInterface = new OpInterface<undefined>('LinalgFillOpInterface', { verify: verifyFill });

/** Operations that stand for several structured ones. */
export const AggregatedOpInterface = marker('AggregatedOpInterface');
/** Operations that cut a tensor into tiles or put it together. */
export const LinalgRelayoutOpInterface = marker('LinalgRelayoutOpInterface');

function withMethods(check: (op: Operation, methods: StructuredMethods) => LogicalResult) {
  return (op: Operation): LogicalResult => {
    const methods = LinalgStructuredInterface.of(op);
    invariant(methods, `'${op.name}' is no structured operation`);
    return check(op, methods);
  };
}
