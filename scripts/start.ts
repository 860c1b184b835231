/**
 * `npm start`: builds the tools, compiles a trained digit classifier from TTIR to a `.ttnn` binary, runs held-out images through it on the device
 * model, and shows what came out: accuracy, images per second, and where the cycles went.
 */
import { readScriptArguments } from './arguments.ts';

const program = 'fixtures/digits/digits.mlir';

readScriptArguments({
  usage: `Usage: npm start

Builds the tools, compiles ${program} from TTIR to out/digits.ttnn, runs held-out images through it on
the device model, and shows what came out: accuracy, images per second, and where the cycles went.
`,
  options: {},
  takesWords: false,
});
// Loads the compiler and the device model, which the usage need not wait for.
const { classifyDigits } = await import('./start/classify-digits.ts');
if (!(await classifyDigits(program))) process.exitCode = 1;
