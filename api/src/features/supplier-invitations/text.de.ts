import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '../../platform/mail/isolated.ts'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  mail: {
    subject: (provider) => `${isolated(provider)} lädt Sie ein, Sonderteile anzubieten`,
    title: 'Werden Sie unser Lieferant',
    hello: 'Guten Tag,',
    explain: (company) =>
      `wir möchten ${company === null ? 'Sie' : isolated(company)} um Angebote für Sonderteile bitten. Im Lieferantenportal erhalten Sie unsere Anfragen mit Zeichnungen, geben Angebote ab und verfolgen Ihre Bestellungen.`,
    button: 'Einladung öffnen',
    validity: (email, until) => `Die Einladung gilt für ${email} bis ${until}.`,
    notYou:
      'Wenn Sie das nicht erwartet haben, können Sie diese E-Mail ignorieren: Es geschieht nichts, solange Sie nicht annehmen.',
    footer: (provider) =>
      `Sie erhalten diese E-Mail, weil wir diese Adresse in das Lieferantenportal von ${isolated(provider)} eingeladen haben.`,
  },
}
