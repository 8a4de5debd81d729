import { words } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'

const devicesCount = (count: number) => (count === 1 ? '1 other device' : `${count} other devices`)

export const text = words('mf-auth/profile/security', {
  password: {
    title: 'Password',
    description: 'At least 8 characters. A new password signs out every other device.',
    submit: 'Change password',
    changed: ['Password changed', 'Your other devices were signed out.'],
    failed: { title: 'Password not changed', text: 'Please try again.' },
  },
  devices: {
    what: 'your devices',
    title: 'Signed-in devices',
    description: 'Sign out any device you do not recognize.',
    list: 'Signed-in devices',
    current: 'This device',
    signedIn: (when: string) => `Signed in ${when}`,
    lastSeen: (when: string) => `Last seen ${when}`,
    now: 'In use now',
    noAddress: 'Address not known',
    signOut: 'Sign out',
    signOutLabel: (device: string) => `Sign out ${isolated(device)}`,
    signOutTitle: (device: string) => `Sign out ${isolated(device)}?`,
    signOutText: 'Whoever uses it has to sign in again. Anything not saved there is lost.',
    signOutHereTitle: 'Sign out this device?',
    signOutHereText: 'You are signed out here and have to sign in again.',
    signedOut: (device: string) => `${isolated(device)} is signed out`,
    signOutOthers: 'Sign out all others',
    signOutOthersTitle: (count: number) => `Sign out ${devicesCount(count)}?`,
    signOutOthersText: 'You stay signed in here. Everywhere else you have to sign in again.',
    othersSignedOut: (count: number) =>
      count === 0 ? 'No other device was signed in' : `Signed out ${devicesCount(count)}`,
    failed: { title: 'Not signed out', text: 'Please try again.' },
  },
} as const)
