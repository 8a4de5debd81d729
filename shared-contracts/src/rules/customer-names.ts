import { nameSearch } from './name-search.ts'

/** The details that identify a customer. */
export interface KnownCustomer {
  user: {
    name: string
    email: string | null
    companyNameInput: string | null
    company: { name: string; customerNumber: string | null } | null
  }
}

/** The words for a company's legal form, after its name or before it. */
const legalForm =
  /[\s,.]*(?:\b(?:incorporated|inc|llc|llp|limited|ltd|corporation|corp|company|co|gmbh|mbh|ag|kgaa|kg|ohg|ug|se|s\.?a\.?s|s\.?a|sarl|s\.?r\.?l|s\.?p\.?a|b\.?v|n\.?v|ab|oy|a\/?s|aps|plc|pty|pte|k\.?k)\b[\s,.&+]*)+$/iu
const japaneseForm = /株式会社|有限会社|合同会社|合資会社|\((?:株|有|同)\)/gu

/** Providers where anybody has an address, so their domain names nobody. */
const publicDomains =
  /^(?:gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|icloud|me|mac|aol|gmx|web|proton|protonmail|mail|zoho|yandex|qq|163|126|naver|docomo|ezweb|softbank|nifty|ocn)$/

/** Second-level domains below which companies register, as in `.co.jp`. */
const sharedEndings = /^(?:co|com|ac|or|ne|go|gr|net|org|edu|gov|ltd)$/

/** Mailboxes that name what they are for. */
const sharedMailboxes =
  /^(?:info|sales|office|admin|contact|purchasing|procurement|orders?|engineering|support|hello|mail|team|buyer|rfq|quotes?|accounting)$/i

/** A name, and other spellings that give it away. */
interface Known {
  name: string
  /** Also found inside words, if long enough. */
  also: string[]
  /** Found only as whole words. */
  words: string[]
}

/** A company is recognisable without its legal form. */
function companyNames(name: string | null | undefined): Known[] {
  if (!name) return []
  const core = name.normalize('NFKC').replace(japaneseForm, ' ').replace(legalForm, '').trim()
  return [{ name, also: core ? [core] : [], words: [] }]
}

/** A person is known by each of their names, and by all of them in either order. */
function personNames(name: string): Known[] {
  const parts = name.trim().split(/[\s,・]+/u)
  const isSingle = parts.length < 2
  return [{ name, also: isSingle ? [] : [parts.toReversed().join(' ')], words: isSingle ? [] : parts.filter(isSaying) }]
}

/** An initial, or two letters, say nothing; two characters of Japanese are a name. */
const isSaying = (part: string) => part.length >= (/^[\p{Script=Latin}.'’-]+$/u.test(part) ? 3 : 2)

/** The mailbox, and the name that a company registered its domain by. */
function addressNames(email: string | null): Known[] {
  if (!email) return []
  const [mailbox = '', domain = ''] = email.split('@')
  const labels = domain.split('.').slice(0, -1)
  while (labels.length > 1 && sharedEndings.test(labels.at(-1) ?? '')) labels.pop()
  const registered = labels.at(-1) ?? ''
  const isPublic = publicDomains.test(registered)
  return [
    { name: email, also: [], words: sharedMailboxes.test(mailbox) || mailbox.length < 4 ? [] : [mailbox] },
    ...(registered && !isPublic ? [{ name: domain, also: [registered], words: [] }] : []),
  ]
}

/** What a customer is known by: the person, the company, the address, and the domain of a company's own mail. */
function namesOf({ user }: KnownCustomer): Known[] {
  const known = [
    ...personNames(user.name),
    ...companyNames(user.company?.name),
    ...companyNames(user.companyNameInput),
    ...(user.company?.customerNumber ? [{ name: user.company.customerNumber, also: [], words: [] }] : []),
    ...addressNames(user.email),
  ]
  return known.map((one) => ({ ...one, name: one.name.trim() })).filter(({ name }) => name !== '')
}

/**
 * Which of the customer's names a text contains. It warns people writing to suppliers: better once too often than not
 * at all, so a surname that is also a trade term is reported too.
 */
export function customerNamesIn(text: string, customer: KnownCustomer): string[] {
  const holds = nameSearch(text)
  const found = namesOf(customer).filter(
    ({ name, also, words }) =>
      [name, ...also].some((said) => holds(said)) || words.some((word) => holds(word, { inside: false })),
  )
  return [...new Set(found.map(({ name }) => name))]
}
