import { IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Type } from '../../ir/type.ts';
import { FloatType, IndexType, IntegerType } from '../../ir/types/scalar-types.ts';
import { isDynamic, MemRefType, VectorType } from '../../ir/types/shaped-types.ts';
import {
  BroadcastOp,
  ContractOp,
  GenericOp,
  MapOp,
  ReduceOp,
  TransposeOp,
} from '../../dialects/linalg/generated/linalg-ops.gen.ts';

/** Operations whose names say nothing of what they compute. */
const unnamedOps = [BroadcastOp, ContractOp, MapOp, ReduceOp, TransposeOp] as const;

const noName = 'op_has_no_registered_library_name';

/**
 * Returns the name of the function that does what a structured operation does: what `library_call` says, or the name of the operation and its types, as in
 * linalg_matmul_view4x8xf32_view8xsxf32_view4xsxf32, where s is a size that is not known. Undefined where a type has no name. What else an operation is told, as the strides of
 * convolutions, is not part of it. Source: generateLibraryCallName of mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp.
 */
export function libraryCallName(op: Operation): string | undefined {
  if (op instanceof GenericOp) {
    const { libraryCall = noName } = op;
    return libraryCall || undefined;
  }
  if (unnamedOps.some((opClass) => op instanceof opClass)) return noName;
  const types = op.operands.map(({ type }) => mangled(type));
  if (types.includes(undefined)) return undefined;
  return [op.name.replaceAll('.', '_'), ...types].join('_');
}

function mangled(type: Type): string | undefined {
  if (type instanceof MemRefType) return mangledView(type);
  if (type instanceof VectorType) {
    const element = mangled(type.elementType);
    return element === undefined ? undefined : `vector${type.shape.join('x')}${element}`;
  }
  const isNumber =
    type instanceof FloatType ||
    type instanceof IndexType ||
    (type instanceof IntegerType && type.signedness === 'signless');
  return isNumber ? type.context.printType(type) : undefined;
}

function mangledView({ shape, elementType, memorySpace }: MemRefType): string | undefined {
  const element = mangled(elementType);
  if (element === undefined || (memorySpace && !(memorySpace instanceof IntegerAttr))) return undefined;
  const sizes = shape.map((size) => (isDynamic(size) ? 'sx' : `${size}x`)).join('');
  return `view${sizes}${element}${memorySpace ? `as${memorySpace.value}` : ''}`;
}
