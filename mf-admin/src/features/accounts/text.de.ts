import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import { text as shared } from '../shared/text.ts'
import type { text as english } from './text.ts'

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('de-DE')} ${count === 1 ? one : many}`

export const text: WordsOf<typeof english> = {
  title: 'Konten',
  description: 'Alle, die sich anmelden können: wer sie sind, wo sie angemeldet sind und was mit ihrem Konto geschah.',
  add: 'Administrator hinzufügen',
  list: {
    caption: 'Konten',
    noun: 'Konten',
    search: { label: 'Konten durchsuchen', placeholder: 'Name, E-Mail oder Firma' },
    noMatch: 'Keine passenden Konten',
  },
  kinds: {
    label: 'Art des Kontos',
    '': 'Alle',
    customer: 'Kunden',
    supplier: 'Lieferanten',
    admin: 'Admins',
  },
  kind: { customer: 'Kunde', supplier: 'Lieferant', admin: 'Admin' },
  states: {
    '': 'Alle Status',
    verified: 'Bestätigt',
    unverified: 'Nicht bestätigt',
    password_reset: 'Muss Passwort ändern',
  },
  sorts: { 'date-desc': 'Datum (neueste zuerst)', 'date-asc': 'Datum (älteste zuerst)', name: 'Name' },
  columns: {
    name: 'Name',
    kind: 'Art',
    company: 'Firma und Rolle',
    state: 'Status',
    lastSignIn: 'Letzte Anmeldung',
    devices: 'Geräte',
    created: 'Angelegt',
    actions: 'Aktionen',
  },
  roles: shared.companyRoles,
  you: 'Sie',
  none: 'Keine Konten',
  noneText: 'Wer sich registriert, eingeladen oder von einem Admin hinzugefügt wird, erscheint hier.',
  never: 'Nie',
  unsaid: '–',
  view: 'Ansehen',
  viewNamed: (name) => `${isolated(name)} ansehen`,
  panel: {
    unknown: 'Konto',
    loadFailed: 'Das Konto konnte nicht geladen werden',
    kind: 'Art',
    state: 'Status',
    company: 'Firma',
    created: 'Angelegt',
    lastSignIn: 'Letzte Anmeldung',
    devices: 'Angemeldete Geräte',
    customer: 'Zum Kunden',
  },
  role: {
    label: 'Rolle in der Firma',
    hints: {
      owner: 'Handelt für die Firma und verwaltet ihre Mitglieder',
      buyer: 'Reicht Anfragen ein, beantwortet Angebote und gibt Qualitätsprüfungen frei',
      viewer: 'Sieht alles in der Firma und ändert nichts',
    },
    save: 'Rolle speichern',
    unchanged: 'Wählen Sie zuerst eine andere Rolle',
    done: 'Rolle geändert',
    doneText: (name, role) => `${isolated(name)} hat jetzt die Rolle „${role}“.`,
    failed: 'Die Rolle konnte nicht geändert werden',
  },
  signOut: {
    action: 'Überall abmelden',
    nowhere: 'Dieses Konto ist auf keinem Gerät angemeldet',
    title: (name) => `${isolated(name)} überall abmelden?`,
    body: (devices) =>
      `${devices === 1 ? 'Die einzige Sitzung dieses Kontos endet' : `Alle ${devices.toLocaleString('de-DE')} Sitzungen dieses Kontos enden`} sofort. Was auf diesen Geräten nicht gespeichert ist, geht verloren. Das Passwort bleibt, wie es ist.`,
    ownBody: 'Das ist Ihr eigenes Konto: Sie müssen sich auch hier neu anmelden.',
    confirm: 'Überall abmelden',
    done: 'Überall abgemeldet',
    doneText: (name, devices) => `${isolated(name)} wurde auf ${counted(devices, 'Gerät', 'Geräten')} abgemeldet.`,
    failed: 'Das Konto konnte nicht abgemeldet werden',
  },
  deletion: {
    action: 'Konto löschen',
    own: 'Ihr eigenes Konto können Sie hier nicht löschen. Das geht in Ihrem Profil.',
    title: (name) => `Das Konto von ${isolated(name)} löschen?`,
    goes: (email) => `Die Anmeldung mit ${email} endet auf jedem Gerät, und personenbezogene Daten werden entfernt.`,
    rfqs: (count) => counted(count, 'Anfrage', 'Anfragen'),
    quotes: (count) => counted(count, 'Angebot', 'Angebote'),
    orders: (count) => counted(count, 'Auftrag', 'Aufträge'),
    withoutOrder: (rfqs, count) => `${rfqs} ohne Auftrag ${count === 1 ? 'wird' : 'werden'} gelöscht.`,
    nothing: 'Dieses Konto hat keine Anfragen oder Aufträge.',
    withItsQuote: '1 Anfrage ohne Auftrag und ihr Angebot werden gelöscht.',
    withQuotes: (rfqs, quotes) => `${rfqs} ohne Auftrag und ${quotes} dazu werden gelöscht.`,
    kept: (orders, count) =>
      `${orders} ${count === 1 ? 'bleibt' : 'bleiben'} unter „Gelöschter Kunde“ ohne personenbezogene Daten erhalten.`,
    stillOpen: (open, orders) => {
      if (open === orders) {
        return open === 1
          ? 'Dieser Auftrag ist noch offen und nicht geliefert.'
          : 'Diese Aufträge sind noch offen und nicht geliefert.'
      }
      return `${open.toLocaleString('de-DE')} dieser Aufträge ${open === 1 ? 'ist' : 'sind'} noch offen und nicht geliefert.`
    },
    nothingAsked: 'Dieses Konto hat keine Lieferantenanfragen, Angebote oder Bestellungen.',
    keptOfSupplier: (requests, quotes, orders) =>
      `Unter „Gelöschter Nutzer“ bleiben erhalten: ${counted(requests, 'Lieferantenanfrage', 'Lieferantenanfragen')}, ${counted(quotes, 'Lieferantenangebot', 'Lieferantenangebote')} und ${counted(orders, 'Bestellung', 'Bestellungen')}.`,
    openOrders: (count) =>
      `Zu ${counted(count, 'Bestellung', 'Bestellungen')} steht noch Ware aus. Erfassen Sie zuerst den Wareneingang, oder stornieren Sie sie.`,
    owesGoods: 'Dieser Lieferant muss noch Ware liefern',
    successor: (name, company) => `${isolated(name)} wird Inhaber von ${isolated(company)}.`,
    forGood: 'Das kann nicht rückgängig gemacht werden.',
    confirm: 'Konto löschen',
    done: 'Konto gelöscht',
    doneText: (name) => `Das Konto von ${isolated(name)} wurde gelöscht.`,
    failed: 'Das Konto konnte nicht gelöscht werden',
    previewFailed: 'Es konnte nicht ermittelt werden, was gelöscht würde',
  },
  adding: {
    title: 'Administrator hinzufügen',
    description:
      'Administratoren sehen alles und verwalten jedes Konto. Das erste Passwort muss bei der ersten Anmeldung geändert werden.',
    name: 'Vollständiger Name',
    email: 'E-Mail',
    password: 'Erstes Passwort',
    passwordHint: 'Mindestens 6 Zeichen. Geben Sie es selbst weiter; es wird nicht per E-Mail gesendet.',
    submit: 'Administrator hinzufügen',
    sending: 'Das Konto wird angelegt',
    done: 'Administrator hinzugefügt',
    doneText: (email) =>
      `Wir haben eine E-Mail an ${email} gesendet. Das erste Passwort geben Sie bitte selbst weiter.`,
    failed: 'Der Administrator konnte nicht hinzugefügt werden',
  },
}
