import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import { text as form } from '../../text.ts'
import type { text as english } from './text.ts'

const counted = (count: number) => (count === 1 ? '1 Zeile' : `${count} Zeilen`)

export const text: WordsOf<typeof english> = {
  label: 'Teile',
  heads: {
    get name() {
      return form.parts.name
    },
    get material() {
      return form.part.material
    },
    get materialGrade() {
      return form.part.grade
    },
    get finishing() {
      return form.part.finishing
    },
    get tolerance() {
      return form.part.tolerance
    },
    get quantities() {
      return form.project.quantity
    },
  },
  place: 'Teil',
  get files() {
    return form.files.title
  },
  actions: 'Aktionen',
  hint: 'Fügen Sie Zeilen aus einer Tabellenkalkulation in eine beliebige Zelle ein. Strg+D füllt eine Zelle nach unten aus, Enter wechselt in die Zeile darunter.',
  cell: (label, part) => `${label} von ${isolated(part)}`,
  quantitiesHint: 'Mehrere wie in 1, 10, 50',
  fill: (label, from, count) =>
    `${label} ab Zeile ${from} nach unten ausfüllen: ${counted(count)} ${count === 1 ? 'wird' : 'werden'} geändert`,
  nothingToFill: (label) => `${label}: Die Zeilen darunter haben denselben Wert`,
  filled: (label, count) => `${label}: ${counted(count)} geändert`,
  pasted: (changed, added, left, most) =>
    [
      `Eingefügt: ${counted(changed)} geändert, ${added} hinzugefügt`,
      ...(left > 0 ? [`${counted(left)} ausgelassen, da eine Anfrage bis zu ${most} Teile enthalten kann`] : []),
    ].join('; '),
  undo: 'Rückgängig',
  undone: 'Rückgängig gemacht',
  more: (part) => `Mehr zu ${isolated(part)}`,
  duplicate: 'Duplizieren',
  moveUp: 'Nach oben verschieben',
  moveDown: 'Nach unten verschieben',
  remove: 'Entfernen',
}
