import type { WordsOf } from '../../words/words.ts'
import type { estimateText as english } from './estimate-text.ts'

const shown = (value: number, digits = 2) => value.toLocaleString('de-DE', { maximumFractionDigits: digits })
const counted = (count: number, one: string, many: string) => `${shown(count)} ${count === 1 ? one : many}`
const tolerances: Readonly<Record<string, string>> = { tight: 'enger Toleranz', precision: 'Präzisionstoleranz' }

export const estimateText: WordsOf<typeof english> = {
  material: (kg) => `${shown(kg)} kg Material je Stück`,
  machining: (minutes) => `${shown(minutes, 1)} min Bearbeitung je Stück`,
  setups: (setups, clampings) => {
    const rigged = counted(setups, 'Rüstvorgang', 'Rüstvorgänge')
    return clampings === setups ? rigged : `${rigged}, ${counted(clampings, 'Aufspannung', 'Aufspannungen')} je Stück`
  },
  holes: (holes) => `${counted(holes, 'Bohrung', 'Bohrungen')} je Stück`,
  tolerance: 'Engere Toleranz: langsamere Bearbeitung und mehr Messungen',
  finishing: (finish, dm2) => `${finish}: ${shown(dm2)} dm² je Stück`,
  margin: (percent) => `Marge von ${percent} %`,
  minimum: 'Aufschlag auf den Mindestauftragswert',
  rounding: (currency) => `Aufgerundet auf einen in ${currency} zahlbaren Betrag`,
  unknownSetups: (bodies) =>
    bodies === 1
      ? 'Die Rüstvorgänge eines Körpers sind nicht bekannt; er zählt mit einem.'
      : `Die Rüstvorgänge von ${shown(bodies)} Körpern sind nicht bekannt; jeder zählt mit einem.`,
  unplacedSetups: (copies) =>
    copies === 1
      ? 'Eine weitere Kopie zählt mit einem Rüstvorgang.'
      : `${shown(copies)} weitere Kopien zählen zusammen mit einem Rüstvorgang.`,
  standardTolerance: (tolerance) => `Standardtoleranz statt ${tolerances[tolerance] ?? tolerance}`,
  noFinish: 'Unbehandelt statt mit Oberflächenbehandlung',
  pieces: (count) => `${count} Stück, je Stück`,
}
