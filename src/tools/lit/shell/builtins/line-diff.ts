/** A run of lines that is the same in both texts, or differs; ends are exclusive, lines count from 0. */
export interface LineEdit {
  readonly startA: number;
  readonly endA: number;
  readonly startB: number;
  readonly endB: number;
}

/** Beyond this many differing lines the texts are reported as wholly different: the search takes quadratic time. */
const maxEdits = 1000;

/**
 * Returns the shortest list of places where the lines differ, in order.
 * Source: E. W. Myers, An O(ND) Difference Algorithm and Its Variations, 1986.
 */
export function diffLines(a: readonly string[], b: readonly string[]): LineEdit[] {
  let prefix = 0;
  while (prefix < a.length && prefix < b.length && a[prefix] === b[prefix]) prefix++;
  let suffix = 0;
  while (suffix < Math.min(a.length, b.length) - prefix && a[a.length - 1 - suffix] === b[b.length - 1 - suffix]) {
    suffix++;
  }
  const middle = shortestEdits(a.slice(prefix, a.length - suffix), b.slice(prefix, b.length - suffix));
  return middle.map(({ startA, endA, startB, endB }) => ({
    startA: startA + prefix,
    endA: endA + prefix,
    startB: startB + prefix,
    endB: endB + prefix,
  }));
}

function shortestEdits(a: readonly string[], b: readonly string[]): LineEdit[] {
  if (a.length === 0 && b.length === 0) return [];
  // furthest[k]: how far into `a` a path on diagonal k (= x - y) gets with so many edits; kept for every number of edits.
  const history: Map<number, number>[] = [];
  let furthest = new Map([[1, 0]]);
  for (let edits = 0; edits <= Math.min(a.length + b.length, maxEdits); edits++) {
    history.push(furthest);
    furthest = new Map(furthest);
    for (let k = -edits; k <= edits; k += 2) {
      const down = k === -edits || (k !== edits && furthest.get(k - 1)! < furthest.get(k + 1)!);
      let x = down ? furthest.get(k + 1)! : furthest.get(k - 1)! + 1;
      while (x < a.length && x - k < b.length && a[x] === b[x - k]) x++;
      furthest.set(k, x);
      if (x >= a.length && x - k >= b.length) return backtrack(history, a.length, b.length);
    }
  }
  return [{ startA: 0, endA: a.length, startB: 0, endB: b.length }];
}

/** Follows the path back to its start and gathers neighbouring edits. */
function backtrack(history: readonly Map<number, number>[], lengthA: number, lengthB: number): LineEdit[] {
  const edits: LineEdit[] = [];
  let x = lengthA;
  let y = lengthB;
  for (let d = history.length - 1; d > 0; d--) {
    const furthest = history[d]!;
    const k = x - y;
    const down = k === -d || (k !== d && furthest.get(k - 1)! < furthest.get(k + 1)!);
    const previousK = down ? k + 1 : k - 1;
    const previousX = furthest.get(previousK)!;
    const previousY = previousX - previousK;
    // The single edit goes from (previousX, previousY); equal lines follow it up to (x, y).
    const edit = down
      ? { startA: previousX, endA: previousX, startB: previousY, endB: previousY + 1 }
      : { startA: previousX, endA: previousX + 1, startB: previousY, endB: previousY };
    const next = edits[0];
    if (next !== undefined && next.startA === edit.endA && next.startB === edit.endB) {
      edits[0] = { ...next, startA: edit.startA, startB: edit.startB };
    } else {
      edits.unshift(edit);
    }
    x = previousX;
    y = previousY;
  }
  return edits;
}
