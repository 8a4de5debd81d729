import { words } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'

export const text = words('mf-auth/unsubscribe', {
  loadingTitle: 'Emails you get',
  ask: {
    title: (topic: string) => `No more emails about: ${topic}?`,
    daily: 'No more daily emails?',
    text: (email: string) => `We will no longer email ${isolated(email)} about this.`,
    button: 'Turn these emails off',
  },
  off: {
    title: (topic: string) => `No more emails about: ${topic}`,
    daily: 'No more daily emails',
    text: (email: string) =>
      `They are turned off for ${isolated(email)}. You still see what happened in the portal, and emails about your account itself are always sent.`,
    button: 'Turn them on again',
  },
  on: {
    title: (topic: string) => `Emails about: ${topic}`,
    daily: 'Daily emails',
    text: (email: string) => `They are on again for ${isolated(email)}.`,
  },
  all: 'Sign in to choose which emails you get',
  failedTitle: 'The link could not be opened',
  retry: 'Retry',
  notSaved: 'Not saved',
  gone: {
    title: 'This link is not valid',
    text: 'It may not have been copied completely, or its account was deleted. Please open it from the email again, or sign in to choose which emails you get.',
    button: 'Choose which emails you get',
  },
})
