import { cbPortEnum } from '../../dialects/ttkernel/generated/ttkernel-enums.gen.ts';
import { type CBType } from '../../dialects/ttkernel/generated/ttkernel-types.gen.ts';
import { invariant } from '../../support/invariant.ts';

const portNumbers: ReadonlyMap<string, number> = new Map(cbPortEnum.cases.map((each) => [each.str, each.value]));

/** Returns the number of the port that a circular buffer type names. */
export function portNumber(type: CBType): number {
  const port = portNumbers.get(type.port);
  invariant(port !== undefined, `no circular buffer port '${type.port}'`);
  return port;
}
