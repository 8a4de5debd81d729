import type { WordsOf } from '../words/words.ts'
import type { manufacturabilityText as english } from './manufacturability-text.ts'

const counted = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`)
const comma = (number: string) => number.replace('.', ',')

export const manufacturabilityText: WordsOf<typeof english> = {
  tooLarge: (room) => `Größer als die Maschine, in die ${room} mm passen.`,
  thinWalls: (bodies, mm, least) =>
    bodies === 1
      ? `Eine Wand von ${comma(mm)} mm; unter ${comma(least)} mm kann sie sich verbiegen oder brechen.`
      : `Wände von ${bodies} Körpern, die dünnste ${comma(mm)} mm; unter ${comma(least)} mm können sie sich verbiegen oder brechen.`,
  deepHoles: (count, ratio, deepest) =>
    `${counted(count, 'Eine Bohrung ist', 'Bohrungen sind')} bis zu ${comma(ratio)}-mal so tief wie breit; bei mehr als dem ${comma(deepest)}-Fachen sind Sonderbohrer nötig.`,
  smallHoles: (count, mm, least) =>
    `${counted(count, 'Eine Bohrung hat', 'Bohrungen haben')} mindestens ${comma(mm)} mm, aber weniger als ${comma(least)} mm Durchmesser.`,
  sharpCorners: (count) =>
    `${counted(count, 'Eine scharfe Innenecke', 'scharfe Innenecken')}, in die kein rundes Werkzeug kommt. Ein Radius macht das Teil günstiger.`,
  unreachable: (count) =>
    count === 1
      ? 'Eine Fläche, die kein Werkzeug auf geradem Weg erreicht.'
      : `${count} Flächen, die kein Werkzeug auf geradem Weg erreicht.`,
  manySetups: (setups) => `Das Teil muss ${setups}-mal gespannt werden; jedes Mal kostet Zeit.`,
}
