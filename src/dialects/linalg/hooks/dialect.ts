import { dialectPatterns } from '../patterns/dialect-patterns.ts';
import { inlinesAnywhere } from '../../../ir/interfaces/dialect-inliner.ts';
import { type DialectHooks } from '../../../ir/dialect.ts';
import { materializeConstant } from '../../arith/constant-value.ts';
import { memoizedMaps } from '../structured/assembly.ts';

/** Source: LinalgDialect of mlir/lib/Dialect/Linalg/IR/LinalgDialect.cpp. */
export const dialect = {
  materializeConstant,
  canonicalizationPatterns: dialectPatterns,
  inliner: inlinesAnywhere,

  verifyOperationAttribute: ((op, name) =>
    name === memoizedMaps ||
    op.emitError(
      `attribute '"${name}"' not supported by the linalg dialect`,
    )) satisfies DialectHooks['verifyOperationAttribute'],
};
