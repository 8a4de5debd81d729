import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '../../platform/mail/isolated.ts'
import type { text as english } from './supplier-text.ts'

const inDays = (days: number) => {
  if (days === 0) return 'heute'
  return days === 1 ? 'morgen' : `in ${days} Tagen`
}

export const text: WordsOf<typeof english> = {
  requested: {
    subject: (reference, project) => `${isolated(reference)}: Bitte um Ihr Angebot für ${isolated(project)}`,
    title: 'Eine neue Anfrage für Sie',
    explain: (project) =>
      `wir bitten um Ihr Angebot für ${isolated(project)}. Zeichnungen und Mengen finden Sie im Portal.`,
    due: (day) => `Bitte bieten Sie bis ${day} an.`,
    button: 'Anfrage ansehen',
  },
  changed: {
    subject: (reference, project) => `${isolated(reference)}: Die Anfrage für ${isolated(project)} wurde geändert`,
    title: 'Eine Anfrage wurde geändert',
    explain: (project) =>
      `wir haben unsere Anfrage für ${isolated(project)} geändert. Wenn Sie bereits angeboten haben, sehen Sie sie sich bitte an und bieten Sie erneut an.`,
  },
  reopened: {
    subject: (reference, project) => `${isolated(reference)}: Für ${isolated(project)} kann wieder angeboten werden`,
    title: 'Eine Anfrage hat eine neue Angebotsfrist',
    explain: (project) => `die Anfrage für ${isolated(project)} hat eine neue Angebotsfrist.`,
  },
  accepted: {
    subject: (reference, project) => `${isolated(reference)}: Wir nehmen Ihr Angebot für ${isolated(project)} an`,
    title: 'Ihr Angebot wurde angenommen',
    explain: (project) => `wir haben Ihr Angebot für ${isolated(project)} angenommen.`,
    award: (part, quantity) => `${isolated(part)}: ${quantity} Stück`,
    next: 'Unsere Bestellung folgt.',
    button: 'Angebot ansehen',
  },
  notSelected: {
    subject: (reference, project) =>
      `${isolated(reference)}: Ihr Angebot für ${isolated(project)} wurde nicht ausgewählt`,
    title: 'Ihr Angebot wurde nicht ausgewählt',
    explain: (project) =>
      `vielen Dank für Ihr Angebot für ${isolated(project)}. Dieses Mal haben wir uns für ein anderes entschieden.`,
  },
  takenBack: {
    subject: (reference, project) =>
      `${isolated(reference)}: Wir haben unsere Annahme für ${isolated(project)} zurückgenommen`,
    title: 'Unsere Annahme wurde zurückgenommen',
    explain: (project) =>
      `wir haben die Annahme Ihres Angebots für ${isolated(project)} zurückgenommen. Es wurde nichts bestellt; wir entscheiden erneut über Ihr Angebot.`,
  },
  ordered: {
    subject: (number, project) => `Bestellung ${number} für ${isolated(project)}`,
    title: 'Eine Bestellung für Sie',
    explain: (number, project) =>
      `wir haben die Bestellung ${number} für ${isolated(project)} ausgestellt. Bitte bestätigen Sie sie mit dem Tag, an dem die Ware eintrifft.`,
    button: 'Bestellung ansehen',
  },
  receiptCorrected: {
    subject: (number) => `${isolated(number)}: Wir haben einen Wareneingang berichtigt`,
    title: 'Ein Wareneingang wurde berichtigt',
    now: (good, faulty) => `mit dieser Lieferung haben wir erhalten: ${good} gute und ${faulty} fehlerhafte Teile.`,
    before: (good, faulty) => `Zuvor hatten wir vermerkt: ${good} gute und ${faulty} fehlerhafte.`,
    day: (day, before) => `Eingetroffen ist sie am ${day}, nicht am ${before}.`,
    because: (reason) => `Grund: ${isolated(reason)}`,
  },
  orderChanged: {
    subject: (number) => `Bestellung ${number} wurde geändert`,
    title: 'Eine Bestellung wurde geändert',
    explain: (number, day) => `die Bestellung ${number} wurde geändert. Der Liefertermin ist der ${day}.`,
  },
  cancelled: {
    subject: (number) => `Bestellung ${number} ist storniert`,
    title: 'Eine Bestellung ist storniert',
    explain: (number) => `wir haben die Bestellung ${number} storniert.`,
  },
  quoted: {
    subject: (reference, name, project) => `${isolated(reference)}: ${isolated(name)} bietet ${isolated(project)} an`,
    title: 'Ein Lieferant hat angeboten',
    explain: (name, project, price) => `${isolated(name)} bietet ${isolated(project)} für ${price} an.`,
    revised: (name, project, price) =>
      `${isolated(name)} hat das Angebot für ${isolated(project)} überarbeitet: jetzt ${price}.`,
    button: 'Lieferantenangebote ansehen',
  },
  declined: {
    subject: (reference, name, project) =>
      `${isolated(reference)}: ${isolated(name)} bietet ${isolated(project)} nicht an`,
    title: 'Ein Lieferant hat abgelehnt',
    explain: (name, project) => `${isolated(name)} gibt kein Angebot für ${isolated(project)} ab.`,
  },
  ending: {
    inDays,
    subject: (name, when) => `Ihr Zertifikat ${isolated(name)} läuft ${when} ab`,
    title: 'Ein Zertifikat läuft bald ab',
    explain: (name, day) => `Ihr Zertifikat ${isolated(name)} läuft am ${day} ab.`,
    next: 'Bitte laden Sie das neue in Ihrem Profil hoch: Manche Arbeiten werden nur mit gültigem Zertifikat vergeben.',
    button: 'Profil öffnen',
    adminSubject: (supplier, name, when) => `${isolated(supplier)}: Das Zertifikat ${isolated(name)} läuft ${when} ab`,
    adminExplain: (supplier, name, day) =>
      `${isolated(supplier)}: Das Zertifikat ${isolated(name)} läuft am ${day} ab. Der Lieferant wurde um ein neues gebeten.`,
    adminButton: 'Lieferanten ansehen',
  },
  request: 'Anfrage',
  aSupplier: 'Ein Lieferant',
}
