/** A range of memory that a NoC transaction reads or writes until its barrier. */
interface Transfer {
  from: number;
  to: number;
  /** True when the transaction writes this memory, false when it reads it. */
  incoming: boolean;
  /** Whose barrier ends it: a thread's reads or its writes, compared by identity. */
  owner: object;
}

/** A tile that is read row by row is a range for each face at a time. */
const facesOfTile = 4;

/**
 * The ranges of one memory that transactions without a barrier yet still use. Data counts as present only from the barrier on, and the
 * source of a write must stay unchanged until then. Neighbouring ranges of one owner are joined, so the list stays short.
 */
export class TransfersInFlight {
  /** Those in flight, and behind them old ones, which the next ones take the place of. */
  private readonly transfers: Transfer[] = [];
  private count = 0;

  /** Records that `owner` has begun to write (incoming) or read [from, to). */
  add(from: number, to: number, incoming: boolean, owner: object): void {
    const { transfers, count } = this;
    for (let i = count - 1, end = Math.max(0, count - facesOfTile); i >= end; i--) {
      const transfer = transfers[i]!;
      if (transfer.to !== from || transfer.incoming !== incoming || transfer.owner !== owner) continue;
      transfer.to = to;
      return;
    }
    this.count = count + 1;
    const old = transfers[count];
    if (old === undefined) {
      transfers.push({ from, to, incoming, owner });
      return;
    }
    old.from = from;
    old.to = to;
    old.incoming = incoming;
    old.owner = owner;
  }

  /** Forgets the transfers of `owner`: its barrier was passed. */
  complete(owner: object): void {
    const { transfers, count } = this;
    let kept = 0;
    for (let i = 0; i < count; i++) {
      const transfer = transfers[i]!;
      if (transfer.owner === owner) continue;
      transfers[i] = transfers[kept]!;
      transfers[kept++] = transfer;
    }
    this.count = kept;
  }

  /** Tells whether a transfer in flight writes a byte of [from, to). */
  writes(from: number, to: number): boolean {
    return this.touches(from, to, true);
  }

  /** Tells whether a transfer in flight reads a byte of [from, to). */
  reads(from: number, to: number): boolean {
    return this.touches(from, to, false);
  }

  /** Whether nothing is in flight. */
  get isEmpty(): boolean {
    return this.count === 0;
  }

  /** Forgets everything, when a program ends or fails. */
  clear(): void {
    this.count = 0;
  }

  private touches(from: number, to: number, incoming: boolean): boolean {
    const { transfers, count } = this;
    for (let i = 0; i < count; i++) {
      const transfer = transfers[i]!;
      if (transfer.incoming === incoming && from < transfer.to && transfer.from < to) return true;
    }
    return false;
  }
}
