import { Block } from '../../ir/block.ts';
import { type OpDirective } from '../../ir/interfaces/op-directive.ts';
import { Region } from '../../ir/region.ts';

/** A region of one block, which is left out where the block is empty. Source: parseSingleBlockRegion of mlir/lib/Dialect/IRDL/IR/IRDL.cpp. */
export const SingleBlockRegion: OpDirective = {
  parse(parser) {
    const region = parser.parseOptionalRegion() ?? new Region();
    if (region.blocks.length === 0) region.append(new Block());
    return [[region]];
  },

  print(printer, [regions]) {
    const region = (regions as readonly Region[])[0]!;
    if (!region.firstBlock?.isEmpty) printer.printRegion(region);
  },
};
