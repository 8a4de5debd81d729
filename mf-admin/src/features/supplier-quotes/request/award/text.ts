import { words } from '@kerf/shared-contracts/words/words'
import { type Isolated, isolated, isolatedList } from '@kerf/shared-ui/words/isolated.tsx'

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

const pieces = (count: number) => `${count.toLocaleString('en-US')} PCS`

export const text = words('mf-admin/supplier-quotes/request/award', {
  title: 'Award',
  description: 'Divide the pieces among suppliers yourself, or take the cheapest award that keeps your limits.',
  unsaid: '–',
  nothing: 'No pending quote can be awarded',
  nothingText: 'Every quote is decided, outdated or expired.',
  allAwarded: 'Everything has been awarded',
  allAwardedText: 'To award it to somebody else, take back an acceptance first.',
  currency: 'Currency',
  currencyHint: 'Prices in different currencies are never added.',
  needed: (part: string) => `${isolated(part)}: pieces needed`,
  neededHint: (most: number) => `At most ${pieces(most)} can be awarded`,
  awarded: (count: number) => `${pieces(count)} awarded already`,
  wrongQuantity: 'Please enter a valid quantity',
  limits: {
    title: 'Limits',
    maxSuppliers: 'Maximum number of suppliers',
    minSources: 'Minimum number of sources',
    neededBy: 'Needed by',
    notBefore: 'Not before',
    notBeforeLate: 'This is after the day on which it is needed',
    certificates: 'Only suppliers with',
    noCertificates: 'No verified supplier that quoted has a valid certificate on file.',
    wrong: 'Please enter a whole number of at least 1',
    wrongDate: 'Please enter a complete date',
    names: {
      maxSuppliers: 'the number of suppliers',
      minSources: 'the number of sources',
      neededBy: 'the day on which it is needed',
      notBefore: 'the first day of delivery',
      requiredCertificates: 'the certificates',
    },
  },
  choice: {
    title: 'Your Choice',
    share: (part: string, supplier: string) => `${isolated(part)} from ${isolated(supplier)}`,
    from: (supplier: string) => `From ${isolated(supplier)}`,
    offered: (price: string, amount: string) => `${price} per piece, ${amount}`,
    notOffered: 'Not offered at this quantity',
    empty: 'Type how many pieces each supplier gets, or take the cheapest award.',
    total: 'Total with setup and freight',
    margin: (amount: string, percent: string | null) => `Margin ${amount}${percent === null ? '' : ` (${percent})`}`,
    dearer: (amount: string) => `${amount} more than the cheapest award.`,
    cheaper: (amount: string) => `${amount} less than the cheapest award that keeps all limits.`,
    same: 'It costs the same as the cheapest award.',
    breaks: 'Limits it breaks',
    submit: 'Award These Pieces',
    unsent: 'Enter how many pieces are awarded first',
    wrong: 'Correct the quantities first',
  },
  cheapest: {
    title: 'Cheapest Award',
    working: 'The cheapest award is being worked out',
    impossible: 'No award keeps all limits',
    failed: 'These prices cannot be compared: an amount is too large, or cannot be paid in its currency.',
    missing: 'Enter how many pieces are needed, and limits that do not contradict each other.',
    proven: 'Nothing can cost less under these limits.',
    unproven: 'The cheapest that was found; whether something costs less was not proven.',
    use: 'Use This Award',
    line: (count: number, part: string, price: string, amount: string) =>
      `${pieces(count)} of ${isolated(part)} at ${price}: ${amount}`,
    fees: (setup: string, freight: string) => `Setup ${setup}, freight ${freight}`,
    arrives: (date: string) => `Arrives ${date}`,
    supplier: (supplier: string, amount: string) => `${isolated(supplier)}: ${amount}`,
    why: 'Why',
    without: 'What if',
    left: (supplier: string) => `Without ${isolated(supplier)}`,
    unlimited: (limit: string) => `Without the limit on ${limit}`,
    more: (amount: string, total: string, names: Isolated) => `${amount} more: ${total}, from ${names}`,
    less: (amount: string, total: string, names: Isolated) => `${amount} less: ${total}, from ${names}`,
    same: (total: string, names: Isolated) => `The same: ${total}, from ${names}`,
    none: 'No award is possible',
    total: (total: string, names: Isolated) => `${total}, from ${names}`,
  },
  exclusions: {
    other_currency: (supplier: string, currency: string) => `${isolated(supplier)} quoted in ${currency}.`,
    expired: (supplier: string, date: string) => `The quote of ${isolated(supplier)} was valid until ${date}.`,
    too_late: (supplier: string, date: string) => `${isolated(supplier)} would deliver on ${date}, too late.`,
    too_early: (supplier: string, date: string) => `${isolated(supplier)} would deliver on ${date}, too early.`,
    no_certificate: (supplier: string, missing: string) =>
      `${isolated(supplier)} has no valid certificate on file for ${isolated(missing)}.`,
    does_not_cover: (supplier: string) => `${isolated(supplier)} offers no part in the quantity that is needed.`,
  },
  facts: {
    not_offered: (supplier: string, part: string) => `${isolated(supplier)} does not offer ${isolated(part)}.`,
    offered_from: (supplier: string, part: string, least: number) =>
      `${isolated(supplier)} offers ${isolated(part)} only from ${pieces(least)}.`,
    cheaper_alone: (part: string, supplier: string, amount: string, paid: string) =>
      `${isolated(part)} alone would cost ${amount} with ${isolated(supplier)} instead of ${paid}; setup, freight or a limit outweighs that.`,
  },
  obstacles: {
    part_not_covered: (part: string) => `No eligible supplier offers ${isolated(part)} in the quantity needed.`,
    limits_contradict: (least: number, most: number) =>
      `At least ${counted(least, 'source', 'sources')} and at most ${counted(most, 'supplier', 'suppliers')} contradict each other.`,
    too_few_sources: (available: number, least: number) =>
      `Only ${counted(available, 'supplier may', 'suppliers may')} take part; ${least} sources are asked for.`,
    needs_more_suppliers: (least: number, most: number) =>
      `It takes at least ${counted(least, 'supplier', 'suppliers')}; at most ${most} are allowed.`,
    cannot_be_split: (least: number) => `The pieces cannot be divided among ${counted(least, 'source', 'sources')}.`,
  },
  breaches: {
    not_offered: (supplier: string, count: number, part: string) =>
      `${isolated(supplier)} does not offer ${pieces(count)} of ${isolated(part)}.`,
    missing: (count: number, part: string) => `${pieces(count)} of ${isolated(part)} are missing.`,
    tooMany: (count: number, part: string) => `${pieces(count)} of ${isolated(part)} more than needed.`,
    tooManySuppliers: (count: number, most: number) =>
      `${counted(count, 'supplier', 'suppliers')}, at most ${most} are allowed.`,
    tooFewSources: (count: number, least: number) =>
      `${counted(count, 'source', 'sources')}, at least ${least} are asked for.`,
    unknown: 'A quote or a part no longer exists.',
  },
  dialog: {
    title: 'Award These Pieces',
    text: 'The suppliers are told. Until a purchase order is created, an acceptance can be taken back.',
    changed: (suppliers: readonly string[]) =>
      `Changed while you were looking at it: ${isolatedList(suppliers)}. Close this and review the award again.`,
    changedReason: 'A quote has changed. Close this and review the award again.',
    line: (count: number, part: string) => `${pieces(count)} of ${isolated(part)}`,
    others: (count: number) => `Mark ${counted(count, 'other pending quote', 'other pending quotes')} as not selected`,
    othersHint: 'Each supplier gets the feedback below.',
    feedback: 'Feedback to the others',
    submit: 'Accept These Quotes',
    partly: (done: number, all: number) => `${done} of ${counted(all, 'quote was', 'quotes were')} accepted`,
  },
})
