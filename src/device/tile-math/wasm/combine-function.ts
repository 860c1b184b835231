import { FunctionBuilder, type Local, type PlainInstruction } from '../../../support/wasm/function-builder.ts';
import { tileDatums } from '../../tile-layout.ts';

/** Bytes of four binary32 numbers. */
const vectorBytes = 16;
const unrolled = 4;

/** Returns `combine(dst, left, right)`, which applies an instruction of two vectors of binary32 numbers to all of two tiles. */
export function combineFunction(instruction: PlainInstruction): FunctionBuilder {
  const code = new FunctionBuilder(3);
  const [dst, left, right] = code.parameters as [Local, Local, Local];
  const i = code.local('i32');
  code.loop(i, tileDatums * 4, unrolled * vectorBytes, () => {
    for (let vector = 0; vector < unrolled; vector++) {
      const offset = vector * vectorBytes;
      code.get(dst).get(i).plain('i32.add');
      for (const operand of [left, right]) code.get(operand).get(i).plain('i32.add').load('v128.load', offset);
      code.plain(instruction).store(offset);
    }
  });
  return code;
}
