/** Runs every TTNN operation in every layout and data type on the device model, against a reference in double precision. */
import { caseName, matrixCases, MatrixRun } from '../src/runtime/__tests__/op-matrix.ts';
import { readScriptArguments } from './arguments.ts';

const { words } = readScriptArguments({
  usage: `Usage: npm run matrix [-- WORD…]

Runs every TTNN operation with operands in every layout and data type, and compares
every step with a reference in double precision. With words, only the runs whose names
have all of them: "npm run matrix -- matmul UInt8". Fails when one differs.

  WORD      run only what has it in its name
  --help    print this text
`,
  options: {},
  takesWords: true,
});
const run = new MatrixRun();
let failed = 0;
const cases = matrixCases().filter((each) => words.every((word) => caseName(each).includes(word)));
for (const each of cases) {
  let problem: string | undefined;
  try {
    problem = run.problem(each);
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error);
  }
  if (problem === undefined) continue;
  failed++;
  console.error(`${caseName(each)}: ${problem}`);
}
console.log(`${cases.length - failed} of ${cases.length} runs agree with the reference`);
if (failed > 0) process.exitCode = 1;
