import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated, isolatedList } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('de-DE')} ${count === 1 ? one : many}`

const pieces = (count: number) => `${count.toLocaleString('de-DE')} Stk.`

export const text: WordsOf<typeof english> = {
  title: 'Zuschlag',
  description:
    'Verteilen Sie die Teile selbst auf Lieferanten, oder nehmen Sie die günstigste Verteilung, die Ihre Grenzen einhält.',
  unsaid: '–',
  nothing: 'Für kein Angebot kann der Zuschlag erteilt werden',
  nothingText: 'Jedes Angebot ist entschieden, veraltet oder abgelaufen.',
  allAwarded: 'Für alles ist der Zuschlag erteilt',
  allAwardedText: 'Um ihn jemand anderem zu erteilen, nehmen Sie zuerst eine Annahme zurück.',
  currency: 'Währung',
  currencyHint: 'Preise in verschiedenen Währungen werden nie addiert.',
  needed: (part) => `${isolated(part)}: benötigte Stückzahl`,
  neededHint: (most) => `Höchstens ${pieces(most)} können vergeben werden`,
  awarded: (count) => `Bereits vergeben: ${pieces(count)}`,
  wrongQuantity: 'Bitte geben Sie eine gültige Menge ein',
  limits: {
    title: 'Grenzen',
    maxSuppliers: 'Höchstzahl der Lieferanten',
    minSources: 'Mindestzahl der Bezugsquellen',
    neededBy: 'Benötigt bis',
    notBefore: 'Nicht vor dem',
    notBeforeLate: 'Das liegt nach dem Tag, an dem die Ware benötigt wird',
    certificates: 'Nur Lieferanten mit',
    noCertificates: 'Kein geprüfter Lieferant, der angeboten hat, hat ein gültiges Zertifikat hinterlegt.',
    wrong: 'Bitte geben Sie eine ganze Zahl ab 1 ein',
    wrongDate: 'Bitte geben Sie ein vollständiges Datum ein',
    names: {
      maxSuppliers: 'Höchstzahl der Lieferanten',
      minSources: 'Mindestzahl der Bezugsquellen',
      neededBy: 'spätester Liefertag',
      notBefore: 'erster Liefertag',
      requiredCertificates: 'Zertifikate',
    },
  },
  choice: {
    title: 'Ihre Auswahl',
    share: (part, supplier) => `${isolated(part)} von ${isolated(supplier)}`,
    from: (supplier) => `Von ${isolated(supplier)}`,
    offered: (price, amount) => `${price} je Stück, ${amount}`,
    notOffered: 'In dieser Menge nicht angeboten',
    empty: 'Geben Sie ein, wie viele Teile jeder Lieferant erhält, oder nehmen Sie die günstigste Verteilung.',
    total: 'Gesamt mit Rüstkosten und Fracht',
    margin: (amount, percent) => `Marge ${amount}${percent === null ? '' : ` (${percent})`}`,
    dearer: (amount) => `${amount} mehr als die günstigste Verteilung.`,
    cheaper: (amount) => `${amount} weniger als die günstigste Verteilung, die alle Grenzen einhält.`,
    same: 'Kostet dasselbe wie die günstigste Verteilung.',
    breaks: 'Nicht eingehaltene Grenzen',
    submit: 'Zuschlag erteilen',
    unsent: 'Geben Sie zuerst ein, wie viele Teile vergeben werden',
    wrong: 'Berichtigen Sie zuerst die Mengen',
  },
  cheapest: {
    title: 'Günstigste Verteilung',
    working: 'Die günstigste Verteilung wird berechnet',
    impossible: 'Keine Verteilung hält alle Grenzen ein',
    failed: 'Diese Preise lassen sich nicht vergleichen: Ein Betrag ist zu groß oder in seiner Währung nicht zahlbar.',
    missing: 'Geben Sie ein, wie viele Teile benötigt werden, und Grenzen, die sich nicht widersprechen.',
    proven: 'Unter diesen Grenzen kann nichts weniger kosten.',
    unproven: 'Die günstigste gefundene; ob etwas weniger kostet, ist nicht bewiesen.',
    use: 'Diese Verteilung übernehmen',
    line: (count, part, price, amount) => `${pieces(count)} ${isolated(part)} zu ${price}: ${amount}`,
    fees: (setup, freight) => `Rüstkosten ${setup}, Fracht ${freight}`,
    arrives: (date) => `Eintreffen: ${date}`,
    supplier: (supplier, amount) => `${isolated(supplier)}: ${amount}`,
    why: 'Warum',
    without: 'Was wäre, wenn',
    left: (supplier) => `Ohne ${isolated(supplier)}`,
    unlimited: (limit) => `Ohne die Grenze „${limit}“`,
    more: (amount, total, names) => `${amount} mehr: ${total}, von ${names}`,
    less: (amount, total, names) => `${amount} weniger: ${total}, von ${names}`,
    same: (total, names) => `Dasselbe: ${total}, von ${names}`,
    none: 'Kein Zuschlag möglich',
    total: (total, names) => `${total}, von ${names}`,
  },
  exclusions: {
    other_currency: (supplier, currency) => `${isolated(supplier)} hat in ${currency} angeboten.`,
    expired: (supplier, date) => `Das Angebot von ${isolated(supplier)} war bis ${date} gültig.`,
    too_late: (supplier, date) => `${isolated(supplier)} würde am ${date} liefern, also zu spät.`,
    too_early: (supplier, date) => `${isolated(supplier)} würde am ${date} liefern, also zu früh.`,
    no_certificate: (supplier, missing) =>
      `${isolated(supplier)} hat kein gültiges Zertifikat für ${isolated(missing)} hinterlegt.`,
    does_not_cover: (supplier) => `${isolated(supplier)} bietet kein Teil in der benötigten Menge an.`,
  },
  facts: {
    not_offered: (supplier, part) => `${isolated(supplier)} bietet ${isolated(part)} nicht an.`,
    offered_from: (supplier, part, least) =>
      `${isolated(supplier)} bietet ${isolated(part)} erst ab ${pieces(least)} an.`,
    cheaper_alone: (part, supplier, amount, paid) =>
      `${isolated(part)} allein würde bei ${isolated(supplier)} ${amount} statt ${paid} kosten; Rüstkosten, Fracht oder eine Grenze wiegen das auf.`,
  },
  obstacles: {
    part_not_covered: (part) => `Kein zugelassener Lieferant bietet ${isolated(part)} in der benötigten Menge an.`,
    limits_contradict: (least, most) =>
      `Mindestens ${counted(least, 'Bezugsquelle', 'Bezugsquellen')} und höchstens ${counted(most, 'Lieferant', 'Lieferanten')} widersprechen sich.`,
    too_few_sources: (available, least) =>
      `Nur ${counted(available, 'Lieferant darf', 'Lieferanten dürfen')} teilnehmen; Bezugsquellen verlangt: ${least}.`,
    needs_more_suppliers: (least, most) =>
      `Nötig sind mindestens ${counted(least, 'Lieferant', 'Lieferanten')}; erlaubt sind höchstens ${most}.`,
    cannot_be_split: (least) =>
      `Die Teile lassen sich nicht auf ${counted(least, 'Bezugsquelle', 'Bezugsquellen')} verteilen.`,
  },
  breaches: {
    not_offered: (supplier, count, part) => `${isolated(supplier)} bietet ${pieces(count)} ${isolated(part)} nicht an.`,
    missing: (count, part) => `${isolated(part)}: Es fehlen ${pieces(count)}`,
    tooMany: (count, part) => `${isolated(part)}: ${pieces(count)} mehr als benötigt.`,
    tooManySuppliers: (count, most) => `${counted(count, 'Lieferant', 'Lieferanten')}, höchstens ${most} sind erlaubt.`,
    tooFewSources: (count, least) =>
      `${counted(count, 'Bezugsquelle', 'Bezugsquellen')}, mindestens ${least} sind verlangt.`,
    unknown: 'Ein Angebot oder ein Teil ist nicht mehr vorhanden.',
  },
  dialog: {
    title: 'Zuschlag erteilen',
    text: 'Die Lieferanten werden informiert. Bis eine Bestellung angelegt ist, kann eine Annahme zurückgenommen werden.',
    changed: (suppliers) =>
      `Geändert, während Sie es ansahen: ${isolatedList(suppliers)}. Schließen Sie diesen Dialog und prüfen Sie den Zuschlag erneut.`,
    changedReason: 'Ein Angebot hat sich geändert. Schließen Sie diesen Dialog und prüfen Sie den Zuschlag erneut.',
    line: (count, part) => `${pieces(count)} ${isolated(part)}`,
    others: (count) =>
      `${counted(count, 'weiteres Angebot', 'weitere Angebote')} in Prüfung als nicht ausgewählt markieren`,
    othersHint: 'Jeder dieser Lieferanten erhält die Rückmeldung unten.',
    feedback: 'Rückmeldung an die anderen',
    submit: 'Diese Angebote annehmen',
    partly: (done, all) => `${done} von ${counted(all, 'Angebot', 'Angeboten')} angenommen`,
  },
}
