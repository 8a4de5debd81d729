import { allMails, type Mail } from '../../fixtures/mail.ts'
import type { Ledger } from './ledger.ts'
import { until } from './plant.ts'
import type { Report } from './report.ts'

/** Emails owed by confirmed writes: their kinds, and the words by which each is recognised. */
function owed(ledger: Ledger): { what: string; to?: string; words: string }[] {
  const projectsOf = (rfqIds: Iterable<string>) => [...rfqIds].flatMap((id) => ledger.rfqs.get(id) ?? [])
  return [
    ...ledger.registrations.map((to) => ({ what: 'codes to those who registered', to, words: 'verification code' })),
    ...projectsOf(ledger.quoted.values()).map((name) => ({ what: 'mails about quotes', words: `${name} is ready` })),
    ...projectsOf(ledger.orders.values()).map((name) => ({
      what: 'mails about orders',
      words: `${name} is confirmed`,
    })),
  ]
}

const isFor = ({ to, words }: { to?: string; words: string }, mail: Mail) =>
  mail.subject.includes(words) && (to === undefined || mail.to === to)

/**
 * Holds the mails that were taken against those that confirmed writes owe: each is there, and once; a repeat after a
 * crash carries the same Message-ID and is the same mail.
 * @param patience milliseconds in which those that were put off may still come
 */
export async function checkMails(report: Report, dataDir: string, ledger: Ledger, patience: number): Promise<void> {
  const wanted = owed(ledger)
  const missing = async () => {
    const mails = await allMails(dataDir)
    return wanted.filter((each) => !mails.some((mail) => isFor(each, mail)))
  }
  await until(async () => (await missing()).length === 0, patience)
  const mails = await allMails(dataDir)
  for (const each of wanted) {
    const ids = new Set(mails.filter((mail) => isFor(each, mail)).map(({ id }) => id))
    const breach = ids.size === 1 ? undefined : `${ids.size} of "${each.words}" to ${each.to ?? 'the customer'}`
    report.check(`${each.what}: taken once each`, breach)
  }
  const others = mails.filter((mail) => !wanted.some((each) => isFor(each, mail))).length
  report.say(`${wanted.length} mails were owed; ${mails.length} were taken, ${others} of them about other things`)
}
