import { type ChipChannel } from '../../target/schema/generated/common.gen.ts';
import { type Product } from './products.ts';

/** Channels of a side of a chip by neighbours' links: 8 and 9 go right to 0 and 1, as on n300, and 12 on go down to 4 on. */
const firstChannel = { left: 0, up: 4, right: 8, down: 12 } as const;

/** Returns the Ethernet links between neighbours of the mesh of a product, every link once, the smaller chip first. */
export function ethernetLinks({ kind, mesh, linksPerNeighbour }: Product): readonly ChipChannel[] {
  const links: ChipChannel[] = [];
  const connect = (chip: number, from: number, neighbour: number, to: number): void => {
    for (let i = 0; i < linksPerNeighbour; i++) {
      links.push({
        deviceId0: chip,
        ethernetCoreCoord0: kind.ethernet[from + i]!,
        deviceId1: neighbour,
        ethernetCoreCoord1: kind.ethernet[to + i]!,
      });
    }
  };
  for (let chip = 0; chip < mesh.rows * mesh.columns; chip++) {
    const hasRight = (chip + 1) % mesh.columns !== 0;
    const hasBelow = chip + mesh.columns < mesh.rows * mesh.columns;
    if (hasRight) connect(chip, firstChannel.right, chip + 1, firstChannel.left);
    if (hasBelow) connect(chip, firstChannel.down, chip + mesh.columns, firstChannel.up);
  }
  return links;
}
