import { type OpClass } from '../../ods/op-spec.ts';
import { cbPortEnum, type CBPort } from './generated/ttkernel-enums.gen.ts';
import * as ttkernel from './generated/ttkernel-ops.gen.ts';

const operations: readonly OpClass[] = [
  ttkernel.TileRegsAcquireOp,
  ttkernel.TileRegsCommitOp,
  ttkernel.TileRegsWaitOp,
  ttkernel.TileRegsReleaseOp,
  ttkernel.PackTileOp,
  ttkernel.CBPushBackOp,
  ttkernel.CBPopFrontOp,
  ttkernel.CBReserveBackOp,
  ttkernel.CBWaitFrontOp,
  ttkernel.TilizeInitOp,
  ttkernel.UntilizeInitOp,
  ttkernel.TilizeBlockOp,
  ttkernel.UntilizeBlockOp,
  ttkernel.BinaryOpInitCommonOp,
  ttkernel.AddTilesInitOp,
  ttkernel.MulTilesInitOp,
  ttkernel.AddTilesOp,
  ttkernel.MulTilesOp,
  ttkernel.GetNocAddrOp,
  ttkernel.NocAsyncReadOp,
  ttkernel.NocAsyncReadBarrierOp,
  ttkernel.NocAsyncWriteOp,
  ttkernel.NocAsyncWriteBarrierOp,
];

/** The functions of the kernel library that kernels in C++ call, and the operation that each of them is. Source: ttmlir-facts, section 3.5. */
export const libraryFunctions: ReadonlyMap<string, OpClass> = new Map(
  operations.map((opClass) => [opClass.opName.replace('ttkernel.', ''), opClass]),
);

/** The type of circular buffers in C++. */
export const circularBufferTypeName = '::tt::CB';

/** Names of the groups of eight ports in C++. */
const portGroups = ['c_in', 'dataflow', 'c_out', 'c_intermed'] as const;

/** Returns the C++ constant of a circular buffer's port. */
export function portConstant(port: CBPort): string {
  const number = cbPortEnum.cases.find(({ str }) => str === port)!.value;
  return `${circularBufferTypeName}::${portGroups[Math.floor(number / 8)]}${number % 8}`;
}

/** Ports of circular buffers by their C++ constants. */
export const portsByConstant: ReadonlyMap<string, CBPort> = new Map(
  cbPortEnum.cases.map(({ str }) => [portConstant(str as CBPort), str as CBPort]),
);
