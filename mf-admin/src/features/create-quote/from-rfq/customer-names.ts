import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { compared } from '@kerf/shared-ui/words/compared.ts'

/** Shorter names stand in too many words. */
const shortest = 3

/** What a customer is known by: the person, the company, the address, and the domain of a company's own mail. */
function namesOf({ user }: Pick<Rfq, 'user'>): string[] {
  const names = [user.name, user.company?.name, user.companyNameInput, user.company?.customerNumber, user.email]
  const known = names.flatMap((name) => name?.trim() || [])
  return [...new Set(known)].filter((name) => name.length >= shortest)
}

/** Letters and digits alone, each run of others as one blank, so that `ACME_corp.step` names "Acme Corp". */
function plain(text: string): string {
  const words = compared(text).split(/[^\p{L}\p{N}]+/u)
  return ` ${words.filter(Boolean).join(' ')} `
}

/**
 * Which names of the customer a text holds, as whole words. It warns whoever writes to suppliers; a name that is written
 * otherwise is not found.
 */
export function customerNamesIn(text: string, rfq: Pick<Rfq, 'user'>): string[] {
  const searched = plain(text)
  return namesOf(rfq).filter((name) => plain(name).trim() !== '' && searched.includes(plain(name)))
}
