import type { CompanyRole } from '@kerf/shared-contracts/contracts/users'
import { words } from '@kerf/shared-contracts/words/words'
import { isolated } from '../../platform/mail/isolated.ts'

/** Texts of this feature's answers and mails. */
export const text = words('api/company-members', {
  nameRequired: 'Full name is required',
  passwordRequired: 'Password is required',

  mail: {
    /** Replaces a name that is nothing but a web address. */
    somebody: 'Somebody',
    someCompany: 'their company',
    /** @param provider its name, here and below */
    subject: (provider: string, inviter: string, company: string) =>
      `${isolated(inviter)} invites you to join ${isolated(company)} at ${isolated(provider)}`,
    title: (provider: string, company: string) => `Join ${isolated(company)} at ${isolated(provider)}`,
    hello: 'Hello,',
    explain: (provider: string, inviter: string, email: string, company: string) =>
      `${isolated(inviter)} (${email}) invites you to join ${isolated(company)} at ${isolated(provider)}, the portal where custom parts are quoted, ordered and followed.`,
    roles: {
      owner:
        'As an owner you request quotes, accept them and place orders for the company, follow those of your colleagues, and decide who else belongs to it.',
      buyer:
        'As a buyer you request quotes, accept them and place orders for the company, and follow those of your colleagues.',
      viewer:
        'As a viewer you see the requests, quotes, orders and documents of the company, and change nothing about them.',
    } satisfies Record<CompanyRole, string>,
    button: 'Open the invitation',
    validity: (email: string, until: string) => `The invitation is for ${email} and is valid until ${until}.`,
    notYou:
      'If you did not expect it, you can decline it there, or ignore this email: nothing happens unless you accept.',
    footer: (provider: string) =>
      `You received this email because somebody invited this address to their company at the ${isolated(provider)} manufacturing portal.`,
  },
})
