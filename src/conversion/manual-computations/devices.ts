import { type MeshAttr } from '../../dialects/sdy/generated/sdy-attributes.gen.ts';

/** Where a device is along axes of a mesh. */
export type Place = ReadonlyMap<string, number>;

/**
 * The devices that the body of a manual computation tells apart: one for each place along its manual axes, and those of the computations that it is in. Along
 * the other axes of the mesh all devices do the same, so one stands for them.
 */
export class Devices {
  readonly places: readonly Place[];
  readonly #sizes: ReadonlyMap<string, number>;
  /** The numbers of the devices of the mesh, those along its last axis one after the other; undefined where they are in order. */
  readonly #numbers: readonly number[] | undefined;
  readonly #positions: ReadonlyMap<number, number> | undefined;

  /** `outer` are the devices of which each does the computation, where that is in another one. Axes that no mesh has have one device. */
  constructor(
    mesh: Pick<MeshAttr, 'axes' | 'deviceIds'>,
    readonly axes: readonly string[],
    readonly outer: Devices | undefined,
  ) {
    this.#sizes = new Map(mesh.axes.map(({ name, size }) => [name, size]));
    if (mesh.deviceIds.length > 0) {
      this.#numbers = mesh.deviceIds;
      this.#positions = new Map(mesh.deviceIds.map((number, position) => [number, position]));
    }
    this.places = placesAlong(axes, this.#sizes, outer?.places ?? [new Map()]);
  }

  /** Returns how many devices there are along an axis. */
  sizeOf(axis: string): number {
    return this.#sizes.get(axis) ?? this.outer?.sizeOf(axis) ?? 1;
  }

  /** Returns the index of the device that is at `place` along the manual axes, at the beginning of those which `place` leaves out. */
  indexOf(place: Place): number {
    const { axes, outer } = this;
    return axes.reduce((index, axis) => index * this.sizeOf(axis) + (place.get(axis) ?? 0), outer?.indexOf(place) ?? 0);
  }

  /** Returns the number that programs know the device at an index by. */
  numberOf(index: number): number {
    const place = this.places[index]!;
    const position = [...this.#sizes].reduce((sum, [axis, size]) => sum * size + (place.get(axis) ?? 0), 0);
    return this.#numbers ? this.#numbers[position]! : position;
  }

  /** Returns the index of the device with a number, undefined if it has none or does not take part in this computation. */
  withNumber(number: number): number | undefined {
    let position = this.#positions ? this.#positions.get(number) : number;
    if (position === undefined) return undefined;
    const place = new Map<string, number>();
    for (const [axis, size] of [...this.#sizes].toReversed()) {
      place.set(axis, position % size);
      position = Math.floor(position / size);
    }
    if (position > 0) return undefined;
    return this.#isOnOneMesh ? this.indexOf(place) : undefined;
  }

  /** Whether a number tells devices of the computations around apart, too. */
  get #isOnOneMesh(): boolean {
    for (let { outer } = this as Devices; outer; { outer } = outer) {
      if (!outer.axes.every((axis) => this.#sizes.get(axis) === outer!.sizeOf(axis))) return false;
    }
    return true;
  }
}

/** Returns how many devices a manual computation along these axes tells apart. */
export function countDevices({ axes }: Pick<MeshAttr, 'axes'>, manualAxes: readonly string[]): number {
  return axes.reduce((count, { name, size }) => (manualAxes.includes(name) ? count * size : count), 1);
}

/** Returns the places along axes, those along the last one changing fastest, with what each of `around` says of others. */
function placesAlong(axes: readonly string[], sizes: ReadonlyMap<string, number>, around: readonly Place[]): Place[] {
  return axes.reduce<Place[]>(
    (places, axis) =>
      places.flatMap((place) => Array.from({ length: sizes.get(axis) ?? 1 }, (_, at) => new Map(place).set(axis, at))),
    [...around],
  );
}
