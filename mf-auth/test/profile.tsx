import { profilePage } from '../src/features/profile/profile-page.tsx'
import { fakeServer, openPage } from './screens.tsx'

export const user = {
  id: 'user',
  name: 'Dana Ito',
  email: 'dana@example.com',
  role: 'customer',
  isAdmin: false,
  isVerified: true,
  company: null,
  companyRole: null,
  createdAt: '2026-01-05T09:00:00Z',
}
export const profile = {
  name: 'Dana Ito',
  email: 'dana@example.com',
  pendingEmail: null,
  phone: null,
  title: 'Buyer',
  companyName: 'Northwind',
  company: null,
  companyRole: null,
}

/** A server that knows the signed-in user and their profile, with these answers to all other calls. */
export const fakeApi = (answers: Parameters<typeof fakeServer>[0]) =>
  fakeServer({ 'GET /api/auth/me': { body: user }, 'GET /api/profile': { body: profile }, ...answers })

const ProfilePage = profilePage({ company: async () => () => <p>The company</p> })

export const openProfile = (address = '/profile') => openPage(<ProfilePage />, address)
