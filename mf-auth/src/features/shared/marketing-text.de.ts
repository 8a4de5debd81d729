import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { marketingText as english } from './marketing-text.ts'

export const marketingText: WordsOf<typeof english> = {
  customer: {
    title: 'Teile nach Maß, von der Zeichnung bis zur Lieferung',
    text: 'Senden Sie uns Ihre STEP-Dateien und Zeichnungen. Wir kalkulieren, fertigen, prüfen und liefern, und Sie sehen jeden Schritt.',
    points: [
      {
        title: 'Individuelle Fertigung',
        text: 'Zerspant, gegossen, geschmiedet, geschnitten, gedruckt oder gespritzt, genau nach Ihrer Zeichnung.',
      },
      {
        title: 'Professionelle Angebote',
        text: 'Ein klarer Preis, ein Liefertermin und ein Dokument, das Sie weitergeben können.',
      },
      { title: 'Schnelle Bearbeitung', text: 'Ihre Anfrage erreicht unsere Fachleute, sobald Sie sie absenden.' },
      { title: 'Qualitätssicherung', text: 'Sie geben den Prüfbericht frei, bevor etwas verpackt wird.' },
      { title: 'Weltweiter Versand', text: 'Ganze Lieferungen oder Teillieferungen, jede mit ihrer Sendungsnummer.' },
      {
        title: 'Industriestandards',
        text: 'Werkstoffe, Toleranzen und Oberflächen mit den Namen, die in Ihren Zeichnungen stehen.',
      },
    ],
  },
  supplier: {
    title: 'Lasten Sie Ihre Maschinen mit dem aus, was sie am besten können',
    text: 'Werden Sie Teil des Netzwerks: Sehen Sie passende Anfragen, geben Sie Angebote ab und erhalten Sie Bestellungen an einem Ort.',
    points: [
      { title: 'Mehr Kunden', text: 'Anfragen zu Teilen, von denen Sie sonst nie gehört hätten.' },
      {
        title: 'Einfache Abläufe',
        text: 'Anfragen, Angebote und Bestellungen in einer Liste statt in E-Mail-Verläufen.',
      },
      {
        title: 'Zugang zum Weltmarkt',
        text: 'Bieten Sie an, wo immer Ihr Betrieb steht: Zeichnungen und Dokumente sind online.',
      },
      {
        title: 'Qualitätszertifikate',
        text: 'Geben Sie Ihre Zertifikate einmal an und erhalten Sie Anfragen, die sie verlangen.',
      },
      {
        title: 'Moderne Fertigung',
        text: 'Fünf-Achs-Fräsen, Metalldruck, Spritzguss: Sagen Sie, was Ihre Maschinen können.',
      },
      { title: 'Mehr Umsatz', text: 'Füllen Sie freie Maschinenstunden mit Bestellungen zu klaren Bedingungen.' },
    ],
  },
}
