import { words } from '../words/words.ts'

const counted = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`)

/** Notes on making a part. */
export const manufacturabilityText = words('shared-contracts/rules/manufacturability-text', {
  tooLarge: (room: string) => `Larger than the machine, which takes ${room} mm.`,
  thinWalls: (bodies: number, mm: string, least: string) =>
    bodies === 1
      ? `A wall of ${mm} mm; below ${least} mm it may bend or break.`
      : `Walls of ${bodies} bodies, the thinnest of ${mm} mm; below ${least} mm they may bend or break.`,
  deepHoles: (count: number, ratio: string, deepest: string) =>
    `${counted(count, 'A hole is', 'holes are')} up to ${ratio} times as deep as wide; more than ${deepest} times needs special drills.`,
  smallHoles: (count: number, mm: string, least: string) =>
    `${counted(count, 'A hole is', 'holes are')} ${mm} mm wide or more, but less than ${least} mm.`,
  sharpCorners: (count: number) =>
    `${counted(count, 'A sharp corner', 'sharp corners')} inside, where no round tool gets in. A radius makes the part cheaper.`,
  unreachable: (count: number) => `${counted(count, 'A face', 'faces')} that no tool reaches along a straight line.`,
  manySetups: (setups: number) => `It must be clamped ${setups} times; each costs time.`,
})
