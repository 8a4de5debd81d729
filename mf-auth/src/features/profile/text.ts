import { words } from '@kerf/shared-contracts/words/words'

export const text = words('mf-auth/profile', {
  title: 'Profile',
  /** Suppliers also have a separate profile. */
  supplierTitle: 'Account',
  description: 'Your account: your details, how you sign in, and what we email you about.',
  tabs: {
    label: 'Profile sections',
    account: 'Account',
    security: 'Security',
    notifications: 'Notifications',
    company: 'Company',
    data: 'Your data',
  },
  password: 'Current Password',
  unsaved: {
    title: 'Leave without saving?',
    explanation: 'What you changed here has not been saved and will be lost.',
    leave: 'Leave',
    stay: 'Stay here',
  },
  loadFailed: {
    title: (what: string) => `Failed to load ${what}`,
    text: 'Your data is safe.',
  },
})

/** The question before input is lost. */
export const leaveWords = {
  title: text.unsaved.title,
  text: text.unsaved.explanation,
  leaveLabel: text.unsaved.leave,
  stayLabel: text.unsaved.stay,
}
