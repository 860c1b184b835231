/** One case of an enum; bit enums give a group by the bits of its members. */
export interface EnumCase {
  readonly symbol: string;
  readonly value: number;
  /** The keyword in the text. */
  readonly str: string;
}

/** An enum of a dialect. Plain enums are strings in TypeScript (the keyword), bit enums are numbers. */
export interface EnumSpec {
  readonly name: string;
  /** The C++ type in messages, e.g. `::mlir::tt::MemorySpace`. */
  readonly cppType: string;
  readonly bits?: true;
  /** Between the keywords of a bit enum. */
  readonly separator?: string;
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
 * Returns the keywords of every case, bit or group, whose bits are all set, in the order of the spec: that is how ODS prints
 * bit enums without `printBitEnumPrimaryGroups`.
 */
export function stringifyBits(spec: EnumSpec, bits: number): string {
  const names = spec.cases.filter(({ value }) => (value === 0 ? bits === 0 : (bits & value) === value));
  return names.map(({ str }) => str).join(spec.separator ?? '|');
}
