/** A number of the performance model, and where it comes from. */
export interface Cost {
  readonly value: number;
  readonly unit: 'cycles' | 'cycles per tile' | 'cycles per hop' | 'cycles per call' | 'bytes per cycle' | 'bytes';
  readonly source: string;
}

const isa = (value: number, unit: Cost['unit'], what: string): Cost => ({
  value,
  unit,
  source: `Wormhole ISA documentation: ${what}`,
});
const npe = (value: number, unit: Cost['unit'], what: string): Cost => ({
  value,
  unit,
  source: `tt-npe cost model: ${what}`,
});
const fitted = (value: number, unit: Cost['unit'], what: string): Cost => ({
  value,
  unit,
  source: `fitted cost model, Wormhole: ${what}`,
});
const estimate = (value: number, unit: Cost['unit'], what: string): Cost => ({
  value,
  unit,
  source: `estimate: ${what}`,
});

/**
 * Every number of the performance model except those of single SFPU functions, which stand with the functions (tile-math/elementwise-functions.ts).
 * Cycles are those of the AI clock (1 GHz on Wormhole), so bytes per cycle are GB/s. The numbers are Wormhole's and serve all architectures.
 */
export const costTable = {
  matmulPhase: isa(
    16,
    'cycles per tile',
    'matmul, 8x16 by 16x16 per cycle: 16 cycles per tile pair and fidelity phase',
  ),
  eltwiseMultiplyPhase: isa(8, 'cycles per tile', 'elementwise multiply, 128 elements per cycle and fidelity phase'),
  eltwiseAdd: isa(8, 'cycles per tile', 'elementwise add and subtract, 128 elements per cycle'),
  copyToDst: isa(8, 'cycles per tile', 'moves of 8x16 datums per cycle from SrcA to Dst'),
  transpose: estimate(16, 'cycles per tile', 'a copy to Dst and a pass of the transpose unit over SrcB'),
  fillDst: estimate(64, 'cycles per tile', 'two SFPU instructions for each of the 32 vectors of a tile'),
  typecast: estimate(96, 'cycles per tile', 'three SFPU instructions for each of the 32 vectors of a tile'),
  reduceRow: fitted(59, 'cycles per tile', 'reduce row'),
  reduceCol: fitted(91, 'cycles per tile', 'reduce column'),
  reduceScalar: fitted(91, 'cycles per tile', 'reduce column, taken for both directions'),
  fpuLatency: isa(5, 'cycles', 'FPU result latency, paid when Dst is handed to the packer'),
  unpackStart: isa(2, 'cycles', 'unpacker start'),
  unpackOne: isa(64, 'bytes per cycle', 'one unpacker, fastest mode'),
  unpackBoth: isa(80, 'bytes per cycle', 'both unpackers together'),
  unpackRows: isa(16, 'bytes per cycle', 'one unpacker, slowest mode: rows of a row-major block are scattered'),
  pack: isa(64, 'bytes per cycle', 'four packers of 16 bytes'),
  computeBufferCall: fitted(
    58,
    'cycles per call',
    'elementwise add, 234 cycles per block of tiles over four circular buffer calls',
  ),
  dataMovementBufferCall: estimate(20, 'cycles per call', 'a poll of a circular buffer counter in L1 by a RISC-V core'),
  l1Access: estimate(8, 'cycles per call', 'a load or store of L1 by a RISC-V core'),

  nocIssue: npe(24, 'cycles per call', '128-byte packets reach 5.5 bytes per cycle'),
  nocReadSelf: npe(70, 'cycles', 'read start-up from the own core'),
  nocReadSameColumn: npe(154, 'cycles', 'read start-up in the same column'),
  nocReadSameRow: npe(170, 'cycles', 'read start-up in the same row'),
  nocReadElsewhere: npe(270, 'cycles', 'read start-up from elsewhere'),
  nocWriteStart: npe(40, 'cycles', 'write start-up'),
  nocWriteHop: npe(10, 'cycles per hop', 'write latency'),
  workerPort: npe(28.1, 'bytes per cycle', 'inject or absorb of a worker core'),
  dramRead: isa(22.2, 'bytes per cycle', 'measured DRAM read bandwidth of a channel'),
  dramWrite: isa(21.9, 'bytes per cycle', 'measured DRAM write bandwidth of a channel'),
  nocMaxPacket: isa(8192, 'bytes', '256 data flits of 32 bytes'),
  pcie: estimate(31.5, 'bytes per cycle', 'PCIe 4.0 with 16 lanes, between the host and DRAM or L1'),
  dramWriteAlignment: isa(16, 'bytes', 'alignment of NoC writes to DRAM'),
} as const satisfies Readonly<Record<string, Cost>>;

/** Bytes per cycle that a NoC link reaches with packets of the given payload. */
export interface PacketRate {
  readonly packetBytes: number;
  readonly bytesPerCycle: Cost;
}

/** The rate of a NoC link by packet size; linear in between, and the last one holds for larger packets. */
export const packetRates: readonly PacketRate[] = [
  { packetBytes: 128, bytesPerCycle: npe(5.5, 'bytes per cycle', 'packets of 128 bytes') },
  { packetBytes: 256, bytesPerCycle: npe(10.1, 'bytes per cycle', 'packets of 256 bytes') },
  { packetBytes: 512, bytesPerCycle: npe(18, 'bytes per cycle', 'packets of 512 bytes') },
  { packetBytes: 1024, bytesPerCycle: npe(27.4, 'bytes per cycle', 'packets of 1024 bytes') },
  { packetBytes: 2048, bytesPerCycle: npe(30, 'bytes per cycle', 'packets of 2048 bytes and more') },
];
