import { packedRowStrides } from '../tensors/device-tensor.ts';
import { ceilDiv, product } from '../../support/math.ts';
import {
  type ChipDesc,
  type DataType,
  type Dim2d,
  type MemoryDesc,
  type TensorRef,
} from '../../target/schema/generated/common.gen.ts';
import { type OpType, type Program, type TTNNBinary } from '../../target/schema/generated/ttnn.gen.ts';

/** Where a tensor of a hand-made program lives. */
export interface Place {
  readonly space: 'host' | 'dram' | 'l1';
  /** Default true on the device. */
  readonly isTiled?: boolean;
  /** Default 8x8. */
  readonly grid?: readonly [number, number];
  /** Shards, for L1; else interleaved. */
  readonly isSharded?: boolean;
  /** The cores of the shards, row by row, as [y, x, height, width]; default: those of the grid from core 0x0 on. */
  readonly cores?: readonly (readonly [number, number, number, number])[];
  /** All pages in one bank. */
  readonly isSingleBank?: boolean;
}

const dram: Place = { space: 'dram' };
const host: Place = { space: 'host' };

function memoryLayoutOf({ space, isSharded = false, isSingleBank = false }: Place): MemoryDesc['memoryLayout'] {
  if (space === 'host') return 'None';
  if (isSingleBank) return 'SingleBank';
  return isSharded ? 'BlockSharded' : 'Interleaved';
}

/** Makes programs as the compiler would, from shapes and operations: inputs come from the host, outputs go there. */
export class ProgramFixture {
  readonly dataType: DataType;
  private nextId = 1;
  private readonly inputs: TensorRef[] = [];
  private readonly outputs: TensorRef[] = [];
  private readonly operations: OpType[] = [
    { type: 'GetDeviceOp', value: { mesh: { y: 1, x: 1 }, chipIds: [0], out: { globalId: 0 } } },
  ];

  constructor(dataType: DataType = 'Float32') {
    this.dataType = dataType;
  }

  /** Returns a new tensor. */
  tensor(shape: readonly number[], place: Place = dram, dataType = this.dataType): TensorRef {
    const { space, isTiled = space !== 'host', grid = space === 'host' ? [1, 1] : [8, 8] } = place;
    const rows = product(shape.slice(0, -1));
    const columns = shape[shape.length - 1]!;
    const tile = isTiled ? 32 : 1;
    const shard = [ceilDiv(ceilDiv(rows, grid[0]!), tile), ceilDiv(ceilDiv(columns, grid[1]!), tile)];
    const { cores = [[0, 0, ...grid] as const] } = place;
    return {
      globalId: this.nextId++,
      address: 0,
      size: 0,
      desc: {
        shape,
        layout: {
          stride: shape.map((_, d) => (d === shape.length - 1 ? 1 : packedRowStrides(shape)[d]! * columns)),
          oobVal: 'Undef',
          coreRangeSet: cores.map(([y, x, height, width]) => ({ loc: { y, x }, size: { y: height, x: width } })),
          memoryDesc: {
            shape: shard,
            tileShape: { y: tile, x: tile },
            dataType,
            memorySpace: space === 'host' ? 'System' : space === 'dram' ? 'DeviceDRAM' : 'DeviceL1',
            memoryLayout: memoryLayoutOf(place),
            size: 0,
          },
        },
      },
    };
  }

  /** Adds an input and brings it to the device. */
  input(shape: readonly number[], place: Place = dram, dataType = this.dataType): TensorRef {
    const source = this.tensor(shape, host, dataType);
    this.inputs.push(source);
    return this.moved(source, place, dataType);
  }

  /** Brings a tensor to another place. */
  moved(source: TensorRef, place: Place, dataType = this.dataType): TensorRef {
    const out = this.tensor(source.desc.shape, place, dataType);
    this.add({ type: 'ToMemoryConfigOp', value: { in0: source, device: { globalId: 0 }, out } });
    return out;
  }

  /** Adds an operation whose result has a shape; `make` gets the result. Returns it. */
  op(shape: readonly number[], make: (out: TensorRef) => OpType, place: Place = dram): TensorRef {
    const out = this.tensor(shape, place);
    this.add(make(out));
    return out;
  }

  add(operation: OpType): void {
    this.operations.push(operation);
  }

  /** Brings a tensor to the host as an output. */
  output(tensor: TensorRef, dataType = this.dataType): void {
    this.outputs.push(this.moved(tensor, host, dataType));
  }

  /** Makes a tensor an output as it is. */
  returns(tensor: TensorRef): void {
    this.outputs.push(tensor);
  }

  matmul(a: TensorRef, b: TensorRef, shape: readonly number[], place?: Place): TensorRef {
    return this.op(shape, (out) => ({ type: 'MatmulOp', value: { in0: a, in1: b, out } }), place);
  }

  /** Returns the program. */
  program(name = 'forward'): Program {
    const operations = this.operations.map((type) => ({ type }));
    return { name, inputs: this.inputs, outputs: this.outputs, operations };
  }

  /** Returns a binary for a Wormhole chip, or one that differs from it, with the program. */
  binary(change: Partial<ChipDesc> = {}): TTNNBinary {
    const coords = (rows: number, columns: number, y0 = 0): Dim2d[] =>
      Array.from({ length: rows * columns }, (_, i) => ({ y: y0 + Math.floor(i / columns), x: i % columns }));
    return {
      version: { major: 0, minor: 0, patch: 239 },
      systemDesc: {
        chipDescs: [
          {
            arch: 'Wormhole_b0',
            gridSize: { y: 8, x: 8 },
            l1Size: 1499136,
            numDramChannels: 12,
            dramChannelSize: 2 ** 30,
            nocL1AddressAlignBytes: 16,
            pcieAddressAlignBytes: 32,
            nocDramAddressAlignBytes: 32,
            l1UnreservedBase: 1024,
            eriscL1UnreservedBase: 1024,
            dramUnreservedBase: 1024,
            dramUnreservedEnd: 2 ** 30,
            physicalCores: { worker: coords(8, 8), dram: coords(3, 4, 8) },
            supportedDataTypes: [],
            supportedTileSizes: [],
            ...change,
          },
        ],
        chipDescIndices: [0],
        chipCapabilities: [['PCIE', 'HostMMIO']],
        chipCoords: [{ rack: 0, shelf: 0, y: 0, x: 0 }],
      },
      programs: [this.program()],
    };
  }
}
