import { defineJob, type Job, type JobDefinition } from '../jobs/job.ts'

/** The purpose of a mail, as shown in the list of failed mails. */
export type MailPurpose = 'registration' | 'password_reset' | 'email_change' | 'invitation' | 'notice'

/** How long a mail is retried: nobody waits longer for a code, and news is stale after two days. */
const worth = {
  code: { hours: 1, retryLimit: 30, retryDelayMax: 10 * 60 },
  notice: { hours: 48, retryLimit: 120, retryDelayMax: 3600 },
} as const

/** A job that sends mails, with how long it is retried. */
export interface MailJob<T extends object> extends Job<T> {
  worthMs: number
}

const declared = new Map<string, Job<object>>()

/**
 * Declares a job that sends mails. A mail server that defers it (greylisting) or cannot be reached is tried again with
 * growing pauses, for as long as the mail is useful; see `mailWorker`.
 */
export function defineMailJob<T extends object>(definition: JobDefinition<T>, kind: keyof typeof worth): MailJob<T> {
  const { hours, retryLimit, retryDelayMax } = worth[kind]
  const job = defineJob<T>({ ...definition, retryLimit, retryDelay: 15, retryDelayMax })
  // Payloads queued under this name are checked by the job's schema.
  declared.set(job.name, job as unknown as Job<object>)
  return { ...job, worthMs: hours * 3600 * 1000 }
}

/** The job with a name, to queue it again unchanged. */
export function mailJobNamed(name: string): Job<object> | undefined {
  return declared.get(name)
}
