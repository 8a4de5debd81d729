import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './text.ts'

const percent = (share: number) => `−${share.toLocaleString('de-DE')} %`

export const text: WordsOf<typeof english> = {
  title: 'Richtpreis',
  notAnOffer: 'Ein Richtpreis anhand der Zeichnung, kein Angebot. Ihr Angebot kann davon abweichen.',
  forAdmins: 'Eine Kalkulation anhand der Zeichnung und der Kostentabellen, kein Angebot.',
  chooseFirst: 'Wählen Sie Werkstoff und Toleranz, um zu sehen, was dieses Teil kosten könnte.',
  said: (quantity, total) => `Richtpreis für ${quantity.toLocaleString('de-DE')} Stk.: ${total}`,
  measuring: 'Der Richtpreis folgt, sobald die Zeichnung vermessen ist.',
  byHand: 'Kein Richtpreis: Wir kalkulieren dieses Teil von Hand.',
  none: 'Keine Kalkulation: Die Zeichnung konnte nicht vermessen werden.',
  failed: 'Der Richtpreis konnte nicht geladen werden',
  failedText: 'Der Rest dieser Seite ist nicht betroffen.',
  columns: { quantity: 'Menge', unit: 'Je Stück', total: 'Gesamt' },
  madeOf: (quantity) => `Kosten von ${quantity.toLocaleString('de-DE')} Stk. im Einzelnen`,
  cheaper: 'Was es günstiger machen würde',
  hint: (what, share) => `${what}: ${percent(share)}`,
  range: (low, high) => `${low} – ${high}`,
}
