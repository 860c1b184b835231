import { RegionKindInterface } from '../../ir/interfaces/region-kind.ts';
import { type Operation } from '../../ir/operation.ts';
import { SymbolTableTrait } from '../../ir/symbol-table.ts';
import { IsolatedFromAbove, NoTerminator, SingleBlock, Terminator } from '../../ir/traits/structure-traits.ts';
import { testContext, testDialect } from '../../ir/__tests__/test-dialect.ts';
import { type Context } from '../../ir/context.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { type AnalysisKind } from '../analysis-manager.ts';
import { type OpPassManager } from '../op-pass-manager.ts';
import { Pass } from '../pass.ts';
import { PassRegistry } from '../pass-registry.ts';
import { gridOverridesSyntax, type GridOverrides } from '../grid-overrides.ts';
import { type PassSpec } from '../pass-spec.ts';

/** A context with modules, functions and a kernel, all isolated, and an operation that never verifies. */
export function toyContext(): Context {
  const isolated = { traits: [IsolatedFromAbove] };
  const module = { traits: [IsolatedFromAbove, NoTerminator, SingleBlock, RegionKindInterface, SymbolTableTrait] };
  const context = testContext(
    testDialect('builtin', { module }),
    testDialect('func', { func: isolated }),
    testDialect('toy', {
      kernel: isolated,
      open: {},
      return: { traits: [Terminator] },
      invalid: { hooks: { verify: (op) => op.emitOpError('is never valid') } },
    }),
  );
  context.printOpOnDiagnostic = false;
  return context;
}

function spec(name: string, argument: string, more: Partial<PassSpec> = {}): PassSpec {
  return {
    name,
    argument,
    summary: '',
    description: '',
    options: [],
    dependentDialects: [],
    statistics: [],
    ...more,
  };
}

/** What the passes below ran on, in order. */
export const runs: string[] = [];

function note(pass: Pass, op: Operation): void {
  const name = op.getAttr('sym_name') as unknown as { value: string } | undefined;
  runs.push(`${pass.spec.argument} ${name?.value ?? op.name}`);
}

/** Runs on anything, with every type of option. */
export class AnyPass extends Pass<AnyPassOptions> {
  static readonly spec = spec('Any', 'any-pass', {
    statistics: [{ name: 'num-runs', summary: 'Number of runs' }],
    options: [
      { name: 'fast', member: 'fast', type: { kind: 'bool' }, default: 'true', summary: 'Be fast' },
      { name: 'max-count', member: 'maxCount', type: { kind: 'int64' }, default: '10', summary: 'Limit' },
      { name: 'width', member: 'width', type: { kind: 'uint' }, default: '0', summary: '' },
      { name: 'label', member: 'label', type: { kind: 'string' }, default: '', summary: '' },
      {
        name: 'level',
        member: 'level',
        type: {
          kind: 'enum',
          spec: {
            name: 'Level',
            cppType: '::Level',
            summary: 'level',
            cases: [
              { symbol: 'Low', value: 0, str: 'low' },
              { symbol: 'High', value: 1, str: 'high' },
            ],
          },
        },
        default: 'low',
        summary: '',
      },
      { name: 'names', member: 'names', type: { kind: 'list', of: { kind: 'string' } }, default: '', summary: '' },
      { name: 'sizes', member: 'sizes', type: { kind: 'list', of: { kind: 'int64' } }, default: '', summary: '' },
      {
        name: 'grids',
        member: 'grids',
        type: { kind: 'custom', syntax: gridOverridesSyntax },
        default: '',
        summary: '',
      },
    ],
  });
  constructor(options: Partial<AnyPassOptions> = {}) {
    super(AnyPass.spec, options);
  }
  override runOnOperation(op: Operation): void {
    note(this, op);
    this.count('num-runs');
  }
}

export interface AnyPassOptions {
  readonly fast: boolean;
  readonly maxCount: number;
  readonly width: number;
  readonly label: string;
  readonly level: 'low' | 'high';
  readonly names: readonly string[];
  readonly sizes: readonly number[];
  readonly grids: GridOverrides;
}

/** Runs on functions. */
export class FuncPass extends Pass {
  static readonly spec = spec('Func', 'func-pass', { anchor: 'func.func' });
  constructor() {
    super(FuncPass.spec);
  }
  override runOnOperation(op: Operation): void {
    note(this, op);
  }
}

/** Runs on modules. */
export class ModulePass extends Pass {
  static readonly spec = spec('Module', 'module-pass', { anchor: 'builtin.module' });
  constructor() {
    super(ModulePass.spec);
  }
  override runOnOperation(op: Operation): void {
    note(this, op);
  }
}

/** Fails on whatever it runs on. */
export class FailingPass extends Pass {
  static readonly spec = spec('Failing', 'failing-pass');
  constructor() {
    super(FailingPass.spec);
  }
  override runOnOperation(op: Operation): LogicalResult {
    note(this, op);
    return op.emitError('does not work');
  }
}

/** Leaves an operation that does not verify. */
export class BreakingPass extends Pass {
  static readonly spec = spec('Breaking', 'breaking-pass');
  constructor() {
    super(BreakingPass.spec);
  }
  override runOnOperation(op: Operation): void {
    const block = op.regions[0]!.firstBlock!;
    const { context, location } = op;
    block.insertBefore(
      context.lookupOp('toy.invalid')!.create({ context, name: 'toy.invalid', location }),
      block.firstOp,
    );
  }
}

export function toyRegistry(): PassRegistry {
  return new PassRegistry()
    .registerPasses(AnyPass, FuncPass, ModulePass, FailingPass, BreakingPass)
    .registerPipeline<{ twice: boolean }>(
      {
        argument: 'toy-pipeline',
        summary: '',
        description: '',
        options: [{ name: 'twice', member: 'twice', type: { kind: 'bool' }, default: 'false', summary: '' }],
      },
      () => (manager, options) => {
        manager.addPass(new ModulePass());
        if (options.twice) manager.addPass(new ModulePass());
      },
    );
}

const toyAnalysis: AnalysisKind<string> = { name: 'ToyAnalysis', compute: (op) => op.name };

/** Asks for an analysis and keeps it. */
export class AnalysingPass extends Pass {
  static readonly spec = spec('Analysing', 'analysing-pass');
  constructor() {
    super(AnalysingPass.spec);
  }
  override runOnOperation(op: Operation): void {
    this.getAnalysis(toyAnalysis, op);
    this.markAnalysesPreserved(toyAnalysis);
  }
}

/** Runs a pipeline on the operations in a module. */
export class PipelinePass extends Pass {
  static readonly spec = spec('Running', 'running-pass');
  readonly #pipeline: OpPassManager;
  constructor(pipeline: OpPassManager) {
    super(PipelinePass.spec);
    this.#pipeline = pipeline;
  }
  override runOnOperation(op: Operation): LogicalResult {
    note(this, op);
    return [...op.regions[0]!.operations()].every((nested) => this.runPipeline(this.#pipeline, nested));
  }
}
