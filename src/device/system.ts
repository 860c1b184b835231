import { Chip } from './chip.ts';
import { type ChipDescription } from './chip-description.ts';
import { plainTileMath } from './tile-math/plain-tile-math.ts';
import { type TileMath } from './tile-math/tile-math.ts';

/** The chips of one system. */
export class System {
  readonly chips: readonly Chip[];

  constructor(descriptions: readonly ChipDescription[], math: TileMath = plainTileMath) {
    this.chips = descriptions.map((description, index) => new Chip(description, index, math));
  }
}
