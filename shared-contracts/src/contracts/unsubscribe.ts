import { z } from 'zod'
import { UnsubscribeScope } from '../rules/notification-topics.ts'
import { endpoint } from './endpoint.ts'

/** What a link in a mail is signed with: account, scope and signature. */
const token = z
  .string()
  .regex(
    /^[\w-]{20,60}\.[a-z_]{1,40}\.[\w-]{20,100}$/,
    'This link is not complete. Please open it again from the mail.',
  )

export const UnsubscribeTokenBody = z.object({ token }).meta({ id: 'UnsubscribeTokenBody' })

/** What a link in a mail turns off, and whether such mails are on. */
export const Unsubscription = z
  .object({
    scope: UnsubscribeScope,
    isOn: z.boolean(),
    email: z.string().describe('The address, with all but its first letter and its domain hidden'),
  })
  .meta({ id: 'Unsubscription' })
export type Unsubscription = z.output<typeof Unsubscription>

export const openUnsubscription = endpoint({
  method: 'post',
  path: '/api/unsubscribe/open',
  access: ['visitor'],
  summary: 'Read what a link in a mail turns off; changes nothing, because malware scanners also open links',
  spec: "docs/product/notifications.md, 'Turning mails off without signing in'",
  body: UnsubscribeTokenBody,
  response: Unsubscription,
  errors: ['unsubscribe.link_invalid', 'rate_limited'],
  limit: 'edit',
})

export const changeUnsubscription = endpoint({
  method: 'put',
  path: '/api/unsubscribe',
  access: ['visitor'],
  summary: 'Turn the mails of a link off, or on again',
  spec: "docs/product/notifications.md, 'Turning mails off without signing in'",
  body: z.object({ token, isOn: z.boolean() }).meta({ id: 'ChangeUnsubscriptionBody' }),
  response: Unsubscription,
  errors: ['unsubscribe.link_invalid', 'rate_limited'],
  limit: 'edit',
  tags: ['MailChoice'],
})

export const unsubscribeAtOnce = endpoint({
  method: 'post',
  path: '/api/unsubscribe/one-click',
  access: ['visitor'],
  summary:
    'Called by mail programs when somebody unsubscribes there (RFC 8058); the content of the request is not read',
  spec: "docs/product/notifications.md, 'Turning mails off without signing in'",
  query: UnsubscribeTokenBody,
  response: null,
  errors: ['unsubscribe.link_invalid', 'rate_limited'],
  limit: 'edit',
})
