import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '../../platform/mail/isolated.ts'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  codeSent: 'Ein Code ist an die neue Adresse unterwegs. Bis Sie ihn eingeben, gilt Ihre bisherige Adresse weiter.',
  samePassword: 'Bitte wählen Sie ein anderes Passwort als das aktuelle',

  newEmailMail: {
    subject: (provider) => `Ihr Code von ${isolated(provider)} für eine neue E-Mail-Adresse`,
    title: 'Neue E-Mail-Adresse bestätigen',
    enter: 'Geben Sie diesen Code in Ihrem Profil ein, um sich künftig mit dieser Adresse anzumelden:',
    button: 'Code eingeben',
    expires: 'Der Code ist 15 Minuten gültig und kann einmal verwendet werden.',
    notYou: 'Wenn Sie das nicht angefordert haben, verwenden Sie den Code nicht; es geschieht dann nichts weiter.',
    footer: (provider) =>
      `Sie erhalten diese E-Mail, weil Ihre Adresse im Fertigungsportal von ${isolated(provider)} eingegeben wurde.`,
  },
  addressInUseMail: {
    subject: (provider) => `Ihre Adresse wurde für ein anderes Konto bei ${isolated(provider)} eingegeben`,
    title: 'Jemand wollte Ihre Adresse verwenden',
    explain: (provider) =>
      `jemand, vielleicht Sie selbst, wollte die E-Mail-Adresse eines anderen Kontos bei ${isolated(provider)} in diese ändern. Sie gehört bereits zu Ihrem Konto; daher wurde nichts geändert.`,
    wasYou:
      'Wenn Sie es waren: Eine Adresse kann nur für ein Konto verwendet werden. Melden Sie sich mit dem Konto an, zu dem sie gehört.',
    wasNotYou: 'Wenn Sie es nicht waren, brauchen Sie nichts zu tun.',
    button: (provider) => `Zu ${isolated(provider)}`,
    footer: (provider) => `Sie erhalten diese E-Mail wegen Ihres Kontos bei ${isolated(provider)}.`,
  },
}
