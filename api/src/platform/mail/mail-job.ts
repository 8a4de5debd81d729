import { defineJob, type Job, type JobDefinition } from '../jobs/job.ts'

/** What a mail is for, as the list of failed mails says. */
export type MailPurpose = 'registration' | 'password_reset' | 'email_change' | 'invitation' | 'notice'

/** How long a mail is worth trying: nobody waits for a code longer, and news of two days ago are none. */
const worth = {
  code: { hours: 1, retryLimit: 30, retryDelayMax: 10 * 60 },
  notice: { hours: 48, retryLimit: 120, retryDelayMax: 3600 },
} as const

/** A job that sends mails, with how long its try is worth repeating. */
export interface MailJob<T extends object> extends Job<T> {
  worthMs: number
}

const declared = new Map<string, Job<object>>()

/**
 * Declares a job that sends mails. A mail server that puts it off (greylisting) or cannot be reached is asked again
 * with growing pauses, for as long as the mail is worth something; see `mailWorker`.
 */
export function defineMailJob<T extends object>(definition: JobDefinition<T>, kind: keyof typeof worth): MailJob<T> {
  const { hours, retryLimit, retryDelayMax } = worth[kind]
  const job = defineJob<T>({ ...definition, retryLimit, retryDelay: 15, retryDelayMax })
  // What is queued under this name is checked by the schema of the job.
  declared.set(job.name, job as unknown as Job<object>)
  return { ...job, worthMs: hours * 3600 * 1000 }
}

/** The job of a name, to queue it again as it was. */
export function mailJobNamed(name: string): Job<object> | undefined {
  return declared.get(name)
}
