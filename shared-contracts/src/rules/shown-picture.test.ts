import { expect, test } from 'vitest'
import { shownPicture } from './shown-picture.ts'

const pdf = { fileType: 'pdf', pictureUrl: null } as const
const plain = { fileType: 'step', pictureUrl: null } as const
const drawn = { fileType: 'step', pictureUrl: '/api/files/1/picture' } as const

test('a STEP file with a picture stands before one without, and before any other drawing', () => {
  expect(shownPicture([pdf, plain, drawn])).toEqual(drawn)
  expect(shownPicture([pdf, plain])).toEqual(plain)
  expect(shownPicture([pdf])).toEqual(pdf)
  expect(shownPicture([])).toBeNull()
})

test('nothing else of the file is told', () => {
  expect(shownPicture([{ ...drawn, filename: 'secret.step' } as typeof drawn])).toEqual(drawn)
})
