/** How data is copied between memory that is slow and memory that is fast. */
export interface CopyOptions {
  /** Whether transfers are started and waited for, instead of loops that copy element by element. */
  readonly generatesDma: boolean;
  readonly slowSpace: number;
  readonly fastSpace: number;
  /** Where tags of transfers are. */
  readonly tagSpace: number;
  /** How many bytes the fast memory has; undefined where there is no end of it. */
  readonly capacityBytes: bigint | undefined;
}
