import { i32Attr } from '../../ir/attributes/scalar-attributes.ts';
import { type Context } from '../../ir/context.ts';
import { type Operation } from '../../ir/operation.ts';
import {
  ArchAttr,
  ChipCoordAttr,
  ChipDescAttr,
  ChipPhysicalCoresAttr,
  CoreCoordAttr,
  DataTypeAttr,
  SystemDescAttr,
  TileSizeAttr,
} from './generated/tt-attributes.gen.ts';
import { Arch, ChipCapability, type DataType, dataTypeEnum } from './generated/tt-enums.gen.ts';

/** The module attribute that holds the system description. */
export const systemDescAttrName = 'tt.system_desc';

/** The chip of the default system: a Wormhole n150. Source: ttmlir-facts, section 4.6. */
const defaultChip = {
  grid: [8, 8],
  l1SizeBytes: 1499136,
  numDramChannels: 12,
  dramChannelSizeBytes: 2 ** 30,
  nocL1AddressAlignBytes: 16,
  pcieAddressAlignBytes: 32,
  nocDramAddressAlignBytes: 32,
  unreservedBase: 1024,
  dramRows: [8, 9, 10],
  dramColumns: [0, 1, 2, 3],
  tileSizes: [
    [4, 16],
    [16, 16],
    [32, 16],
    [4, 32],
    [16, 32],
    [32, 32],
  ],
} as const;

function defaultCores(context: Context): ChipPhysicalCoresAttr {
  const [rows, columns] = defaultChip.grid;
  const worker = Array.from({ length: rows * columns }, (_, i) =>
    CoreCoordAttr.get(context, Math.floor(i / columns), i % columns),
  );
  const dram = defaultChip.dramColumns.flatMap((x) =>
    defaultChip.dramRows.map((y) => CoreCoordAttr.get(context, y, x)),
  );
  return ChipPhysicalCoresAttr.get(context, worker, dram);
}

/** Returns the description of one Wormhole chip that stands in where none is given. Source: ttmlir-facts, section 4.6. */
export function defaultSystemDesc(context: Context): SystemDescAttr {
  const chip = ChipDescAttr.get(
    context,
    ArchAttr.get(context, Arch.WormholeB0),
    defaultChip.grid,
    defaultChip.l1SizeBytes,
    defaultChip.numDramChannels,
    defaultChip.dramChannelSizeBytes,
    defaultChip.nocL1AddressAlignBytes,
    defaultChip.pcieAddressAlignBytes,
    defaultChip.nocDramAddressAlignBytes,
    defaultChip.unreservedBase,
    defaultChip.unreservedBase,
    defaultChip.unreservedBase,
    defaultChip.dramChannelSizeBytes,
    defaultCores(context),
    dataTypeEnum.cases.flatMap(({ str, isExtension }) =>
      isExtension ? [] : [DataTypeAttr.get(context, str as DataType)],
    ),
    defaultChip.tileSizes.map(([y, x]) => TileSizeAttr.get(context, y, x)),
  );
  const capabilities = i32Attr(context, ChipCapability.PCIE | ChipCapability.HostMMIO);
  return SystemDescAttr.get(context, [chip], [0], [capabilities], [ChipCoordAttr.get(context, 0, 0, 0, 0)]);
}

/** Returns the bytes of L1 that a program may use on each core. */
export function usableL1SizeBytes(chip: ChipDescAttr): number {
  return chip.l1Size - chip.l1UnreservedBase;
}

/** Returns the system description of the module around `op` (or `op` itself), undefined when it has none. */
export function currentScopeSystemDesc(op: Operation): SystemDescAttr | undefined {
  const isModule = (candidate: Operation): boolean => candidate.name === 'builtin.module';
  const module = isModule(op) ? op : op.findParent(isModule);
  const desc = module?.getAttr(systemDescAttrName);
  return desc instanceof SystemDescAttr ? desc : undefined;
}

/** Reports that a module has no system description, and which pass puts one there; returns failure. */
export function reportNoSystemDesc(module: Operation): false {
  return module.emitError(
    'expected system desc to be present on the module',
    'ttir-load-system-desc puts one on the module',
  );
}
