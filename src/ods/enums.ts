/** One case of an enum; bit enums give a group by the bits of its members. */
export interface EnumCase {
  readonly symbol: string;
  readonly value: number;
  /** The keyword in the text. */
  readonly str: string;
  /** Upstream does not have it: it is accepted, and messages do not list it. */
  readonly isExtension?: true;
}

/** An enum of a dialect. Plain enums are strings in TypeScript (the keyword), bit enums are numbers. */
export interface EnumSpec {
  readonly name: string;
  /** The C++ type in messages, e.g. `::mlir::tt::MemorySpace`. */
  readonly cppType: string;
  /** What it is called in messages. */
  readonly summary: string;
  readonly bits?: true;
  /** An attribute of it is written and read as a parameter of other attributes is, and bits are not in quotes; no EnumAttrInfo of ODS. */
  readonly isField?: true;
  /** Between the keywords of a bit enum. */
  readonly separator?: string;
  /** A complete group is printed in place of its bits (`printBitEnumPrimaryGroups` in ODS). */
  readonly primaryGroups?: true;
  readonly cases: readonly EnumCase[];
}

/** Returns the case with that keyword. */
export function symbolizeEnum(spec: EnumSpec, keyword: string): EnumCase | undefined {
  return spec.cases.find((candidate) => candidate.str === keyword);
}

/** Returns the number that stands for a plain enum value in binaries and integer attributes. */
export function enumNumber(spec: EnumSpec, keyword: string): number {
  return symbolizeEnum(spec, keyword)!.value;
}

/** Returns the keyword of the case with that number. */
export function enumKeyword(spec: EnumSpec, value: number): string | undefined {
  return spec.cases.find((candidate) => candidate.value === value)?.str;
}

/**
 * Returns the keywords of every case, bit or group, whose bits are all set, in the order of the spec. With primary groups,
 * complete groups come first and take their bits away. Source: EnumsGen.cpp of mlir-tblgen.
 */
export function stringifyBits(spec: EnumSpec, bits: number): string {
  const isSet = ({ value }: EnumCase, within: number): boolean =>
    value === 0 ? bits === 0 : (within & value) === value;
  if (!spec.primaryGroups)
    return joined(
      spec,
      spec.cases.filter((candidate) => isSet(candidate, bits)),
    );
  const isGroup = ({ value }: EnumCase): boolean => (value & (value - 1)) !== 0;
  let rest = bits;
  const found: EnumCase[] = [];
  for (const candidate of [...spec.cases.filter(isGroup), ...spec.cases.filter((other) => !isGroup(other))]) {
    if (!isSet(candidate, rest)) continue;
    found.push(candidate);
    rest &= ~candidate.value;
  }
  return joined(spec, found);
}

function joined(spec: EnumSpec, cases: readonly EnumCase[]): string {
  return cases.map(({ str }) => str).join(spec.separator ?? '|');
}
