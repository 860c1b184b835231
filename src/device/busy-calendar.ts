/** Cycles of one bucket of the calendar. */
const bucketCycles = 256;

/** How many buckets a calendar has from its first booking on. */
const firstBuckets = 64;

/** The buckets of calendars without bookings: a device has hundreds of calendars, of which a program uses few. */
const noUse = new Uint16Array(0);
const noNext = new Int32Array(0);

/**
 * When a shared resource (a port, a DRAM channel) is busy. Requests may come in any order of time, because threads are simulated one after
 * the other: each takes the first cycles left free from its start on. Time is kept in buckets of 256 cycles, whose inner order is not kept.
 */
export class BusyCalendar {
  private used = noUse;
  /** For a full bucket, a later one before which all are full. */
  private next = noNext;
  /** Behind the last bucket that was looked at. */
  private end = 0;

  /** Books `busyCycles` (a whole number) from `startCycle` on and returns the cycle at which the request is served. */
  reserve(startCycle: number, busyCycles: number): number {
    const first = Math.floor(startCycle / bucketCycles);
    const inFirst = startCycle - first * bucketCycles;
    if (first < this.end && this.next[first] === 0 && busyCycles > 0) {
      // Most requests are served by the bucket in which they start.
      const used = this.used[first]!;
      if (Math.max(used, inFirst) + busyCycles < bucketCycles) {
        this.used[first] = used + busyCycles;
        return first * bucketCycles + Math.max(used, inFirst) + busyCycles;
      }
    }
    return this.reserveFrom(first, inFirst, startCycle, busyCycles);
  }

  private reserveFrom(first: number, inFirst: number, startCycle: number, busyCycles: number): number {
    let rest = busyCycles;
    let bucket = first;
    let from = inFirst;
    let end = startCycle;
    while (rest > 0) {
      const open = this.firstOpen(bucket);
      if (open !== bucket) {
        bucket = open;
        from = 0;
      }
      const taken = Math.min(rest, bucketCycles - Math.max(this.used[bucket]!, Math.floor(from)));
      if (taken > 0) {
        this.used[bucket]! += taken;
        rest -= taken;
        end = Math.max(bucket * bucketCycles + Math.max(this.used[bucket]!, from + taken), end);
        if (this.used[bucket] === bucketCycles) this.next[bucket] = bucket + 1;
      }
      if (rest > 0) {
        bucket++;
        from = 0;
      }
    }
    return Math.max(end, startCycle + busyCycles);
  }

  /** Forgets all bookings. */
  clear(): void {
    if (this.end === 0) return;
    this.used.fill(0, 0, this.end);
    this.next.fill(0, 0, this.end);
    this.end = 0;
  }

  /** Returns the first bucket from `bucket` on that is not full. */
  private firstOpen(bucket: number): number {
    let open = bucket;
    this.grow(open);
    while (this.next[open] !== 0) {
      open = this.next[open]!;
      this.grow(open);
    }
    for (let at = bucket; at !== open;) {
      const after = this.next[at]!;
      this.next[at] = open;
      at = after;
    }
    return open;
  }

  private grow(bucket: number): void {
    if (bucket >= this.end) this.end = bucket + 1;
    if (bucket < this.used.length) return;
    const length = Math.max(firstBuckets, bucket + 1, this.used.length * 2);
    const used = new Uint16Array(length);
    used.set(this.used);
    this.used = used;
    const next = new Int32Array(length);
    next.set(this.next);
    this.next = next;
  }
}
