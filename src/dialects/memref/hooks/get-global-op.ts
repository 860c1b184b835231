import { type SymbolUserMethods } from '../../../ir/interfaces/symbol-user.ts';
import { GlobalOp, type GetGlobalOp } from '../generated/memref-ops.gen.ts';

export const getGlobalOp = {
  interfaces: {
    SymbolUserOpInterface: (op: GetGlobalOp): SymbolUserMethods => ({
      verifySymbolUses(symbols) {
        const name = op.nameAttr;
        const global = symbols.lookup(name);
        if (!(global instanceof GlobalOp)) {
          return op.emitOpError(`'${name}' does not reference a valid global memref`);
        }
        const { type } = op.result(0);
        const print = op.context.printType;
        return (
          type === global.type ||
          op.emitOpError(
            `result type '${print(type)}' does not match type '${print(global.type)}' of the global memref @${name}`,
          )
        );
      },
    }),
  },
};
