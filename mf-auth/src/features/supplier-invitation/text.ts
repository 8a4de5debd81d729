import { words } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'

export const text = words('mf-auth/supplier-invitation', {
  loadingTitle: 'Invitation',
  title: 'Join our suppliers',
  /** @param company the invited company, if known */
  subtitle: (provider: string, company: string | null) =>
    company
      ? `${isolated(provider)} invites ${isolated(company)} to its supplier portal.`
      : `${isolated(provider)} invites you to its supplier portal.`,
  facts: { message: 'Message', address: 'For', until: 'Valid until' },
  failedTitle: 'The invitation could not be opened',
  retry: 'Try again',
  home: 'Go to the start page',
  gone: {
    title: 'This invitation is no longer valid',
    text: 'It was answered or withdrawn, it has expired, or its link is incomplete. If you have accepted it, sign in. Otherwise please ask us for a new one.',
  },
  exists: {
    title: 'You already have an account',
    text: (email: string) => `There is a supplier account with the address ${email}. Sign in with it.`,
    action: 'Sign in',
  },
  form: {
    label: 'Accept invitation',
    intro: 'Choose a password to create your supplier account. You are then signed in.',
    company: 'Company Name',
    submit: 'Accept and create account',
    welcome: 'Welcome!',
    failed: 'Invitation not accepted',
    failedText: 'It is still open. Please try again.',
  },
  decline: {
    action: 'Decline',
    title: 'Decline this invitation?',
    text: 'The link will no longer work. To join later, you would have to be invited again.',
    confirm: 'Decline invitation',
    failed: 'Invitation not declined',
    failedText: 'It is still open. Please try again.',
    doneTitle: 'Invitation declined',
    doneText: (provider: string) =>
      `You have not joined. If that was a mistake, ask ${isolated(provider)} for another invitation.`,
  },
} as const)
