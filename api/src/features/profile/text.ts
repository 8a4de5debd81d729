import { words } from '@kerf/shared-contracts/words/words'
import { isolated } from '../../platform/mail/isolated.ts'

/** Texts of this feature's answers and mails. */
export const text = words('api/profile', {
  codeSent: 'A code is on its way to the new address. Until you enter it, your current address stays in use.',
  samePassword: 'Please choose a password other than the current one',

  newEmailMail: {
    /** @param provider its name, here and below */
    subject: (provider: string) => `Your ${isolated(provider)} code for a new email address`,
    title: 'Confirm your new email address',
    enter: 'Enter this code in your profile to sign in with this address from now on:',
    button: 'Enter the code',
    expires: 'The code is valid for 15 minutes and can be used once.',
    notYou: 'If you did not ask for it, do not use the code; nothing more will happen.',
    footer: (provider: string) =>
      `You received this email because your address was entered at the ${isolated(provider)} manufacturing portal.`,
  },
  addressInUseMail: {
    subject: (provider: string) => `Your address was entered for another account at ${isolated(provider)}`,
    title: 'Somebody wanted to use your address',
    explain: (provider: string) =>
      `Somebody, perhaps you, tried to change the email address of another account at ${isolated(provider)} to this one. It already belongs to your account, so nothing was changed.`,
    wasYou: 'If it was you: an address can be used for one account only. Sign in with the account that has it.',
    wasNotYou: 'If it was not you, there is nothing you need to do.',
    button: (provider: string) => `Go to ${isolated(provider)}`,
    footer: (provider: string) => `You received this email because of your account at ${isolated(provider)}.`,
  },
})
