/** The elements (scalars or tiles) that follow one another in a DRAM channel before the next channel's turn. */
export const dramPageElements = 8192;

/** A place in the DRAM of a chip, counted in elements from the start of the tensor's part of the channel. */
export interface DramPlace {
  readonly channel: number;
  readonly offset: number;
}

/**
 * Returns where an element of the shards of a chip is that follow one another in DRAM, by pages that go round the channels. With 12 channels element 8200 is the ninth
 * of channel 1, element 98304 behind the first page of channel 0. Source: facts, section 4.5. Differs: a page of the next round
 * begins behind the one before, where the offset of tt-mlir's dramMap overlaps it (appendix C, row 2).
 */
export function dramPlace(position: number, numChannels: number): DramPlace {
  const inPage = position % dramPageElements;
  const page = (position - inPage) / dramPageElements;
  return { channel: page % numChannels, offset: Math.floor(page / numChannels) * dramPageElements + inPage };
}

/** Returns the element at a place; see dramPlace. */
export function positionInDram({ channel, offset }: DramPlace, numChannels: number): number {
  const inPage = offset % dramPageElements;
  return ((offset - inPage) / dramPageElements) * numChannels * dramPageElements + channel * dramPageElements + inPage;
}

/** Returns the elements that the fullest channel holds when the last element is before position `end`. */
export function dramExtent(end: number, numChannels: number): number {
  if (end === 0) return 0;
  const last = dramPlace(end - 1, numChannels).offset + 1;
  // The page before the last one is full.
  const fullPages = Math.floor((end - 1) / dramPageElements);
  return fullPages === 0 ? last : Math.max(last, dramPlace(fullPages * dramPageElements - 1, numChannels).offset + 1);
}
