/** Figures, tables and traces of real runs: they must agree with each other and with what the run reports. */
import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { costTable } from '../../../device/cost-table.ts';
import { sum } from '../../../support/math.ts';
import { chipDescription, firstChip } from '../../chip-of-system.ts';
import { ProgramExecutor } from '../../program-executor.ts';
import { decodePrograms } from '../../run-binary.ts';
import { initTensor, randomNumbers } from '../../tensors/init-tensor.ts';
import { refFormat } from '../../tensors/tensor-ref.ts';
import { chromeTrace, type TraceEvent } from '../chrome-trace.ts';
import { counterNames, sumCounters } from '../core-figures.ts';
import { endCycle, runFigures } from '../operation-figures.ts';
import { coresCsv, operationsCsv, type NamedRun } from '../perf-tables.ts';
import { parseCsv } from './parse-csv.ts';

/** Returns two runs of a recorded binary. */
function runsOf(name: string): readonly NamedRun[] {
  const binary = decodePrograms(readFileSync(new URL(`../../../../fixtures/upstream/${name}`, import.meta.url)));
  const { chip, desc } = firstChip(binary.systemDesc);
  const executor = new ProgramExecutor(chip, desc);
  const program = binary.programs[0]!;
  const random = randomNumbers(0);
  const inputs = program.inputs.map((ref) => initTensor('randn', ref.desc.shape, refFormat(ref), random));
  return [0, 1].map((loop) => {
    const figures = runFigures(executor.run(program, inputs), chipDescription(desc));
    return { program: 0, name: program.name, loop, figures };
  });
}

const binaries = ['matmul.ttnn', 'reduce_sum.ttnn', 'conv2d.ttnn', 'grid_override.ttnn'];
const runs = new Map(binaries.map((name) => [name, runsOf(name)]));
const everything = { hostOnly: false, memory: true };

for (const [name, ran] of runs) {
  test(`${name}: a second run costs the same`, () => {
    assert.equal(ran[1]!.figures, ran[0]!.figures);
  });

  test(`${name}: cores add up to operations, operations to the run`, () => {
    const { operations, deviceCycles, hostCycles } = ran[0]!.figures;
    assert.is(deviceCycles, sum(operations.map(({ report }) => report.cycles)));
    for (const { report, cores, deviceCycles: cycles } of operations) {
      const threads = report.programs.flatMap((program) => program.threads);
      const total = sumCounters(cores.map(({ counters }) => ({ ...counters })));
      for (const counter of counterNames) {
        assert.is(total[counter], sum(threads.map(({ counters }) => counters[counter] ?? 0)), counter);
      }
      assert.is(report.nocBytes, total.bytesRead + total.bytesWritten);
      assert.is(cycles, sum(report.programs.map((program) => program.cycles)));
      for (const core of cores) {
        const { noc0, noc1, compute } = core.threads;
        assert.ok(Math.max(noc0, noc1, compute) <= core.cycles && core.cycles <= cycles);
        assert.ok(Math.max(core.counters.unpack, core.counters.math, core.counters.pack) <= compute);
      }
    }
    assert.is(endCycle(operations.at(-1)!), deviceCycles + hostCycles);
  });

  test(`${name}: shares of the roofline are shares`, () => {
    for (const { roofline, deviceCycles } of ran[0]!.figures.operations) {
      const { mathUtilization, dramUtilization, nocUtilization, utilization, idealCycles, bound } = roofline;
      assert.is(bound === undefined, deviceCycles === 0);
      assert.is(utilization, Math.max(mathUtilization, dramUtilization, nocUtilization));
      assert.ok(utilization >= 0 && utilization <= 1 && idealCycles <= deviceCycles);
      if (bound !== undefined) assert.ok(utilization > 0);
    }
  });

  test(`${name}: the tables have the figures`, () => {
    const rows = parseCsv(operationsCsv(ran, everything));
    const cores = parseCsv(coresCsv(ran));
    assert.is(rows.length, 2 * ran[0]!.figures.operations.length);
    const total = (table: readonly Readonly<Record<string, string>>[], column: string): number =>
      sum(table.map((row) => Number(row[column])));
    assert.is(total(rows, 'DEVICE CYCLES'), sum(ran.map(({ figures }) => figures.deviceCycles)));
    const duration = total(rows, 'DEVICE FW DURATION [ns]');
    assert.ok(Math.abs(duration - total(rows, 'DEVICE CYCLES')) < 1e-6, 'a Wormhole has a cycle per ns');
    for (const column of [
      'UNPACK CYCLES',
      'MATH CYCLES',
      'PACK CYCLES',
      'NOC READ BYTES',
      'NOC WRITE BYTES',
      'NOC TRANSACTIONS',
      'DRAM READ BYTES',
      'DRAM WRITE BYTES',
    ]) {
      // prettier-ignore
      assert.is(total(cores, column), total(rows, column), column);
    }
    for (const row of rows) {
      const of = cores.filter((core) => core['GLOBAL CALL COUNT'] === row['GLOBAL CALL COUNT']);
      assert.is(of.length, Number(row['CORE COUNT']));
      assert.is(
        Number(row['DEVICE FW END CYCLE']) - Number(row['DEVICE FW START CYCLE']),
        Number(row['DEVICE CYCLES']),
      );
    }
  });

  test(`${name}: the trace is one`, () => {
    const trace = JSON.parse(JSON.stringify(chromeTrace(ran, everything))) as { traceEvents: readonly TraceEvent[] };
    checkTrace(trace.traceEvents);
    const spans = (category: string): readonly (TraceEvent & { ph: 'X' })[] =>
      trace.traceEvents.filter((event) => event.ph === 'X').filter(({ cat }) => cat === category);
    const device = sum(ran.map(({ figures }) => figures.deviceCycles));
    const host = sum(ran.map(({ figures }) => figures.hostCycles));
    const cycles = (category: string): number => Math.round(sum(spans(category).map(({ dur }) => dur * 1000)));
    assert.is(cycles('program'), device + host);
    assert.is(cycles('operation'), device + host);
    assert.is(cycles('host'), host);
    assert.is(cycles('kernels'), device);
    const threads = ran.flatMap(({ figures }) =>
      figures.operations.flatMap(({ report }) => report.programs.flatMap((program) => program.threads)),
    );
    assert.is(spans('kernel').length, threads.length);
    assert.is(cycles('kernel'), sum(threads.map((thread) => thread.endCycle)));
  });
}

/** Checks events against the Trace Event Format: required fields, names of processes and threads, nesting of spans. */
function checkTrace(events: readonly TraceEvent[]): void {
  const names = new Set<string>();
  const spans = new Map<string, { ts: number; end: number }[]>();
  for (const event of events) {
    assert.ok(Number.isInteger(event.pid) && Number.isInteger(event.tid) && event.name !== '');
    if (event.ph === 'M') {
      names.add(`${event.name} ${event.pid} ${event.name.startsWith('process') ? '' : event.tid}`);
      continue;
    }
    assert.ok(Number.isFinite(event.ts) && event.ts >= 0);
    assert.ok(names.has(`process_name ${event.pid} `) && names.has(`thread_name ${event.pid} ${event.tid}`));
    if (event.ph === 'C') {
      assert.ok(Object.values(event.args).every((value) => Number.isFinite(value)));
      continue;
    }
    assert.is(event.ph, 'X');
    assert.ok(Number.isFinite(event.dur) && event.dur >= 0 && event.cat !== '');
    const key = `${event.pid} ${event.tid}`;
    spans.set(key, [...(spans.get(key) ?? []), { ts: event.ts, end: event.ts + event.dur }]);
  }
  for (const list of spans.values()) {
    // Spans of a thread must not overlap; here they do not even nest.
    list.sort((a, b) => a.ts - b.ts || a.end - b.end);
    for (let i = 1; i < list.length; i++) assert.ok(list[i]!.ts >= list[i - 1]!.end - 1e-9);
  }
}

test('the bytes of the host take their time at the rate of PCIe', () => {
  const { operations } = runs.get('matmul.ttnn')![0]!.figures;
  const write = operations.find(({ report }) => report.name === 'ttnn.to_layout')!;
  assert.is(write.report.hostBytes, 64 * 128 * 2);
  assert.is(write.hostWriteCycles, Math.ceil(16384 / costTable.pcie.value));
  const read = operations.at(-1)!;
  assert.equal([read.report.hostBytesRead, read.hostWriteCycles], [64 * 96 * 2, 0]);
});

test('a matmul of 64x128 by 128x96 has 24 tile products of four phases of math', () => {
  const matmul = runs.get('matmul.ttnn')![0]!.figures.operations.find(({ report }) => report.name === 'ttnn.matmul')!;
  const math = sum(matmul.cores.map(({ counters }) => counters.math));
  assert.is(math, 24 * 4 * costTable.matmulPhase.value);
  assert.is(matmul.roofline.mathCycles, math / 64);
  assert.ok(matmul.report.memory.l1PeakBytes > 0 && matmul.report.memory.l1Bytes === 0);
  assert.ok(matmul.report.memory.dramBytes > 0);
});

test('host-only leaves out what the device did, memory adds what it took', () => {
  const [run] = runs.get('matmul.ttnn')!;
  const host = operationsCsv([run!], { hostOnly: true, memory: false });
  assert.not.match(host, 'DEVICE');
  assert.not.match(host, 'L1');
  assert.match(host, 'HOST WRITE BYTES');
  assert.match(operationsCsv([run!], everything), 'L1 PEAK BYTES');
  const { traceEvents } = chromeTrace([run!], { hostOnly: true, memory: false });
  checkTrace(traceEvents);
  assert.equal([...new Set(traceEvents.map(({ pid }) => pid))], [0]);
});

test.run();
