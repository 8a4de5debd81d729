import { words } from '@kerf/shared-contracts/words/words'
import { isolated } from '../../platform/mail/isolated.ts'

/** Texts of the mail that invites a supplier. */
export const text = words('api/supplier-invitations', {
  mail: {
    /** @param provider its name, here and below */
    subject: (provider: string) => `${isolated(provider)} invites you to quote custom parts`,
    title: 'Join our suppliers',
    hello: 'Hello,',
    explain: (company: string | null) =>
      `We would like to ask ${isolated(company ?? 'you')} for quotes on custom parts. In the supplier portal you receive our requests with drawings, quote them, and follow your purchase orders.`,
    button: 'Open the invitation',
    validity: (email: string, until: string) => `The invitation is for ${email} and is valid until ${until}.`,
    notYou: 'If you did not expect it, you can ignore this email: nothing happens unless you accept.',
    footer: (provider: string) =>
      `You received this email because we invited this address to the supplier portal of ${isolated(provider)}.`,
  },
})
