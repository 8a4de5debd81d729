import type { CompanyRole } from '@kerf/shared-contracts/contracts/users'
import { words } from '@kerf/shared-contracts/words/words'

/** The names of the roles in a company, and what they allow (docs/product/access.md, 'Who acts in a company'). */
export const companyRoles = words('mf-auth/shared/company-roles', {
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
})

/** From the most rights to the fewest. */
export const rolesByRights = ['owner', 'buyer', 'viewer'] as const satisfies readonly CompanyRole[]

/** Whether a change of role takes rights away. */
export function removesRights(from: CompanyRole, to: CompanyRole): boolean {
  return rolesByRights.indexOf(to) > rolesByRights.indexOf(from)
}
