import { type CoreCoord } from '../../device/chip-description.ts';
import { type DeviceTensor } from '../tensors/device-tensor.ts';

/**
 * All that the kernels of a program are made from besides the code that builds them. Programs of equal inputs share kernels, whatever the addresses of their
 * tensors are: these are runtime arguments, behind the others.
 */
export interface KernelInputs {
  readonly tensors: readonly DeviceTensor[];
  /** Numbers, texts, and arrays and plain objects of them. */
  readonly parameters?: readonly unknown[];
}

/** Returns the number of the first tensor at the place of the given one, or of what was derived from it; -1 for none. */
export function tensorNumber({ tensors }: KernelInputs, { address, memory }: DeviceTensor): number {
  return tensors.findIndex((each) => each.address === address && each.memory === memory);
}

/** Returns what is equal for equal inputs: everything but addresses, of which it only tells which are the same. */
export function keyOfInputs(inputs: KernelInputs): string {
  const { tensors, parameters } = inputs;
  const plans = tensors.map((tensor) => {
    const { cores, shards } = tensor;
    const sharded = shards && { ...shards, cores: placesOf(shards.cores) };
    return { ...tensor, address: tensorNumber(inputs, tensor), cores: placesOf(cores), shards: sharded };
  });
  return textOf([plans, parameters]);
}

/** The places of cores as texts: tensors of one layout have their cores in common. */
const knownPlaces = new WeakMap<readonly CoreCoord[], string>();

/** Returns the places of cores as a text, which takes less time to make than that of the objects. There may be more to a core than its place. */
function placesOf(cores: readonly CoreCoord[]): string {
  let places = knownPlaces.get(cores);
  if (places === undefined) knownPlaces.set(cores, (places = cores.map(({ y, x }) => `${y},${x}`).join(' ')));
  return places;
}

/** Returns a text that values have in common only when they are equal. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(textOf).join()}]`;
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? '-0' : String(value);
  return `{${Object.entries(value)
    .map(([key, each]) => `${key}:${textOf(each)}`)
    .join()}}`;
}
