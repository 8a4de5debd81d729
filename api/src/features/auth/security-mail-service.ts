import type { Config } from '../../config.ts'
import type { User } from '../../models/user.ts'
import type { Actor } from '../../platform/auth/actor.ts'
import { deviceName } from '../../platform/auth/device-name.ts'
import { layOutMail } from '../../platform/mail/layout.ts'
import type { Work } from '../../platform/work.ts'
import { sendMail } from '../mail/service.ts'
import { addressOf, hello } from './greeting-service.ts'
import { text } from './security-mail-text.ts'

/** Whom a mail is for. Given before an address is overwritten, it still is the one that the mail goes to. */
export type Recipient = Pick<User, 'name' | 'email'>

type Settings = Pick<Config, 'publicUrl' | 'businessTimeZone'>

interface Notice {
  subject: string
  title: string
  paragraphs: readonly string[]
  button?: { label: string; path: string }
  closing?: readonly string[]
}

/** Tells somebody that their password was changed, when, and on which device; once the work is committed. */
export async function mailPasswordChanged(
  work: Work<Actor | null>,
  to: Recipient & Pick<User, 'accountType'>,
  settings: Settings,
): Promise<void> {
  const { subject, title, explain, wasYou, wasNotYou, button } = text.passwordChanged
  await mail(work, to, settings, {
    subject,
    title,
    paragraphs: [explain, whenAndWhere(work, settings), wasYou, wasNotYou],
    button: { label: button, path: pageFor('/forgot-password', to) },
  })
}

/** Tells the owner of the address that an account had until now. @param to with the address before the change */
export async function mailEmailChanged(work: Work<Actor | null>, to: Recipient, settings: Settings): Promise<void> {
  const { subject, title, explain, wasYou, wasNotYou } = text.emailChanged
  await mail(work, to, settings, {
    subject,
    title,
    paragraphs: [explain, whenAndWhere(work, settings), wasYou, wasNotYou],
  })
}

/** Says farewell. @param to with name and address as they were before the deletion */
export async function mailAccountDeleted(work: Work<Actor | null>, to: Recipient, settings: Settings): Promise<void> {
  const { subject, title, explain, farewell, wasNotYou } = text.accountDeleted
  await mail(work, to, settings, { subject, title, paragraphs: [explain, farewell, wasNotYou] })
}

/** Tells somebody that an admin made an account for them. The password is never in a mail: it is told by who set it. */
export async function mailAccountCreated(
  work: Work<Actor | null>,
  to: Recipient & Pick<User, 'accountType'>,
  settings: Settings,
): Promise<void> {
  const { subject, title, explain, signIn, asSupplier, button, noPassword, notYours } = text.accountCreated
  await mail(work, to, settings, {
    subject,
    title,
    paragraphs: [explain, signIn(to.email), ...(to.accountType === 'supplier' ? [asSupplier] : [])],
    button: { label: button, path: pageFor('/', to) },
    closing: [noPassword, notYours],
  })
}

/** A page that knows already whose account it is about. */
function pageFor(page: string, { email, accountType }: Pick<User, 'email' | 'accountType'>): string {
  return `${page}?${new URLSearchParams({ email, role: accountType === 'supplier' ? 'supplier' : 'customer' })}`
}

async function mail(
  work: Work<Actor | null>,
  to: Recipient,
  { publicUrl }: Settings,
  { subject, title, paragraphs, button, closing }: Notice,
): Promise<void> {
  const laidOut = layOutMail({
    product: text.product,
    title,
    paragraphs: [hello(to.name), ...paragraphs],
    ...(button && { button: { label: button.label, url: `${publicUrl}${button.path}` } }),
    ...(closing && { closing }),
    footer: text.footer,
  })
  await sendMail(work, { to: addressOf(to), subject, ...laidOut })
}

function whenAndWhere({ now, request }: Work<Actor | null>, { businessTimeZone }: Settings): string {
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
  return `${text.when(moment)}\n${text.device(deviceName(request.userAgent))}`
}
