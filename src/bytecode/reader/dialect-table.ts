import { type Context } from '../../ir/context.ts';
import { isKnownDialect } from '../../ir/foreign-dialects.ts';
import { BytecodeError } from '../bytecode-error.ts';
import { type VarInt } from '../encoding.ts';
import { versions } from '../encoding.ts';
import { ByteReader } from './byte-reader.ts';
import { type StringTable } from './string-table.ts';

/** The name of an operation, and whether the writer knew its definition. */
export interface OperationName {
  readonly name: string;
  readonly wasRegistered: boolean;
}

/** A dialect of a file. */
export class FileDialect {
  readonly name: string;
  #isKnown: boolean | undefined;

  constructor(name: string) {
    this.name = name;
  }

  /** Throws BytecodeError for an unknown dialect, unless those are allowed. */
  check(context: Context): void {
    this.#isKnown ??= context.allowUnregisteredDialects || isKnownDialect(this.name, context);
    if (this.#isKnown) return;
    throw new BytecodeError(
      `dialect '${this.name}' is unknown. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used.`,
    );
  }
}

/** The dialects and names of operations of a file. */
export class DialectTable {
  readonly #context: Context;
  readonly #dialects: FileDialect[] = [];
  readonly #names: { readonly dialect: FileDialect; readonly operation: OperationName }[] = [];

  /** Reads the section. */
  constructor(data: Uint8Array, version: number, strings: StringTable, context: Context) {
    this.#context = context;
    const reader = new ByteReader(data);
    const count = reader.varInt();
    for (let i = 0; i < count; i++) this.#dialects.push(new FileDialect(readDialectName(reader, version, strings)));
    if (version >= versions.elidedUnknownLocations) reader.varInt();
    while (reader.left > 0) {
      this.readGroup(reader, (dialect) => {
        const { value, flag } =
          version < versions.nativeProperties ? { value: reader.varInt(), flag: false } : reader.varIntWithFlag();
        const mnemonic = strings.at(value);
        const name = mnemonic === '' ? dialect.name : `${dialect.name}.${mnemonic}`;
        this.#names.push({ dialect, operation: { name, wasRegistered: flag } });
      });
    }
  }

  /** Reads a dialect, and of it so many things as stand in front of them. */
  readGroup(reader: ByteReader, readOne: (dialect: FileDialect) => void): void {
    const dialect = this.at(reader.varInt());
    const count = reader.varInt();
    for (let i = 0; i < count; i++) readOne(dialect);
  }

  at(index: VarInt): FileDialect {
    if (index >= this.#dialects.length) throw new BytecodeError(`invalid dialect index: ${index}`);
    return this.#dialects[Number(index)]!;
  }

  /** Reads the number of an operation's name. */
  operationName(reader: ByteReader): OperationName {
    const index = reader.varInt();
    if (index >= this.#names.length) throw new BytecodeError(`invalid operation name index: ${index}`);
    const { dialect, operation } = this.#names[Number(index)]!;
    dialect.check(this.#context);
    return operation;
  }
}

/** Reads the name of a dialect and skips its version: this project's dialects have none. */
function readDialectName(reader: ByteReader, version: number, strings: StringTable): string {
  if (version < versions.dialectVersions) return strings.read(reader);
  const { value, flag: hasVersion } = reader.varIntWithFlag();
  const name = strings.at(value);
  if (!hasVersion) return name;
  const { name: section } = reader.section();
  if (section !== 'DialectVersions') throw new BytecodeError('expected dialect version section');
  return name;
}
