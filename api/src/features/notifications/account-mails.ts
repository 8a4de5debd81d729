import type { Config } from '../../config.ts'
import type { AccountType, User } from '../../models/user.ts'
import { deviceName } from '../../platform/auth/device-name.ts'
import { type Occasion, on, type Subscription } from '../../platform/events/subscriber.ts'
import { layOutMail } from '../../platform/mail/layout.ts'
import { accountDeleted } from '../account-deletion/events.ts'
import { adminCreated } from '../accounts/events.ts'
import { passwordChanged, passwordReset } from '../auth/events.ts'
import { addressOf, hello } from '../auth/greeting-service.ts'
import { customerCreated } from '../customers/events.ts'
import { sendMail } from '../mail/service.ts'
import { emailChanged } from '../profile/events.ts'
import { text } from './account-text.ts'

type Settings = Pick<Config, 'publicUrl' | 'businessTimeZone'>
type Recipient = Pick<User, 'name' | 'email'>
type Account = Recipient & { accountType: AccountType }

interface Letter {
  subject: string
  title: string
  paragraphs: readonly string[]
  button?: { label: string; path: string }
  closing?: readonly string[]
}

/** Mails about changes to the user's own account; nobody can turn them off. Codes are mailed by `auth`. */
export function accountMails(settings: Settings): Subscription[] {
  const mail = (occasion: Occasion, to: Recipient, letter: Letter) => mailTo(occasion, to, letter, settings)
  const tellPasswordChanged = (occasion: Occasion, { user }: { user: Account }) =>
    mail(occasion, user, passwordChangedLetter(user, occasion, settings))
  const tellAccountMade = (occasion: Occasion, { user }: { user: Account }) =>
    mail(occasion, user, accountMadeLetter(user))

  return [
    on(passwordChanged, tellPasswordChanged),
    on(passwordReset, tellPasswordChanged),
    // Sent to the former address.
    on(emailChanged, (occasion, { user, from }) =>
      mail(occasion, { name: user.name, email: from }, emailChangedLetter(occasion, settings)),
    ),
    on(customerCreated, tellAccountMade),
    on(adminCreated, tellAccountMade),
    on(accountDeleted, async (occasion, { user }) => {
      // Not to unverified addresses: a stranger may have signed up with them.
      if (user.isVerified) await mail(occasion, user, farewellLetter())
    }),
  ]
}

/** When, and on which device. */
function passwordChangedLetter(to: Account, occasion: Occasion, settings: Settings): Letter {
  const { subject, title, explain, wasYou, wasNotYou, button } = text.passwordChanged
  return {
    subject,
    title,
    paragraphs: [explain, whenAndWhere(occasion, settings), wasYou, wasNotYou],
    button: { label: button, path: pageFor('/forgot-password', to) },
  }
}

function emailChangedLetter(occasion: Occasion, settings: Settings): Letter {
  const { subject, title, explain, wasYou, wasNotYou } = text.emailChanged
  return { subject, title, paragraphs: [explain, whenAndWhere(occasion, settings), wasYou, wasNotYou] }
}

function farewellLetter(): Letter {
  const { subject, title, explain, farewell, wasNotYou } = text.accountDeleted
  return { subject, title, paragraphs: [explain, farewell, wasNotYou] }
}

/** An admin made an account. The mail never holds the password: the admin passes it on. */
function accountMadeLetter(to: Account): Letter {
  const { subject, title, explain, signIn, asSupplier, button, noPassword, notYours } = text.accountCreated
  return {
    subject,
    title,
    paragraphs: [explain, signIn(to.email), ...(to.accountType === 'supplier' ? [asSupplier] : [])],
    button: { label: button, path: pageFor('/', to) },
    closing: [noPassword, notYours],
  }
}

/** A page that needs no account name. */
function pageFor(page: string, { email, accountType }: Account): string {
  return `${page}?${new URLSearchParams({ email, role: accountType === 'supplier' ? 'supplier' : 'customer' })}`
}

async function mailTo(
  occasion: Occasion,
  to: Recipient,
  { subject, title, paragraphs, button, closing }: Letter,
  { publicUrl }: Settings,
): Promise<void> {
  const laidOut = layOutMail({
    product: text.product,
    title,
    paragraphs: [hello(to.name), ...paragraphs],
    ...(button && { button: { label: button.label, url: `${publicUrl}${button.path}` } }),
    ...(closing && { closing }),
    footer: text.footer,
  })
  await sendMail(occasion, { to: addressOf(to), subject, ...laidOut })
}

function whenAndWhere({ now, request }: Occasion, { businessTimeZone }: Settings): string {
  const moment = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'short',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: businessTimeZone,
    timeZoneName: 'short',
  }).format(now)
  return `${text.when(moment)}\n${text.device(deviceName(request?.userAgent ?? ''))}`
}
