import { sortedNames } from '../../ir/attributes/container-attributes.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { type ModuleOp } from '../generated/builtin-ops.gen.ts';

export const moduleOp = {
  defaultDialect: 'builtin',

  /** Source: ModuleOp::verify of mlir/lib/IR/BuiltinDialect.cpp. */
  verify(op: ModuleOp): LogicalResult {
    for (const name of sortedNames(op.attributes)) {
      if (name.includes('.')) continue;
      return op.emitOpError(`can only contain attributes with dialect-prefixed names, found: '${name}'`);
    }
    return true;
  },
};
