import type { CompanyRole } from '@kerf/shared-contracts/contracts/users'

/** What the roles in a company are called, and what they allow (docs/product/access.md, 'Who acts in a company'). */
export const companyRoles: Record<CompanyRole, { label: string; withArticle: string; may: string }> = {
  owner: {
    label: 'Owner',
    withArticle: 'an owner',
    may: 'Invites and removes people and sets their roles, besides all that a buyer may do.',
  },
  buyer: {
    label: 'Buyer',
    withArticle: 'a buyer',
    may: 'Submits requests, answers quotes, uploads purchase orders and decides on quality checks.',
  },
  viewer: {
    label: 'Viewer',
    withArticle: 'a viewer',
    may: 'Sees requests, quotes, orders and files, and changes nothing.',
  },
}

/** From the one who may do most to the one who may do least. */
export const rolesByRights = ['owner', 'buyer', 'viewer'] as const satisfies readonly CompanyRole[]

/** Whether a change of role takes rights away. */
export function removesRights(from: CompanyRole, to: CompanyRole): boolean {
  return rolesByRights.indexOf(to) > rolesByRights.indexOf(from)
}
