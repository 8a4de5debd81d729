import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  tolerance: {
    ask: 'Wie genau?',
    title: 'Was eine Toleranz sagt',
    intro:
      'Um wie viel ein Maß von Ihrer Zeichnung abweichen darf. Engere Toleranzen kosten mehr: Die Bearbeitung ist langsamer, und es wird mehr gemessen. Steht in der Zeichnung eine Toleranz an einem Maß, gilt sie für dieses Maß.',
    uses: {
      standard: 'Für die meisten Teile: Deckel, Halter, Platten, alles mit etwas Spiel.',
      tight: 'Wo Teile ineinandergreifen: Lagersitze, Gleitpassungen, Stiftbohrungen.',
      precision: 'Für Presspassungen, Lehren und Dichtflächen. Bitte nur wählen, wo das Teil sie braucht.',
    },
    drawing: (label) => `Ein Maß mit seinem Toleranzfeld, vergrößert dargestellt: ${label}`,
  },
  finishing: {
    ask: 'Welche Oberfläche?',
    title: 'Was eine Oberflächenbehandlung bewirkt',
    intro:
      'Sie verändert Aussehen, Verschleiß und Korrosion; manche tragen Material auf: Gewinde und Passungen müssen dann unter Umständen abgedeckt werden.',
    kinds: {
      bare: [
        'Unbehandelt',
        'Feine Bearbeitungsspuren bleiben sichtbar. Nichts wird aufgetragen, und es kostet am wenigsten.',
      ],
      blasted: [
        'Gestrahlt, gleitgeschliffen',
        'Gleichmäßig und matt; Kanten sind gebrochen. Es wird fast nichts abgetragen.',
      ],
      layer: [
        'Galvanisiert, lackiert, pulverbeschichtet',
        'Eine Schicht liegt obenauf: 5 bis 25 µm galvanisch, 60 bis 120 µm als Pulver. Bohrungen werden um das Doppelte kleiner.',
      ],
      converted: [
        'Eloxiert, brüniert, passiviert',
        'Die Oberfläche selbst wird zu einer harten oder schützenden Haut. Eloxal wächst etwa zur Hälfte in das Teil und zur Hälfte nach außen.',
      ],
      hardened: ['Wärmebehandelt', 'Das Teil wird bis in eine gewisse Tiefe härter und kann sich leicht verziehen.'],
    },
    drawing: (kind) => `Schnitt durch eine Oberfläche: ${kind}`,
  },
  close: 'Schließen',
}
