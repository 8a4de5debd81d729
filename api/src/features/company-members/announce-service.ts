import type { Actor } from '../../platform/auth/actor.ts'
import type { Work } from '../../platform/work.ts'

type AnyWork = Work<Actor | null>

/** Says that somebody joined or left a company or does something else there, to them, to its people and to admins. */
export async function announceMembership(work: AnyWork, userId: string, companyId: string): Promise<void> {
  const own = ['Rfq', 'Quote', 'Order', 'Dashboard', 'File', 'Message', 'CompanyMember', 'CompanyInvitation'] as const
  await work.announce({ audience: { userIds: [userId] }, tags: ['Session', 'Profile', ...own] })
  await work.announce({ audience: { companyIds: [companyId] }, tags: own })
  await work.announce({ audience: { admins: true }, tags: ['Customer', 'Company', 'Account'] })
}

/** Says that an invitation was sent, answered or withdrawn, to the people of the company. */
export async function announceInvitation(work: AnyWork, companyId: string): Promise<void> {
  await work.announce({ audience: { companyIds: [companyId] }, tags: ['CompanyInvitation'] })
}
