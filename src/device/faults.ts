/** What went wrong on the device. Silicon corrupts data, hangs or stays silent in all of these cases. */
export type DeviceFaultKind =
  | 'deadlock'
  | 'out-of-bounds'
  | 'misaligned'
  | 'uninitialized-read'
  | 'missing-barrier'
  | 'use-after-free'
  | 'race'
  | 'circular-buffer'
  | 'dst-protocol'
  | 'noc'
  | 'unsupported'
  | 'out-of-memory';

/** Where a fault happened. Slots are filled from the inside out: memory knows none, the scheduler core and kernel, the interpreter the op. */
export interface FaultSite {
  readonly chip?: number | undefined;
  /** Logical coordinates of the core. */
  readonly core?: { readonly y: number; readonly x: number } | undefined;
  /** `noc0`, `noc1` or `compute`. */
  readonly thread?: string | undefined;
  readonly kernel?: string | undefined;
  /** The op as the user wrote or printed it, e.g. `ttkernel.noc_async_read`. */
  readonly opText?: string | undefined;
  /** The op's source location as MLIR prints it. */
  readonly location?: string | undefined;
}

/** Returns the site in words, outermost first, e.g. `chip 0, core (1, 2), noc0, kernel 'reader', op 'ttkernel.cb_push_back'`; '' for an empty site. */
export function describeSite(site: FaultSite): string {
  const parts: string[] = [];
  if (site.chip !== undefined) parts.push(`chip ${site.chip}`);
  if (site.core !== undefined) parts.push(`core (${site.core.y}, ${site.core.x})`);
  if (site.thread !== undefined) parts.push(site.thread);
  if (site.kernel !== undefined) parts.push(`kernel '${site.kernel}'`);
  if (site.opText !== undefined) parts.push(`op '${site.opText}'`);
  if (site.location !== undefined) parts.push(`at ${site.location}`);
  return parts.join(', ');
}

/** A mistake of the program that runs on the device (not of this code), with everything that is known about its place. */
export class DeviceFault extends Error {
  override readonly name = 'DeviceFault';
  readonly kind: DeviceFaultKind;
  /** The text without the site. */
  readonly detail: string;
  readonly site: FaultSite;

  constructor(kind: DeviceFaultKind, detail: string, site: FaultSite = {}) {
    const where = describeSite(site);
    super(where === '' ? `${kind}: ${detail}` : `${kind}: ${where}: ${detail}`);
    this.kind = kind;
    this.detail = detail;
    this.site = site;
  }

  /** Returns this fault with the slots that are still empty taken from `site`; known slots stay. */
  within(site: FaultSite): DeviceFault {
    const known = Object.fromEntries(Object.entries(this.site).filter(([, value]) => value !== undefined));
    return new DeviceFault(this.kind, this.detail, { ...site, ...known });
  }
}

/** Returns an address or size in the form used by all fault texts: decimal, then hexadecimal. */
export function formatAddress(address: number): string {
  return address < 0 ? String(address) : `${address} (0x${address.toString(16)})`;
}
