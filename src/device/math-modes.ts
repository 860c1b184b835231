import { type ComputeConfig } from './compute-config.ts';
import { type ElementFormat } from './formats/element-format.ts';
import { type MathFidelity, type SourcePrecision, usesPlainProduct } from './tile-math/fidelity.ts';
import { type DstFormat, type MathMode } from './tile-math/tile-math.ts';

/** How math works by Dst format, for stepwise and plain products. */
type Modes = Readonly<Record<DstFormat, readonly [MathMode, MathMode]>>;

function modes(fidelity: MathFidelity): Modes {
  const pair = (dst: DstFormat): [MathMode, MathMode] => [
    { fidelity, plainProduct: false, dst },
    { fidelity, plainProduct: true, dst },
  ];
  return { f32: pair('f32'), bf16: pair('bf16'), f16: pair('f16'), u32: pair('u32'), si32: pair('si32') };
}

const modesOf: Readonly<Record<MathFidelity, Modes>> = {
  lofi: modes('lofi'),
  hifi2: modes('hifi2'),
  hifi3: modes('hifi3'),
  hifi4: modes('hifi4'),
};

/** How the math of a kernel multiplies and how Dst rounds: what the formats of the tiles that were unpacked last choose. */
export class MathModes {
  /** The mode of the next operation. */
  current: MathMode;
  readonly precision: SourcePrecision;
  private readonly fidelity: MathFidelity;
  private readonly fp32DestAcc: boolean;
  private readonly modes: Modes;
  /** Formats of what the unpackers brought last; undefined before, and after a typecast. */
  private in0Format: ElementFormat | undefined;
  private in1Format: ElementFormat | undefined;

  constructor({ mathFidelity, fp32DestAcc, sourcePrecision = 'full' }: ComputeConfig) {
    this.precision = sourcePrecision;
    this.fidelity = mathFidelity;
    this.fp32DestAcc = fp32DestAcc;
    this.modes = modesOf[mathFidelity];
    this.current = this.modes[fp32DestAcc ? 'f32' : 'bf16'][0];
  }

  /** How datums move without being rounded. */
  get unchanged(): MathMode {
    return this.modes.f32[1];
  }

  /** Chooses by the formats of two tiles that are unpacked; a copy has one twice. */
  useFormats(in0: ElementFormat, in1: ElementFormat): void {
    if (in0 === this.in0Format && in1 === this.in1Format) return;
    this.in0Format = in0;
    this.in1Format = in1;
    const floats = this.fp32DestAcc ? 'f32' : in0.family === 'a' ? 'f16' : 'bf16';
    const dst: DstFormat = in0.kind === 'integer' ? (in0.isSigned ? 'si32' : 'u32') : floats;
    const plain = usesPlainProduct(this.fidelity, this.precision, in0, in1);
    this.current = this.modes[dst][plain ? 1 : 0];
  }

  /** Chooses floats or integers, whatever was unpacked, until the next tile is. */
  useDatums(kind: 'f32' | 'u32'): void {
    this.current = this.modes[kind === 'u32' ? 'u32' : this.fp32DestAcc ? 'f32' : 'bf16'][0];
    this.in0Format = undefined;
  }
}
