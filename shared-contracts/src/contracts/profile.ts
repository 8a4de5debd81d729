import { z } from 'zod'
import { MailPace, NotificationTopic } from '../rules/notification-topics.ts'
import { Acknowledgement, AuthResponse, CurrentPassword, NewPassword, sixDigits } from './auth.ts'
import { basedOn, seenText } from './based-on.ts'
import { byId, endpoint, signedIn } from './endpoint.ts'
import { CompanyReference, CompanyRole, LanguageTag } from './users.ts'
import { Email, Instant, line, optional } from './values.ts'

/** The profile of the actor (docs/product/accounts.md, 'Profile'). */
export const Profile = z
  .object({
    name: z.string(),
    email: z.string(),
    /** A pending new address; the old one is valid until its code is entered. */
    pendingEmail: z.string().nullable(),
    phone: z.string().nullable(),
    title: z.string().nullable(),
    /** Of the linked company, else what the user typed; of a supplier, the company of their supplier profile. */
    companyName: z.string().nullable(),
    company: CompanyReference.nullable(),
    companyRole: CompanyRole.nullable(),
  })
  .meta({ id: 'Profile' })
export type Profile = z.output<typeof Profile>

export const getProfile = endpoint({
  method: 'get',
  path: '/api/profile',
  access: signedIn,
  summary: 'The user’s own profile with the company name',
  spec: "docs/product/accounts.md, 'Profile'",
  response: Profile,
  tags: ['Profile'],
})

export const UpdateProfileBody = z
  .object({
    name: line(120).min(1, 'Full name is required'),
    phone: optional(line(60)),
    title: optional(line(120)),
    /** Ignored if a company is linked: that name is the company's. */
    companyName: optional(line(160)),
    basedOn: basedOn({ name: z.string(), phone: seenText, title: seenText, companyName: seenText }),
  })
  .meta({ id: 'UpdateProfileBody' })

export const updateProfile = endpoint({
  method: 'put',
  path: '/api/profile',
  access: signedIn,
  summary: 'Change one’s own name, phone, title and, without a linked company, company name',
  spec: "docs/product/accounts.md, 'Profile'",
  body: UpdateProfileBody,
  response: Profile,
  errors: ['write.stale', 'rate_limited'],
  tags: ['Profile', 'Session', 'Company'],
  limit: 'edit',
})

export const ChangeEmailBody = z.object({ newEmail: Email, password: CurrentPassword }).meta({ id: 'ChangeEmailBody' })

export const requestEmailChange = endpoint({
  method: 'post',
  path: '/api/profile/email-change',
  access: signedIn,
  summary: 'Mail a code to a new address; the response does not reveal whether somebody already has it',
  spec: "docs/product/accounts.md, 'Change of address'",
  body: ChangeEmailBody,
  response: Acknowledgement,
  errors: ['auth.current_password_wrong', 'user.email_unchanged', 'rate_limited'],
  tags: ['Profile'],
  limit: 'mail',
})

export const ConfirmEmailBody = z
  .object({ verificationCode: sixDigits('Verification code must be 6 digits') })
  .meta({ id: 'ConfirmEmailBody' })

export const confirmEmailChange = endpoint({
  method: 'post',
  path: '/api/profile/email-change/confirm',
  access: signedIn,
  summary: 'Change one’s own address with the code mailed to the new one',
  spec: "docs/product/accounts.md, 'Change of address'",
  body: ConfirmEmailBody,
  response: Profile,
  errors: ['auth.code_invalid', 'rate_limited'],
  tags: ['Profile', 'Session'],
  limit: 'code',
})

export const cancelEmailChange = endpoint({
  method: 'delete',
  path: '/api/profile/email-change',
  access: signedIn,
  summary: 'Cancel a pending change of address',
  spec: "docs/product/accounts.md, 'Change of address'",
  response: null,
  tags: ['Profile'],
})

export const ChangePasswordBody = z
  .object({ currentPassword: CurrentPassword, newPassword: NewPassword })
  .meta({ id: 'ChangePasswordBody' })

export const changePassword = endpoint({
  method: 'post',
  path: '/api/profile/password',
  access: signedIn,
  summary: 'Change one’s own password; ends every session, and starts a new one here',
  spec: "docs/product/accounts.md, 'Passwords'",
  body: ChangePasswordBody,
  response: AuthResponse,
  errors: ['auth.current_password_wrong', 'auth.password_breached', 'rate_limited'],
  tags: ['Profile'],
  limit: 'signIn',
})

/** A signed-in browser or program. */
export const SignedInDevice = z
  .object({
    id: z.uuid(),
    /** Whether it is the asking device. */
    isCurrent: z.boolean(),
    /** In words, e.g. `Firefox on Windows`. */
    device: z.string(),
    address: z.string().nullable(),
    signedInAt: Instant,
    /** To the minute. */
    lastSeenAt: Instant,
  })
  .meta({ id: 'SignedInDevice' })
export type SignedInDevice = z.output<typeof SignedInDevice>

export const listDevices = endpoint({
  method: 'get',
  path: '/api/profile/sessions',
  access: signedIn,
  summary: 'Where the user is signed in: this device first, then the most recently seen',
  spec: "docs/product/accounts.md, 'Devices'",
  response: z.array(SignedInDevice),
  tags: ['Device'],
})

export const signOutDevice = endpoint({
  method: 'delete',
  path: '/api/profile/sessions/:id',
  access: signedIn,
  summary: 'Sign out one device',
  spec: "docs/product/accounts.md, 'Devices'",
  params: byId,
  response: null,
  errors: ['session.not_found'],
  tags: ['Device'],
})

/** How many sessions a call ended. */
export const EndedSessions = z.object({ ended: z.number().int().min(0) }).meta({ id: 'EndedSessions' })

export const signOutOtherDevices = endpoint({
  method: 'delete',
  path: '/api/profile/sessions',
  access: signedIn,
  summary: 'Sign out all devices but this',
  spec: "docs/product/accounts.md, 'Devices'",
  response: EndedSessions,
  tags: ['Device'],
})

/** Whether a user is mailed about a topic. */
export const NotificationChoice = z
  .object({ topic: NotificationTopic, email: z.boolean() })
  .meta({ id: 'NotificationChoice' })
export type NotificationChoice = z.output<typeof NotificationChoice>

export const listNotificationChoices = endpoint({
  method: 'get',
  path: '/api/profile/notifications',
  access: signedIn,
  summary: 'What the user is mailed about: every topic of their kind',
  spec: "docs/product/notifications.md, 'Topics'",
  response: z.array(NotificationChoice),
  tags: ['MailChoice'],
})

export const chooseNotification = endpoint({
  method: 'put',
  path: '/api/profile/notifications/:topic',
  access: signedIn,
  summary: 'Choose whether to be mailed about a topic',
  spec: "docs/product/notifications.md, 'Topics'",
  params: z.object({ topic: NotificationTopic }),
  body: z.object({ email: z.boolean() }).meta({ id: 'ChooseNotificationBody' }),
  response: z.array(NotificationChoice),
  errors: ['notification.not_offered', 'rate_limited'],
  tags: ['MailChoice'],
  limit: 'edit',
})

/** How often a user gets mails about the topics they want. */
export const ChosenLanguage = z
  .object({
    /** Null where nobody chose one: pages are in the browser's language, mails in English. */
    language: LanguageTag.nullable(),
  })
  .meta({ id: 'ChosenLanguage' })

export const chooseLanguage = endpoint({
  method: 'put',
  path: '/api/profile/language',
  access: signedIn,
  summary: 'Choose the language of one’s pages, mails and documents',
  spec: "docs/product/languages.md, 'Choosing one'",
  body: ChosenLanguage,
  response: ChosenLanguage,
  tags: ['Profile', 'Session'],
})

export const MailRhythm = z.object({ pace: MailPace }).meta({ id: 'MailRhythm' })

export const getMailRhythm = endpoint({
  method: 'get',
  path: '/api/profile/mail-rhythm',
  access: signedIn,
  summary: 'Whether the user gets each mail at once, one a day, or none',
  spec: "docs/product/notifications.md, 'Daily mail'",
  response: MailRhythm,
  tags: ['MailChoice'],
})

export const chooseMailRhythm = endpoint({
  method: 'put',
  path: '/api/profile/mail-rhythm',
  access: signedIn,
  summary: 'Choose to get each mail at once, one a day, or none',
  spec: "docs/product/notifications.md, 'Daily mail'",
  body: MailRhythm,
  response: MailRhythm,
  errors: ['rate_limited'],
  tags: ['MailChoice'],
  limit: 'edit',
})
