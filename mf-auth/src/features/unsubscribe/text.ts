import { isolated } from '@kerf/shared-ui/words/isolated.tsx'

export const text = {
  loadingTitle: 'Mails you get',
  ask: {
    title: (topic: string) => `No more mails about: ${topic}?`,
    daily: 'No more daily mails?',
    text: (email: string) => `Nothing about this will be mailed to ${isolated(email)} any more.`,
    button: 'Turn these mails off',
  },
  off: {
    title: (topic: string) => `No more mails about: ${topic}`,
    daily: 'No more daily mails',
    text: (email: string) =>
      `They are turned off for ${isolated(email)}. You still see what happened in the portal, and mails about your account itself are always sent.`,
    button: 'Turn them on again',
  },
  on: {
    title: (topic: string) => `Mails about: ${topic}`,
    daily: 'Daily mails',
    text: (email: string) => `They are on again for ${isolated(email)}.`,
  },
  all: 'Sign in to choose all mails you get',
  failedTitle: 'The link could not be opened',
  retry: 'Retry',
  notSaved: 'Not saved',
  gone: {
    title: 'This link is not valid',
    text: 'It may not have been copied whole, or its account is gone. Please open it from the mail again, or sign in to choose which mails you get.',
    button: 'Choose which mails you get',
  },
}
