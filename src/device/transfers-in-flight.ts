/** A range of memory that a NoC transaction reads or writes until its barrier. */
interface Transfer {
  from: number;
  to: number;
  /** True when the transaction writes this memory, false when it reads it. */
  readonly incoming: boolean;
  /** Whose barrier ends it: a thread's reads or its writes, compared by identity. */
  readonly owner: object;
}

/** A tile that is read row by row is a range for each face at a time. */
const facesOfTile = 4;

/**
 * The ranges of one memory that transactions without a barrier yet still use. Data counts as present only from the barrier on, and the
 * source of a write must stay unchanged until then. Neighbouring ranges of one owner are joined, so the list stays short.
 */
export class TransfersInFlight {
  private readonly transfers: Transfer[] = [];

  /** Records that `owner` has begun to write (incoming) or read [from, to). */
  add(from: number, to: number, incoming: boolean, owner: object): void {
    const { transfers } = this;
    for (let i = transfers.length - 1, end = Math.max(0, transfers.length - facesOfTile); i >= end; i--) {
      const transfer = transfers[i]!;
      if (transfer.to !== from || transfer.incoming !== incoming || transfer.owner !== owner) continue;
      transfer.to = to;
      return;
    }
    transfers.push({ from, to, incoming, owner });
  }

  /** Forgets the transfers of `owner`: its barrier was passed. */
  complete(owner: object): void {
    const { transfers } = this;
    let kept = 0;
    for (const transfer of transfers) if (transfer.owner !== owner) transfers[kept++] = transfer;
    transfers.length = kept;
  }

  /** Tells whether a transfer in flight writes a byte of [from, to). */
  writes(from: number, to: number): boolean {
    for (const transfer of this.transfers)
      if (transfer.incoming && from < transfer.to && transfer.from < to) return true;
    return false;
  }

  /** Tells whether a transfer in flight reads a byte of [from, to). */
  reads(from: number, to: number): boolean {
    for (const transfer of this.transfers) {
      if (!transfer.incoming && from < transfer.to && transfer.from < to) return true;
    }
    return false;
  }

  /** Whether nothing is in flight. */
  get isEmpty(): boolean {
    return this.transfers.length === 0;
  }

  /** Forgets everything, when a program ends or fails. */
  clear(): void {
    this.transfers.length = 0;
  }
}
