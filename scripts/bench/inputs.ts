/** Inputs for measuring, made from a size so that cost can be followed as it grows. */

export interface BenchInput {
  readonly name: string;
  readonly text: string;
  /** Arguments that every tool needs to accept the input. */
  readonly args: readonly string[];
}

/** One function of operations in generic form, each using the result before. `bytes` is about the size of the text. */
export function genericChain(bytes: number): BenchInput {
  const lines: string[] = ['%0 = "bench.source"() : () -> tensor<4x?xf32>'];
  for (let i = 1, size = 0; size < bytes; i++) {
    const line = `%${i} = "bench.op"(%${i - 1}) <{index = ${i} : i32}> {name = "n${i % 7}", sizes = [1, 2]} : (tensor<4x?xf32>) -> tensor<4x?xf32>`;
    lines.push(line);
    size += line.length + 1;
  }
  return { name: 'generic form, one chain', text: `${lines.join('\n')}\n`, args: ['--allow-unregistered-dialect'] };
}

/** Many small functions in custom form. */
export function customFunctions(bytes: number): BenchInput {
  const functions: string[] = [];
  for (let i = 0, size = 0; size < bytes; i++) {
    const text = `func.func @f${i}(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  %1 = arith.muli %0, %a : i32
  %c4 = arith.constant 4 : i32
  %2 = arith.subi %1, %c4 : i32
  return %2 : i32
}
`;
    functions.push(text);
    size += text.length;
  }
  return { name: 'custom form, many functions', text: functions.join(''), args: [] };
}
