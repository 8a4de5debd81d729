import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '../../platform/mail/isolated.ts'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  nameRequired: 'Bitte geben Sie Ihren vollständigen Namen ein',
  passwordRequired: 'Bitte geben Sie ein Passwort ein',

  mail: {
    somebody: 'Jemand',
    someCompany: 'der eigenen Firma',
    subject: (provider, inviter, company) =>
      `${isolated(inviter)} lädt Sie zu ${isolated(company)} bei ${isolated(provider)} ein`,
    title: (provider, company) => `Einladung zu ${isolated(company)} bei ${isolated(provider)}`,
    hello: 'Guten Tag,',
    explain: (provider, inviter, email, company) =>
      `${isolated(inviter)} (${email}) lädt Sie zu ${isolated(company)} bei ${isolated(provider)} ein, dem Portal, in dem Sonderteile angefragt, beauftragt und verfolgt werden.`,
    roles: {
      owner:
        'Als Inhaber fragen Sie für die Firma Angebote an, nehmen sie an und erteilen Aufträge, verfolgen die Ihrer Kollegen und bestimmen, wer sonst zur Firma gehört.',
      buyer:
        'Als Einkäufer fragen Sie für die Firma Angebote an, nehmen sie an und erteilen Aufträge und verfolgen die Ihrer Kollegen.',
      viewer:
        'Als Betrachter sehen Sie die Anfragen, Angebote, Aufträge und Dokumente der Firma und ändern nichts daran.',
    },
    button: 'Einladung öffnen',
    validity: (email, until) => `Die Einladung gilt für ${email} bis ${until}.`,
    notYou:
      'Wenn Sie das nicht erwartet haben, können Sie dort ablehnen oder diese E-Mail ignorieren: Es geschieht nichts, solange Sie nicht annehmen.',
    footer: (provider) =>
      `Sie erhalten diese E-Mail, weil jemand diese Adresse zu seiner Firma im Fertigungsportal von ${isolated(provider)} eingeladen hat.`,
  },
}
