/** What a job process is sent: a job, or that there are no more. */
export type JobRequest<Job> = { readonly kind: 'job'; readonly job: Job } | { readonly kind: 'end' };

/** What a job process answers; after a fault it ends. */
export type JobReply<Result> =
  { readonly kind: 'result'; readonly result: Result } | { readonly kind: 'fault'; readonly message: string };
