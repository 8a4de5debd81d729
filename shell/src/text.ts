import { words } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'

/** The shell's own texts. */
export const text = words('shell', {
  pageTitle: (page: string, provider: string) => `${page} · ${isolated(provider)}`,
  welcomeFallback: { customer: 'Customer', supplier: 'Supplier', admin: 'Administrator' },
  shortcuts: 'Keyboard shortcuts',
  logout: 'Logout',
  logoutDiscards: 'Logging out discards what you typed. Files have to be chosen again.',
  drafts: { title: 'Log out without sending?', leave: 'Log out', stay: 'Stay' },
  logoutFailed: {
    title: 'Could not log out',
    description: 'The server could not be reached. You are still signed in; please try again.',
  },
  notFound: {
    code: '404',
    title: 'Page not found',
    text: 'There is nothing at this address. It may have been moved, or the link may be incomplete.',
    home: 'Go to the start page',
  },
  accessDenied: {
    title: 'Access Denied',
    text: "You don't have permission to access this page.",
    adminsOnly: 'You need admin privileges to access this page.',
    home: 'Go to your start page',
  },
  moduleFailed: {
    title: (module: string) => `${module} could not be loaded`,
    text: (provider: string) =>
      `The rest of ${isolated(provider)} still works. This part may be available again in a moment.`,
  },
  pageFailed: {
    title: 'This page stopped working',
    text: (provider: string) => `Something in it went wrong. The rest of ${isolated(provider)} still works.`,
  },
  loading: 'Loading',
  retry: 'Retry',
  sessionUnknown: {
    title: (provider: string) => `${isolated(provider)} could not be reached`,
    text: 'We could not find out whether you are signed in. Nothing was lost.',
  },
  sessionEnded: 'Your session has ended. Please sign in again.',
})
