/** A process of the fuzzer: checks batches of inputs. */
import { serveJobs } from '../../src/tools/jobs/serve-jobs.ts';
import { runBatch, type Batch, type BatchResult } from './batch.ts';

serveJobs((batch: Batch): Promise<BatchResult> => Promise.resolve(runBatch(batch)));
