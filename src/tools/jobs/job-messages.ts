/** What a job process is sent: a job, or that there are no more. */
export type JobRequest<Job> =
  | {
      readonly kind: 'job';
      readonly job: Job;
      /** Text that the process writes to both of its standard streams when the job is done; see `MarkedOutput`. */
      readonly endMark: string;
    }
  | { readonly kind: 'end' };

/** What a job process says: that it has started, and then what became of each job; after a fault it ends. */
export type JobReply<Result> =
  | { readonly kind: 'ready' }
  | { readonly kind: 'result'; readonly result: Result }
  | { readonly kind: 'fault'; readonly message: string };
