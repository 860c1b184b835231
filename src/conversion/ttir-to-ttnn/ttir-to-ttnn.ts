import { type Context } from '../../ir/context.ts';
import { type ConversionPatterns } from '../../rewrite/conversion.ts';
import { ReverseOp, SliceOp } from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { ExplainSelection } from './explain-selection.ts';
import { OneToOnePattern } from './one-to-one.ts';
import { ConvertBroadcast, ConvertConcat, ConvertSqueeze, ConvertUnsqueeze } from './shape-patterns.ts';
import { ConvertConstant, ConvertEmpty, ConvertToLayout } from './tensor-patterns.ts';
import { ConvertTypecastToPred } from './typecast-pattern.ts';
import { ConvertConv2d, ConvertMaxPool2d } from './window-patterns.ts';

/** Returns the patterns that turn TTIR into TTNN. Source: ttmlir-facts, section 3.3. */
export function ttirToTTNNPatterns(context: Context): ConversionPatterns {
  return [
    new OneToOnePattern(context, 'ttnn'),
    new ConvertEmpty(),
    new ConvertToLayout(),
    new ConvertConstant(),
    new ConvertTypecastToPred(),
    new ConvertSqueeze(),
    new ConvertUnsqueeze(),
    new ConvertBroadcast(),
    new ConvertConcat(),
    new ConvertConv2d(),
    new ConvertMaxPool2d(),
    new ExplainSelection(SliceOp),
    new ExplainSelection(ReverseOp),
  ];
}
