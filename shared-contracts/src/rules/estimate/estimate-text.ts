import { words } from '../../words/words.ts'

const counted = (count: number, one: string) => `${count.toLocaleString('en-US')} ${count === 1 ? one : `${one}s`}`
const shown = (value: number, digits = 2) => value.toLocaleString('en-US', { maximumFractionDigits: digits })

/** What the lines of an estimate are for, what was assumed, and what would make it cheaper. */
export const estimateText = words('shared-contracts/rules/estimate/estimate-text', {
  material: (kg: number) => `${shown(kg)} kg of material a piece`,
  machining: (minutes: number) => `${shown(minutes, 1)} min of machining a piece`,
  setups: (setups: number, clampings: number) =>
    clampings === setups
      ? counted(setups, 'setup')
      : `${counted(setups, 'setup')}, ${counted(clampings, 'clamping')} a piece`,
  holes: (holes: number) => `${shown(holes)} holes a piece`,
  tolerance: 'Closer tolerance: slower cuts and more measuring',
  finishing: (finish: string, dm2: number) => `${finish}: ${shown(dm2)} dm² a piece`,
  margin: (percent: number) => `Margin of ${percent} %`,
  minimum: 'Up to the smallest order',
  rounding: (currency: string) => `Rounded up to what can be paid in ${currency}`,
  unknownSetups: (bodies: number) =>
    bodies === 1
      ? 'The setups of one body are not known; it counts with one.'
      : `The setups of ${shown(bodies)} bodies are not known; each counts with one.`,
  unplacedSetups: (copies: number) =>
    copies === 1
      ? 'A further copy counts with one setup.'
      : `${shown(copies)} further copies count with one setup together.`,
  standardTolerance: (tolerance: string) => `Standard instead of ${tolerance} tolerance`,
  noFinish: 'As machined, without a finish',
  pieces: (count: number) => `${count} pieces, for each piece`,
})
