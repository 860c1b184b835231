import { isTensorType, type TensorType } from '../../../ir/types/shaped-types.ts';
import { type SymbolRefAttr } from '../../../ir/attributes/container-attributes.ts';
import { StringAttr, type TypeAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { GetGlobalOp, GlobalOp as MemRefGlobalOp } from '../../../dialects/memref/generated/memref-ops.gen.ts';
import { GlobalLoadOp, GlobalOp, GlobalStoreOp } from '../../../dialects/ml_program/generated/ml_program-ops.gen.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type BufferizationModel, modelOf } from '../bufferizable-op.ts';
import { identityMemRef } from '../bufferization.ts';

/** Models of ml_program. Source: mlir/lib/Dialect/MLProgram/Transforms/BufferizableOpInterfaceImpl.cpp. */

const typeOf = (op: GlobalOp): TensorType => (op.properties.get('type') as TypeAttr).value as TensorType;

/** Returns the last part of the name of the global that an operation uses. */
function globalName(op: Operation): string {
  const { rootReference, nestedReferences } = op.properties.get('global') as SymbolRefAttr;
  return nestedReferences.at(-1) ?? rootReference;
}

const global: BufferizationModel<GlobalOp> = {
  hasTensorSemantics: (op) => isTensorType(typeOf(op)),

  bufferize(op, rewriter, bufferization) {
    const initialValue = op.properties.get('value');
    if (!initialValue) return op.emitError('global op must have a value');
    const visibility = op.properties.get('sym_visibility');
    MemRefGlobalOp.build(rewriter, op.location, {
      symName: op.symName,
      symVisibility: visibility instanceof StringAttr ? visibility.value : undefined,
      type: identityMemRef(typeOf(op)),
      initialValue,
      constant: !op.properties.has('is_mutable'),
    });
    bufferization.replaceOp(rewriter, op, []);
    return true;
  },
};

const globalLoad: BufferizationModel<GlobalLoadOp> = {
  isWritable: () => false,

  bufferize(op, rewriter, bufferization) {
    const resultType = identityMemRef(op.result().type as TensorType);
    const get = GetGlobalOp.build(rewriter, op.location, { name: globalName(op), resultType });
    bufferization.replaceOp(rewriter, op, get.results);
    return true;
  },
};

const globalStore: BufferizationModel<GlobalStoreOp> = {
  reads: () => true,

  bufferize(op, rewriter, bufferization) {
    const { location } = op;
    const resultType = identityMemRef(op.value.type as TensorType);
    const target = GetGlobalOp.build(rewriter, location, { name: globalName(op), resultType }).result(0);
    const source = bufferization.getBuffer(rewriter, op.value);
    if (!source) return false;
    bufferization.createCopy(rewriter, location, source, target);
    rewriter.eraseOp(op);
    return true;
  },
};

export const mlProgramModels = [
  modelOf(GlobalOp, global),
  modelOf(GlobalLoadOp, globalLoad),
  modelOf(GlobalStoreOp, globalStore),
];
