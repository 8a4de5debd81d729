import type { Config } from '../../config.ts'
import type { AccountType, User } from '../../models/user.ts'
import { deviceName } from '../../platform/auth/device-name.ts'
import { type Occasion, on, type Subscription } from '../../platform/events/subscriber.ts'
import { speaking } from '../../platform/language/language.ts'
import { writtenMoment } from '../../platform/language/written.ts'
import { layOutMail } from '../../platform/mail/layout.ts'
import { senderOf } from '../../platform/mail/sender.ts'
import { accountDeleted } from '../account-deletion/events.ts'
import { adminCreated } from '../accounts/events.ts'
import { passwordChanged, passwordReset } from '../auth/events.ts'
import { addressOf, hello } from '../auth/greeting-service.ts'
import { customerCreated } from '../customers/events.ts'
import { sendMail } from '../mail/service.ts'
import { emailChanged } from '../profile/events.ts'
import { text } from './account-text.ts'

type Links = Pick<Config, 'publicUrl'>
type Recipient = Pick<User, 'name' | 'email' | 'language'>
type Account = Recipient & { accountType: AccountType }

interface Letter {
  subject: string
  title: string
  paragraphs: readonly string[]
  button?: { label: string; path: string }
  closing?: readonly string[]
}

/** Mails about changes to the user's own account; nobody can turn them off. Codes are mailed by `auth`. */
export function accountMails(links: Links): Subscription[] {
  const mail = (occasion: Occasion, to: Recipient, write: () => Letter) =>
    speaking(to.language, () => mailTo(occasion, to, write(), links))
  const tellPasswordChanged = (occasion: Occasion, { user }: { user: Account }) =>
    mail(occasion, user, () => passwordChangedLetter(user, occasion))
  const tellAccountMade = (occasion: Occasion, { user }: { user: Account }) =>
    mail(occasion, user, () => accountMadeLetter(user, occasion))

  return [
    on(passwordChanged, tellPasswordChanged),
    on(passwordReset, tellPasswordChanged),
    // Sent to the old address.
    on(emailChanged, (occasion, { user, from }) =>
      mail(occasion, { ...user, email: from }, () => emailChangedLetter(occasion)),
    ),
    on(customerCreated, tellAccountMade),
    on(adminCreated, tellAccountMade),
    on(accountDeleted, async (occasion, { user }) => {
      // Not to unverified addresses: a stranger may have signed up with them.
      if (user.isVerified) await mail(occasion, user, () => farewellLetter(occasion))
    }),
  ]
}

/** The time and the device. */
function passwordChangedLetter(to: Account, occasion: Occasion): Letter {
  const { subject, title, explain, wasYou, wasNotYou, button } = text.passwordChanged
  return {
    subject: subject(occasion.provider.name),
    title,
    paragraphs: [explain(occasion.provider.name), whenAndWhere(occasion), wasYou, wasNotYou],
    button: { label: button, path: pageFor('/forgot-password', to) },
  }
}

function emailChangedLetter(occasion: Occasion): Letter {
  const { subject, title, explain, wasYou, wasNotYou } = text.emailChanged
  return {
    subject: subject(occasion.provider.name),
    title,
    paragraphs: [explain(occasion.provider.name), whenAndWhere(occasion), wasYou, wasNotYou],
  }
}

function farewellLetter({ provider }: Occasion): Letter {
  const { subject, title, explain, farewell, wasNotYou } = text.accountDeleted
  return { subject: subject(provider.name), title, paragraphs: [explain(provider.name), farewell, wasNotYou] }
}

/** An admin created an account. The mail never contains the password: the admin passes it on. */
function accountMadeLetter(to: Account, { provider }: Occasion): Letter {
  const { subject, title, explain, signIn, asSupplier, button, noPassword, notYours } = text.accountCreated
  return {
    subject: subject(provider.name),
    title,
    paragraphs: [explain(provider.name), signIn(to.email), ...(to.accountType === 'supplier' ? [asSupplier] : [])],
    button: { label: button, path: pageFor('/', to) },
    closing: [noPassword, notYours],
  }
}

/** A page whose address names no account. */
function pageFor(page: string, { email, accountType }: Account): string {
  return `${page}?${new URLSearchParams({ email, role: accountType === 'supplier' ? 'supplier' : 'customer' })}`
}

async function mailTo(
  occasion: Occasion,
  to: Recipient,
  { subject, title, paragraphs, button, closing }: Letter,
  { publicUrl }: Links,
): Promise<void> {
  const laidOut = layOutMail({
    sender: senderOf(occasion.provider),
    title,
    paragraphs: [hello(to.name), ...paragraphs],
    ...(button && { button: { label: button.label, url: `${publicUrl}${button.path}` } }),
    ...(closing && { closing }),
    footer: text.footer(occasion.provider.name),
  })
  await sendMail(occasion, { to: addressOf(to), subject, ...laidOut })
}

function whenAndWhere({ now, request, provider }: Occasion): string {
  const moment = writtenMoment(now, provider.timeZone, 'short')
  return `${text.when(moment)}\n${text.device(deviceName(request?.userAgent ?? ''))}`
}
