export const text = {
  title: 'Profile',
  /** Suppliers have a profile of their own besides. */
  supplierTitle: 'Account',
  description: 'Your account: how we know you, how you sign in, and what we write to you about.',
  tabs: {
    label: 'Parts of your profile',
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
    text: 'Your data is safe. Check your connection and try again.',
  },
}

/** What is asked before something typed is lost. */
export const leaveWords = {
  title: text.unsaved.title,
  text: text.unsaved.explanation,
  leaveLabel: text.unsaved.leave,
  stayLabel: text.unsaved.stay,
}
