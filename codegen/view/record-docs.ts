import { type RecordModel } from '../resolve/model.ts';
import { type TableView } from './markdown.ts';

/** One record of the reference. */
export interface RecordDocs {
  readonly title: string;
  readonly summary: string;
  /** The summary as a line below the title; empty without one. */
  readonly lead: string;
  readonly description: string;
  readonly syntax: readonly string[];
  readonly notes: readonly string[];
  readonly tables: readonly TableView[];
}

/** Returns the reference of a record with nothing but what every record has. */
export function recordDocs(record: Pick<RecordModel, 'summary' | 'description'>, title: string): RecordDocs {
  const { summary } = record;
  const lead = summary === '' ? '' : `_${summary}_`;
  return { title, summary, lead, description: record.description.trim(), syntax: [], notes: [], tables: [] };
}
