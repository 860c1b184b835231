import type v8 from 'node:v8';
import { letMainThreadGoFirst } from './background-threads.ts';
import { builtinModule } from './builtin-module.ts';
import { moreRoomMarker } from './more-room-marker.ts';

/** The flags of V8 that are set here, with the values that they have by themselves in Node 20. */
const ownFlags = {
  'interrupt-budget': 67_584,
  'baseline-batch-compilation-threshold': 4_096,
  'max-inlined-bytecode-size-cumulative': 920,
  'heap-growing-percent': 0,
  'semi-space-growth-factor': 2,
  'allocation-site-pretenuring': true,
} as const;

/**
 * How much a function runs, in bytes of its bytecode, before V8 compiles it for speed. V8's own measure suits programs that run for minutes: a run
 * over a small input ends before the code that was compiled for it has paid for itself.
 */
const lateBudgetBytes = 1_000_000;

/**
 * The same where the input is long, or a run takes long. With half of V8's own measure, inputs of 10 MB with operations of many kinds take a tenth less time, for as much
 * processor time; with a quarter of it, those with few kinds of functions take longer again.
 */
const earlyBudgetBytes = 34_000;

/**
 * How much warm code V8 waits for before it translates it one to one, in bytes of machine code. By itself it waits for sixteen times as much, and
 * interprets it meanwhile.
 */
const translatedAtOnceBytes = 256;

/**
 * How much of other functions in all, in bytes of bytecode, V8 puts into one that it compiles for speed. Its own limit suits programs that run for minutes: with this one, compiling
 * takes a third less, and inputs of 10 MB a tenth, while those of 50 MB take no longer. The limit for each of the other functions must stay V8's own: where it is lowered
 * while a thread compiles, V8 finds that thread's choice against its rules and ends the process.
 */
const inlinedBytes = 200;

/**
 * From this length of the input on, in characters or bytes, code that is compiled early pays for itself: an input of half that length is read as fast either way, with a
 * quarter more of processor time; one of twice that length in two thirds of the time.
 */
const longInput = 1_500_000;

/** Up to this length of the input, in bytes, a run ends before it matters how V8 compiles, and loading what sets that takes longer. */
const shortInput = 20_000;

/** From this time on, in milliseconds since the process began, a run is expected to take so long that code which is compiled early pays for itself. */
const longRunMs = 700;

/** From this time on, in milliseconds since the process began, a run is expected to take so long that more memory for new objects pays for itself. */
const veryLongRunMs = 2000;

/** From this length of the input on, in characters or bytes, a heap that grows freely while it is read pays. */
const largeInput = 4_000_000;

/** What reading takes at most, in bytes of the heap per character or byte of the input: twice what the inputs of the benchmark took when this was chosen. */
const heapPerCharacter = 40;

/**
 * How large each half of the part of the heap for new objects becomes while a large input is read, in bytes. V8 lets it grow to 16 MiB, which is more than processors keep at
 * hand and is all memory that was not used before; in halves of this size reading takes 3 to 9 % less processor time.
 */
const youngHalfBytes = 4 << 20;

/**
 * How many times the part of the heap for new objects grows at once where the stack may be deep, which takes it to V8's own limit. At each search of that part V8 goes through the whole
 * stack: in a small one, 100,000 levels of types take three to seven times as long.
 */
const growthWithDeepStack = 16;

/** Whether this thread was started for its room, since what is nested in the input, or a module, needs it. */
const hasMoreRoom = process.env[moreRoomMarker] !== undefined;

/** The size of the heap at which V8 searches it for the first time, about. */
const firstLimitBytes = 40_000_000;

/**
 * Makes V8 compile for speed only what runs for long, in small pieces, and translate the rest soon, which is right for short inputs: 5,000 operations of TTIR take two
 * thirds of the processor time, 500 half of it. To be called between loading the code of the tool and running it: compiled code is taken from a file only under V8's own flags, and
 * functions keep the measure that they begin with. Later versions of Node, which have a compiler for code that is merely warm, are left as they are.
 */
export function compileLate(): void {
  if (!hasTwoCompilers) return;
  setFlag('interrupt-budget', lateBudgetBytes);
  setFlag('baseline-batch-compilation-threshold', translatedAtOnceBytes);
  setFlag('max-inlined-bytecode-size-cumulative', inlinedBytes);
}

/**
 * Keeps the part of the heap for new objects as small as it is when the process begins, 1 MiB: what is in it stays in the caches of the processor, and
 * little memory is used for the first time. Inputs of up to 2 MB take a tenth less time. What computes for seconds takes a quarter more, since more of what is new is still in use when
 * V8 searches it, so a very long run lets it grow, and so does a thread that may have a deep stack.
 */
export function keepYoungHeapSmall(): void {
  setFlag('semi-space-growth-factor', hasMoreRoom ? growthWithDeepStack : 1);
}

/** Makes V8 compile for speed early when the input is so long, in characters or bytes, that it pays. */
export function compileEarlyIfLong(inputLength: number): void {
  if (inputLength >= longInput) compileEarly();
}

/** Tells whether an input is so short, in bytes, that V8 is better left alone. */
export function isShortInput(inputBytes: number): boolean {
  return inputBytes <= shortInput;
}

/**
 * Makes V8 compile for speed early, and later lets the part of the heap for new objects grow, when the process has been running for so long that it
 * pays, whatever the length of its input. To be called time and again.
 */
export function prepareForLongRun(): void {
  if (isVeryLongRun) return;
  const now = performance.now();
  if (!isLongRun && now >= longRunMs) {
    isLongRun = true;
    compileEarly();
  }
  if (now < veryLongRunMs || isReading) return;
  isVeryLongRun = true;
  setFlag('semi-space-growth-factor', ownFlags['semi-space-growth-factor']);
}

let isLongRun = false;
let isVeryLongRun = false;
/** Whether an input is being read, for which the heap is as is good for it. */
let isReading = false;

/** Whether code is compiled early already. */
let isCompilingEarly = false;

function compileEarly(): void {
  if (!isCompilingEarly) {
    isCompilingEarly = true;
    // A thread with more room is no main thread, and must not stand back.
    if (!hasMoreRoom) letMainThreadGoFirst();
  }
  if (hasTwoCompilers) setFlag('interrupt-budget', earlyBudgetBytes);
}

/**
 * Makes V8 ready to read an input of `inputLength` characters or bytes: as `compileEarlyIfLong` does, and while a large one is read the heap grows
 * without a search for garbage, of which there is little. To be followed by `inputIsRead`.
 */
export function prepareForInput(inputLength: number): void {
  isReading = true;
  compileEarlyIfLong(inputLength);
  if (inputLength < largeInput) return;
  setFlag('heap-growing-percent', Math.round((100 * heapPerCharacter * inputLength) / firstLimitBytes));
  if (!hasMoreRoom) limitYoungHeap();
}

/**
 * Makes the part of the heap for new objects as large as it is to be, and keeps it from growing further. V8 lets it grow, to so many times of what it is, only when much in it has
 * survived a search.
 */
function limitYoungHeap(): void {
  const before = youngHalf();
  const growth = Math.floor(youngHalfBytes / before);
  if (growth > 1) {
    setFlag('semi-space-growth-factor', growth);
    const survivors: number[][] = [];
    while (youngHalf() < 2 * before && survivors.length < 1024)
      for (let i = 0; i < 16; i++) survivors.push(new Array<number>(1024).fill(0));
  }
  setFlag('semi-space-growth-factor', 1);
}

/** Returns how many bytes each half of the part of the heap for new objects has. Later versions of V8 count only what was used already as its size. */
function youngHalf(): number {
  const { getHeapSpaceStatistics } = builtinModule('node:v8') as typeof v8;
  const space = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space');
  return space ? space.space_used_size + space.space_available_size : youngHalfBytes;
}

/**
 * Keeps V8 from making objects of kinds that lived for long so far in the part of the heap for old objects, to be called where little of an input is kept: what dies there
 * keeps alive what it leads to, so that nothing would be freed. To be followed by `inputIsRead`.
 */
export function expectGarbage(): void {
  setFlag('allocation-site-pretenuring', false);
}

/** Lets V8 search for garbage, and place objects, as it does by itself. */
export function inputIsRead(): void {
  isReading = false;
  for (const name of ['allocation-site-pretenuring', 'heap-growing-percent'] as const) {
    if (setFlags.has(name)) setFlag(name, ownFlags[name]);
  }
}

/** Calls `work` under V8's own flags: only then does it accept code that it compiled earlier. */
export function underOwnFlags<T>(work: () => T): T {
  const before = [...setFlags];
  for (const [name] of before) setFlag(name, ownFlags[name]);
  try {
    return work();
  } finally {
    for (const [name, value] of before) setFlag(name, value);
  }
}

type Flag = keyof typeof ownFlags;
type FlagValue = number | boolean;

/** The flags that are set to other values than V8's own. The launcher of a bundle has a copy of this module, which shares them with that in the bundle. */
const setFlags = ((globalThis as { ttmlirFlags?: Map<Flag, FlagValue> }).ttmlirFlags ??= new Map<Flag, FlagValue>());

function setFlag(name: Flag, value: FlagValue): void {
  if (value === ownFlags[name]) setFlags.delete(name);
  else setFlags.set(name, value);
  const text = typeof value === 'number' ? `--${name}=${value}` : value ? `--${name}` : `--no-${name}`;
  (builtinModule('node:v8') as typeof v8).setFlagsFromString(text);
}

/** Whether this is Node 20, whose V8 has nothing between its baseline compiler and the one for speed. */
const hasTwoCompilers = parseInt(process.versions.node) < 22;
