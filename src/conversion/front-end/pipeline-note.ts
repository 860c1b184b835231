import { type Operation } from '../../ir/operation.ts';

/** The pipelines that convert operations of these dialects. */
const dialectsOfPipelines = {
  'stablehlo-to-ttir-pipeline': ['stablehlo', 'chlo', 'sdy'],
  'tosa-to-ttir-pipeline': ['tosa'],
  'linalg-to-ttir-pipeline': [
    'linalg',
    'affine',
    'arith',
    'bufferization',
    'cf',
    'complex',
    'math',
    'memref',
    'ml_program',
    'scf',
    'tensor',
    'tm_tensor',
  ],
} as const;

type FrontEnd = keyof typeof dialectsOfPipelines;

const pipelineOfDialect = new Map(
  (Object.keys(dialectsOfPipelines) as FrontEnd[]).flatMap((pipeline) =>
    dialectsOfPipelines[pipeline].map((dialect): [string, FrontEnd] => [dialect, pipeline]),
  ),
);

/** Returns what says of an operation which pipeline is for its dialect, where it is another than `own`, that of the conversion which found it. */
export function explainByPipeline(own?: FrontEnd): (op: Operation) => string | undefined {
  return ({ dialectNamespace }) => {
    const pipeline = pipelineOfDialect.get(dialectNamespace);
    if (pipeline === undefined || pipeline === own) return undefined;
    return `--${pipeline} converts operations of ${dialectNamespace} to TTIR`;
  };
}
