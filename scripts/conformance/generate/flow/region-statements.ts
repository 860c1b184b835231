import { affineBound, affineCondition } from './affine-statements.ts';
import { scalarTypes } from './arith-statements.ts';
import { type FlowValue, type FlowWriter, type Scope, signature, type Statement } from './flow-writer.ts';

/** What fills the regions. */
export type Body = (writer: FlowWriter, scope: Scope, count: number) => void;

const carriedTypes = [...scalarTypes, 'i32', 'tensor<4xi32>'];

const named = (writer: FlowWriter, prefix: string, types: readonly string[]): FlowValue[] =>
  types.map((type) => ({ name: writer.fresh(prefix), type }));
const resultTypes = (types: readonly string[]): string => (types.length > 0 ? ` -> (${types.join(', ')})` : '');
const typeList = (types: readonly string[]): string => (types.length === 1 ? types[0]! : `(${types.join(', ')})`);
const initialized = (args: readonly FlowValue[], inits: readonly string[]): string =>
  args.map(({ name }, i) => `${name} = ${inits[i]!}`).join(', ');

function someTypes({ random }: FlowWriter, from: readonly string[] = carriedTypes): string[] {
  return Array.from({ length: random.below(3) }, () => random.pick(from)!);
}

/**
 * Returns statements with regions, which `body` fills, and how often they come. Those of scf carry values of the types; where these hold memory, none of them
 * is on tensors.
 */
export function regionStatements(body: Body, carried = carriedTypes): readonly (readonly [number, Statement])[] {
  /** Writes what is in a region, with the terminator. */
  const region = (
    writer: FlowWriter,
    scope: Scope,
    end: string,
    types: readonly string[],
    { args = [], most = 4 }: { readonly args?: readonly FlowValue[]; readonly most?: number } = {},
  ): void => {
    writer.inner(scope, args, (inner) => {
      body(writer, inner, writer.random.below(most));
      const values = writer.valuesOf(inner, types);
      writer.op(`${end}${values.length > 0 ? ` ${values.join(', ')} : ${types.join(', ')}` : ''}`);
    });
  };

  /** Writes a branch with an `else` where there are results, and otherwise as often as said. */
  const branch = (
    writer: FlowWriter,
    scope: Scope,
    dialect: 'scf' | 'affine',
    {
      types,
      condition,
      otherwise,
    }: { readonly types: readonly string[]; readonly condition: string; readonly otherwise: number },
  ): void => {
    writer.results(scope, types, (head) => {
      writer.op(`${head}${dialect}.if ${condition}${resultTypes(types)} {`);
      region(writer, scope, `${dialect}.yield`, types);
      if (types.length > 0 || writer.random.chance(otherwise)) {
        writer.op('} else {');
        region(writer, scope, `${dialect}.yield`, types);
      }
      writer.op('}');
    });
  };

  const scfIf: Statement = (writer, scope) => {
    const types = someTypes(writer, carried);
    branch(writer, scope, 'scf', { types, condition: writer.valueOf(scope, 'i1'), otherwise: 0.5 });
  };

  const affineIf: Statement = (writer, scope) => {
    const types = someTypes(writer, carried);
    branch(writer, scope, 'affine', { types, condition: affineCondition(writer, scope), otherwise: 0.4 });
  };

  /** Writes a loop that counts in `type` over `range` and carries values of the types. */
  const loop = (
    writer: FlowWriter,
    scope: Scope,
    dialect: 'scf' | 'affine',
    { types, type, range }: { readonly types: readonly string[]; readonly type: string; readonly range: string },
  ): void => {
    const inits = writer.valuesOf(scope, types);
    writer.results(scope, types, (head) => {
      const counter = { name: writer.fresh('i'), type };
      if (dialect === 'affine') writer.dims.add(counter.name);
      const args = named(writer, 'a', types);
      const carried = types.length > 0 ? ` iter_args(${initialized(args, inits)})${resultTypes(types)}` : '';
      const suffix = type === 'index' ? '' : ` : ${type}`;
      writer.op(`${head}${dialect}.for ${counter.name} = ${range}${carried}${suffix} {`);
      region(writer, scope, `${dialect}.yield`, types, { args: [counter, ...args], most: 5 });
      writer.op('}');
    });
  };

  const scfFor: Statement = (writer, scope) => {
    const { random } = writer;
    const types = someTypes(writer, carried);
    const type = random.chance(0.25) ? 'i32' : 'index';
    // Bounds of i32 that are further apart than its largest number are one of the known differences.
    const lower =
      type === 'i32'
        ? writer.define(scope, type, `arith.constant ${random.below(4)} : ${type}`)
        : writer.valueOf(scope, type);
    const upper = writer.valueOf(scope, type);
    const step = random.chance(0.6)
      ? writer.define(scope, type, `arith.constant ${1 + random.below(3)} : ${type}`)
      : writer.valueOf(scope, type);
    loop(writer, scope, 'scf', { types, type, range: `${lower} to ${upper} step ${step}` });
  };

  const scfWhile: Statement = (writer, scope) => {
    const types = someTypes(writer, carried);
    const before = writer.random.chance(0.6) ? types : someTypes(writer, scalarTypes);
    const inits = writer.valuesOf(scope, before);
    writer.results(scope, types, (head) => {
      const args = named(writer, 'a', before);
      const start = args.length > 0 ? ` (${initialized(args, inits)})` : '';
      writer.op(`${head}scf.while${start} : (${before.join(', ')}) -> (${types.join(', ')}) {`);
      writer.inner(scope, args, (inner) => {
        body(writer, inner, writer.random.below(3));
        const condition = writer.valueOf(inner, 'i1');
        const passed = writer.valuesOf(inner, types).join(', ');
        writer.op(`scf.condition(${condition})${types.length > 0 ? ` ${passed} : ${types.join(', ')}` : ''}`);
      });
      writer.op('} do {');
      const after = named(writer, 'b', types);
      if (after.length > 0) writer.op(`^bb0(${signature(after)}):`);
      region(writer, scope, 'scf.yield', before, { args: after, most: 3 });
      writer.op('}');
    });
  };

  const indexSwitch: Statement = (writer, scope) => {
    const types = someTypes(writer, carried);
    const chosen = writer.valueOf(scope, 'index');
    writer.results(scope, types, (head) => {
      writer.op(`${head}scf.index_switch ${chosen}${types.length > 0 ? ` -> ${types.join(', ')}` : ''}`);
      const cases = [0, 1, 4].slice(0, writer.random.below(4)).map((value) => `case ${value}`);
      for (const label of [...cases, 'default']) {
        writer.op(`${label} {`);
        region(writer, scope, 'scf.yield', types, { most: 3 });
        writer.op('}');
      }
    });
  };

  const executeRegion: Statement = (writer, scope) => {
    const types = someTypes(writer, carried);
    writer.results(scope, types, (head) => {
      writer.op(`${head}scf.execute_region${resultTypes(types)} {`);
      region(writer, scope, 'scf.yield', types);
      writer.op('}');
    });
  };

  const affineFor: Statement = (writer, scope) => {
    const { random } = writer;
    const types = someTypes(writer);
    const [lower, upper] = [affineBound(writer, scope, 'max'), affineBound(writer, scope, 'min')];
    const step = random.chance(0.4) ? ` step ${1 + random.below(3)}` : '';
    loop(writer, scope, 'affine', { types, type: 'index', range: `${lower} to ${upper}${step}` });
  };

  const scfParallel: Statement = (writer, scope) => {
    const { random } = writer;
    const rank = 1 + random.below(2);
    const types = someTypes(writer, ['i32', 'f32', 'index']);
    const bounds = [0, 1, 2].map(() => writer.valuesOf(scope, Array<string>(rank).fill('index')).join(', '));
    const inits = writer.valuesOf(scope, types);
    writer.results(scope, types, (head) => {
      const counters = named(writer, 'i', Array<string>(rank).fill('index'));
      const names = counters.map(({ name }) => name).join(', ');
      const carried = types.length > 0 ? ` init (${inits.join(', ')}) -> ${typeList(types)}` : '';
      writer.op(`${head}scf.parallel (${names}) = (${bounds[0]!}) to (${bounds[1]!}) step (${bounds[2]!})${carried} {`);
      writer.inner(scope, counters, (inner) => {
        body(writer, inner, random.below(4));
        const passed = writer.valuesOf(inner, types).join(', ');
        if (types.length > 0) writeReduction(writer, inner, passed, types);
        else if (random.chance(0.5)) writer.op('scf.reduce');
      });
      writer.op('}');
    });
  };

  /** Writes what combines the values of iterations. */
  const writeReduction = (writer: FlowWriter, scope: Scope, passed: string, types: readonly string[]): void => {
    const regions = types.map((type) => {
      const [lhs, rhs] = named(writer, 'r', [type, type]);
      return { type, args: [lhs!, rhs!] };
    });
    regions.forEach(({ type, args }, i) => {
      writer.op(i === 0 ? `scf.reduce(${passed} : ${types.join(', ')}) {` : '}, {');
      writer.op(`^bb0(${signature(args)}):`);
      region(writer, scope, 'scf.reduce.return', [type], { args, most: 2 });
    });
    writer.op('}');
  };

  const bareForall: Statement = (writer, scope) => {
    const counter = { name: writer.fresh('i'), type: 'index' };
    writer.op(`scf.forall (${counter.name}) in (${writer.valueOf(scope, 'index')}) {`);
    writer.inner(scope, [counter], (inner) => body(writer, inner, writer.random.below(4)));
    writer.op('}');
  };

  const scfForall: Statement = (writer, scope) => {
    const { random } = writer;
    const type = 'tensor<4xi32>';
    const count = writer.valueOf(scope, 'index');
    const init = writer.valueOf(scope, type);
    writer.results(scope, [type], (head) => {
      const [counter, shared] = [writer.fresh('i'), writer.fresh('o')];
      writer.op(`${head}scf.forall (${counter}) in (${random.chance(0.5) ? '4' : count}) shared_outs(${shared} = ${init}) -> (${type}) {`); // prettier-ignore
      writer.inner(
        scope,
        [
          { name: counter, type: 'index' },
          { name: shared, type },
        ],
        (inner) => {
          body(writer, inner, random.below(4));
          const value = writer.valueOf(inner, 'tensor<1xi32>');
          writer.op('scf.forall.in_parallel {');
          writer.op(`  tensor.parallel_insert_slice ${value} into ${shared}[${counter}] [1] [1] : tensor<1xi32> into ${type}`); // prettier-ignore
          writer.op('}');
        },
      );
      writer.op('}');
    });
  };

  const affineParallel: Statement = (writer, scope) => {
    const { random } = writer;
    const types = someTypes(writer, ['i32', 'f32']);
    writer.results(scope, types, (head) => {
      const counter = { name: writer.fresh('i'), type: 'index' };
      writer.dims.add(counter.name);
      const kinds = types.map((type) => (type === 'f32' ? '"addf"' : '"addi"')).join(', ');
      const carried = types.length > 0 ? ` reduce (${kinds}) -> (${types.join(', ')})` : '';
      const step = random.chance(0.4) ? ` step (${1 + random.below(3)})` : '';
      writer.op(`${head}affine.parallel (${counter.name}) = (${random.below(3)}) to (${random.below(12)})${step}${carried} {`); // prettier-ignore
      region(writer, scope, 'affine.yield', types, { args: [counter] });
      writer.op('}');
    });
  };

  return [
    [0.5, scfParallel],
    [0.5, carried.some((type) => type.startsWith('memref')) ? bareForall : scfForall],
    [0.5, affineParallel],
    [2, scfIf],
    [2, scfFor],
    [1, scfWhile],
    [1, indexSwitch],
    [1, executeRegion],
    [2, affineFor],
    [1, affineIf],
  ];
}
