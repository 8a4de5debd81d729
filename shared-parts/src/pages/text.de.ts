import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  open: 'Seite öffnen',
  copyLink: {
    label: 'Link kopieren',
    copied: 'Link kopiert',
    failed: 'Link nicht kopiert',
    failedText: 'Ihr Browser hat es nicht erlaubt. Bitte kopieren Sie stattdessen die Adresse dieser Seite.',
  },
  next: {
    label: 'Wie es weitergeht',
    turns: {
      yours: 'Sie sind am Zug',
      customer: 'Kunde ist am Zug',
      provider: 'Anbieter ist am Zug',
      carrier: 'Unterwegs',
    },
    steps: {
      decide: 'Als Nächstes: Angebot annehmen oder ablehnen',
      ask_anew: 'Als Nächstes: neues Angebot anfordern, da dieses abgelaufen ist',
      purchase_order: 'Als Nächstes: Bestellung hochladen',
      decide_quality: 'Als Nächstes: Qualitätsprüfung freigeben oder Nacharbeit verlangen',
      pay: 'Als Nächstes: Rechnung bezahlen',
      quote: 'Als Nächstes: Anfrage prüfen und anbieten',
      quote_anew: 'Als Nächstes: abgelaufenes Angebot erneuern',
      create_order: 'Als Nächstes: Auftrag aus der Bestellung anlegen',
      revise_quality: 'Als Nächstes: nacharbeiten und erneut um Freigabe bitten',
      ship: 'Als Nächstes: Teile versenden',
      invoice: 'Als Nächstes: Rechnung senden',
      deliver: 'Als Nächstes: Zustellung',
    },
    stage: (stage) => `Als Nächstes: ${stage}`,
    decideBy: (date) => `Als Nächstes: Angebot bis ${date} annehmen oder ablehnen`,
  },
  title: (thing, provider) => `${isolated(thing)} · ${isolated(provider)}`,
}
