import { type FileResources, type ResourceBlob, type ResourceValue } from '../../ir/resources.ts';
import { hexDigits } from '../../support/hex.ts';
import { keywordOrString, quoted } from './identifiers.ts';

/** The entries that one dialect or tool has in a section. */
interface Group {
  readonly name: string;
  readonly entries: Iterable<readonly [string, ResourceValue]>;
}

/**
 * Returns the metadata of a file with a line feed in front, empty when there is none. Of the blobs of attributes those in `used` are
 * printed, in this order. Entries whose text is longer than `elideIfLarger` characters are left out.
 * Source: printFileMetadataDictionary of mlir/lib/IR/AsmPrinter.cpp.
 */
export function fileMetadataText(resources: FileResources, used: Iterable<string>, elideIfLarger?: number): string {
  let hadEntries = false;
  const groupText = ({ name, entries }: Group): string[] => {
    const lines: string[] = [];
    for (const [key, value] of entries) {
      hadEntries = true;
      if (elideIfLarger === 0) continue;
      const text = valueText(value);
      if (elideIfLarger !== undefined && text.length > elideIfLarger) continue;
      lines.push(`      ${keywordOrString(key)}: ${text}`);
    }
    return lines.length === 0 ? [] : [`    ${name}: {\n${lines.join(',\n')}\n    }`];
  };
  const sectionText = (name: string, groups: readonly Group[]): string[] => {
    const texts = groups.flatMap(groupText);
    return texts.length === 0 ? [] : [`  ${name}_resources: {\n${texts.join(',\n')}\n  }`];
  };
  const sections = [
    ...sectionText('dialect', [{ name: 'builtin', entries: usedBlobs(resources, used) }]),
    ...sectionText(
      'external',
      [...resources.external].map(([name, entries]) => ({ name, entries })),
    ),
  ];
  return hadEntries ? `\n{-#\n${sections.join(',\n')}\n#-}\n` : '';
}

function usedBlobs(resources: FileResources, used: Iterable<string>): [string, ResourceBlob][] {
  const blobs: [string, ResourceBlob][] = [];
  for (const key of used) {
    const blob = resources.builtin.get(key);
    if (blob) blobs.push([key, blob]);
  }
  return blobs;
}

function valueText(value: ResourceValue): string {
  switch (value.kind) {
    case 'bool':
      return String(value.value);
    case 'string':
      return quoted(value.value);
    case 'blob': {
      const alignment = new Uint8Array(4);
      new DataView(alignment.buffer).setUint32(0, value.alignmentBytes, true);
      return `"0x${hexDigits(alignment)}${hexDigits(value.data)}"`;
    }
  }
}
