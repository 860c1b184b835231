import { RegionKindInterface } from '../../ir/interfaces/region-kind.ts';
import { type Operation } from '../../ir/operation.ts';
import { SymbolTableTrait } from '../../ir/symbol-table.ts';
import { IsolatedFromAbove, NoTerminator, SingleBlock, Terminator } from '../../ir/traits/structure-traits.ts';
import { testContext, testDialect } from '../../ir/__tests__/test-dialect.ts';
import { type Context } from '../../ir/context.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { Pass } from '../pass.ts';
import { PassRegistry } from '../pass-registry.ts';
import { type GridOverrides, type PassSpec } from '../pass-spec.ts';

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
export class AnyPass extends Pass {
  static readonly spec = spec('Any', 'any-pass', {
    statistics: [{ name: 'num-runs', summary: 'Number of runs' }],
    options: [
      { name: 'fast', member: 'fast', type: { kind: 'bool' }, defaultValue: true, summary: 'Be fast' },
      { name: 'max-count', member: 'maxCount', type: { kind: 'int64' }, defaultValue: 10, summary: 'Limit' },
      { name: 'width', member: 'width', type: { kind: 'uint' }, defaultValue: 0, summary: '' },
      { name: 'label', member: 'label', type: { kind: 'string' }, defaultValue: '', summary: '' },
      {
        name: 'level',
        member: 'level',
        type: {
          kind: 'enum',
          spec: {
            name: 'Level',
            cppType: '::Level',
            cases: [
              { symbol: 'Low', value: 0, str: 'low' },
              { symbol: 'High', value: 1, str: 'high' },
            ],
          },
        },
        defaultValue: 'low',
        summary: '',
      },
      { name: 'names', member: 'names', type: { kind: 'list', of: { kind: 'string' } }, defaultValue: [], summary: '' },
      { name: 'sizes', member: 'sizes', type: { kind: 'list', of: { kind: 'int64' } }, defaultValue: [], summary: '' },
      { name: 'grids', member: 'grids', type: { kind: 'gridOverrides' }, defaultValue: new Map(), summary: '' },
    ],
  });
  fast: boolean = true;
  maxCount: number = 10;
  width: number = 0;
  label: string = '';
  level: 'low' | 'high' = 'low';
  names: readonly string[] = [];
  sizes: readonly number[] = [];
  grids: GridOverrides = new Map();
  override runOnOperation(op: Operation): void {
    note(this, op);
    this.count('num-runs');
  }
}

/** Runs on functions. */
export class FuncPass extends Pass {
  static readonly spec = spec('Func', 'func-pass', { anchor: 'func.func' });
  override runOnOperation(op: Operation): void {
    note(this, op);
  }
}

/** Runs on modules. */
export class ModulePass extends Pass {
  static readonly spec = spec('Module', 'module-pass', { anchor: 'builtin.module' });
  override runOnOperation(op: Operation): void {
    note(this, op);
  }
}

/** Fails on whatever it runs on. */
export class FailingPass extends Pass {
  static readonly spec = spec('Failing', 'failing-pass');
  override runOnOperation(op: Operation): LogicalResult {
    note(this, op);
    return op.emitError('does not work');
  }
}

/** Leaves an operation that does not verify. */
export class BreakingPass extends Pass {
  static readonly spec = spec('Breaking', 'breaking-pass');
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
        options: [{ name: 'twice', member: 'twice', type: { kind: 'bool' }, defaultValue: false, summary: '' }],
      },
      (manager, options) => {
        manager.addPass(new ModulePass());
        if (options.twice) manager.addPass(new ModulePass());
      },
    );
}
