import { words } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
export const text = words('mf-auth/invitation', {
  loadingTitle: 'Invitation',
  title: (company: string) => `Join ${isolated(company)}`,
  subtitle: (provider: string, inviter: string, company: string) =>
    `${isolated(inviter)} invites you to ${isolated(company)} on ${isolated(provider)}.`,
  facts: { role: 'Your role', address: 'For', until: 'Valid until' },
  failedTitle: 'The invitation could not be opened',
  retry: 'Try again',
  home: 'Go to the start page',

  gone: {
    title: 'This invitation is no longer valid',
    text: 'It was answered or withdrawn, it has expired, or its link is incomplete. Please ask whoever invited you for a new one.',
  },
  newAccount: {
    label: 'Accept invitation',
    intro: 'Choose a password to create your account. You are then signed in.',
    submit: 'Accept and create account',
    welcome: 'Welcome!',
  },
  signIn: {
    text: 'You have an account with this address. Sign in with it to accept.',
    action: 'Sign in to accept',
  },
  accept: {
    action: 'Accept invitation',
    done: (company: string) => `You are now a member of ${isolated(company)}`,
    failed: 'Invitation not accepted',
    failedText: 'It is still open. Please try again.',
    elsewhere: (company: string) =>
      `Your account already belongs to ${isolated(company)}. Leave that company first, or ask us to move you.`,
    toCompany: 'Go to your company',
  },
  decline: {
    action: 'Decline',
    title: 'Decline this invitation?',
    text: (company: string) =>
      `The link will no longer work. To join ${isolated(company)} later, you would have to be invited again.`,
    confirm: 'Decline invitation',
    failed: 'Invitation not declined',
    failedText: 'It is still open. Please try again.',
    doneTitle: 'Invitation declined',
    doneText: (inviter: string, company: string) =>
      `You have not joined ${isolated(company)}. If that was a mistake, ask ${isolated(inviter)} for another invitation.`,
  },
} as const)
