import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  title: 'So funktionieren Anfragen',
  description: 'Mit einer Anfrage bitten Sie uns um einen Preis für Ihre Teile.',
  back: 'Übersicht',
  submit: 'Neue Anfrage einreichen',
  mine: 'Meine Anfragen',
  stepsTitle: 'So geht es weiter',
  steps: [
    {
      title: 'Sie senden die Zeichnung',
      text: 'Mit Werkstoff, Toleranz und Menge. Die Anfrage erhält eine Nummer und steht unter „Meine Anfragen“.',
    },
    {
      title: 'Wir prüfen sie',
      text: 'Unsere Ingenieure sehen sich die Teile an. Ist etwas unklar, fragen sie Sie unter „Nachrichten“.',
    },
    {
      title: 'Sie erhalten ein Angebot',
      text: 'Mit Preis, Gültigkeitsdatum und Liefertermin. Sie nehmen es unter „Meine Angebote“ an oder lehnen es ab.',
    },
    {
      title: 'Sie senden die Bestellung',
      text: 'Als PDF mit ihrer Nummer, bei der Annahme oder später. Wir prüfen sie und legen den Auftrag an.',
    },
    {
      title: 'Sie verfolgen die Fertigung',
      text: 'Acht Stufen, jede mit ihrem Datum. Bei der Qualitätsprüfung geben Sie die Teile frei oder fordern eine Nachbesserung an.',
    },
  ],
  topics: [
    {
      title: 'Was Sie senden sollten',
      points: [
        'Ein STEP-Modell für die Form und eine PDF-Zeichnung für Maße, Gewinde und Oberflächen.',
        'Den Werkstoff, mit Sorte, falls sie wichtig ist, und die Oberfläche.',
        'Enge Toleranzen nur dort, wo das Teil sie braucht: Sie bestimmen einen großen Teil des Preises.',
        'In den Anmerkungen alles, was die Zeichnungen nicht sagen: Verwendung, Prüfung, Verpackung, wann Sie die Teile brauchen.',
      ],
    },
    {
      title: 'Dateien',
      points: [
        'STEP (.step oder .stp) bis 100 MB und PDF bis 25 MB. Andere Dateitypen werden nicht angenommen.',
        'Fügen Sie so viele hinzu, wie das Teil braucht. Jede zeigt ihren Fortschritt, und eine fehlgeschlagene können Sie einzeln erneut senden.',
        'Ein STEP-Modell öffnet sich im Browser, wo Sie es drehen und von allen Seiten ansehen können.',
        'Nur Sie, Ihre Firma und wer Ihre Teile für uns anbietet oder fertigt, können Ihre Dateien sehen.',
      ],
    },
    {
      title: 'Mehrere Teile und Mengen',
      points: [
        'Teile, die Sie zusammen bestellen würden, gehören in eine Anfrage: Wählen Sie „Weiteres Teil hinzufügen“.',
        'Jedes Teil hat seinen eigenen Werkstoff, seine Toleranz und seine Dateien.',
        'Fragen Sie mehrere Mengen an, etwa 10, 50 und 100. Das Angebot enthält für jede einen Preis, und Sie wählen bei der Annahme.',
      ],
    },
    {
      title: 'Wie lange es dauert',
      points: [
        'Ein einzelnes Drehteil ist schneller kalkuliert als eine Baugruppe; vollständige Zeichnungen ersparen Rückfragen.',
        'Die Anfrage zeigt, wie weit wir sind, und wir senden Ihnen eine E-Mail, sobald das Angebot fertig ist.',
        'Das Angebot nennt den voraussichtlichen Liefertermin. Die Fertigung beginnt mit Ihrer Bestellung; senden Sie sie daher bald nach der Annahme.',
      ],
    },
    {
      title: 'Änderungen und Revisionen',
      points: [
        'Nach dem Einreichen hat sich etwas geändert? Schreiben Sie uns aus der Anfrage heraus und hängen Sie die neue Zeichnung an.',
        'Nicht mehr nötig? Ziehen Sie die Anfrage auf ihrer Seite zurück, solange wir kein Angebot erstellt haben.',
        'Ein überarbeitetes Angebot ersetzt das vorherige und zeigt, was sich geändert hat. Frühere bleiben lesbar.',
        'Ein abgelaufenes Angebot kann nicht angenommen werden. Fordern Sie direkt im Angebot ein neues an.',
        'Um dieselben Teile noch einmal fertigen zu lassen, bestellen Sie sie aus dem Verlauf unter „Meine Aufträge“ nach: eine neue Anfrage mit allen Dateien.',
      ],
    },
  ],
  statusTitle: 'Was die Status bedeuten',
  statuses: [
    { status: 'submitted', text: 'Wir haben Ihre Anfrage und sehen sie uns als Nächstes an.' },
    { status: 'reviewing', text: 'Unsere Ingenieure sehen sich Ihre Teile an und berechnen den Preis.' },
    { status: 'quoted', text: 'Ein Angebot wartet auf Ihre Entscheidung.' },
    {
      status: 'accepted',
      text: 'Sie haben das Angebot angenommen. Es wird zum Auftrag, sobald wir Ihre Bestellung haben.',
    },
    { status: 'declined', text: 'Sie haben das Angebot abgelehnt, oder wir können die Teile nicht fertigen.' },
    { status: 'withdrawn', text: 'Sie haben die Anfrage zurückgezogen, bevor wir ein Angebot erstellt haben.' },
  ],
}
