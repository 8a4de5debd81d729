import { type Occasion, on, type Subscriber } from '../../platform/events/subscriber.ts'
import { passwordResetRequested, userRegistered, userRegisteredAgain, verificationRequested } from './events.ts'
import { mailAccount } from './jobs.ts'

interface Registered {
  email: string
  role: 'customer' | 'supplier'
  sparingly: boolean
  browserTag: string | null
}

/** Mails codes, and tells anybody who signs up a second time that they already have an account. */
export const codeMails: Subscriber = {
  name: 'auth',
  sendsMail: true,
  subscriptions() {
    const mailRegistered = ({ enqueue }: Occasion, { email, role, sparingly, browserTag }: Registered) =>
      enqueue(mailAccount, { email, role, reason: 'registered', sparingly, browserTag })

    return [
      on(userRegistered, mailRegistered),
      on(userRegisteredAgain, mailRegistered),
      on(verificationRequested, ({ enqueue }, { email, role, browserTag }) =>
        enqueue(mailAccount, { email, role, reason: 'verification', sparingly: false, browserTag }),
      ),
      on(passwordResetRequested, ({ enqueue }, { email, role }) =>
        enqueue(mailAccount, { email, role, reason: 'reset', sparingly: false, browserTag: null }),
      ),
    ]
  },
}
