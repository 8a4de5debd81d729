import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  viewingOnly: (act) => `Ihre Rolle erlaubt nur das Ansehen. Ein Inhaber oder Einkäufer Ihrer Firma kann ${act}.`,
  formerMember: (act) =>
    `Dies gehört zu einer Firma, der Sie nicht mehr angehören. Ein Inhaber oder Einkäufer dort kann ${act}.`,
  tryAgain: 'Bitte versuchen Sie es erneut.',
  files: {
    uploaded: 'Hochgeladen',
    list: 'Angehängte Dateien',
  },
}
