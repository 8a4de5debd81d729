import { expect, test, vi } from 'vitest'
import { boxGlb } from '../../../../test/box-glb.ts'
import { readModel } from '../model/read-model.ts'
import { linkTo, viewFromAddress, viewInAddress } from './view-link.ts'
import { firstState, type ViewState } from './view-state.ts'

const model = readModel(boxGlb())

test('a view reads out of an address as it was written into it', () => {
  const state: ViewState = {
    ...firstState,
    ...{
      display: 'plain',
      projection: 'orthographic',
      isTransparent: true,
      isAnnotated: false,
      unit: 'in',
      explode: 0.4,
    },
    ...{ section: { axis: 'z', at: 2.5, isFlipped: true }, hidden: new Set(['0']), chosenPart: '1' },
    lit: [
      { copy: 0, face: 3 },
      { copy: 1, face: 2 },
    ],
  }
  const { tool: _, feature: __, ...withoutTool } = state
  const address = new URLSearchParams(viewInAddress(model, state, [1, 2, 3, 4, 5, 6.5]))
  expect(viewFromAddress(address, model)).toMatchObject({
    standpoint: [1, 2, 3, 4, 5, 6.5],
    state: withoutTool,
  })
})

test('a link to a view leads to the page of its file, with what is seen now and nothing else', () => {
  vi.stubGlobal('window', { location: new URL('https://kerf.example/orders/7?tab=files') })
  const bare = linkTo('7', viewInAddress(model, firstState, [1, 2, 3, 4, 5, 6]))
  expect(bare.origin + bare.pathname).toBe('https://kerf.example/test-viewer')
  expect([...bare.searchParams.keys()]).toEqual(['fileId', 'camera', 'display'])
  const lit = { ...firstState, lit: [{ copy: 1, face: 2 }] }
  const { searchParams } = linkTo('7', viewInAddress(model, lit, [1, 2, 3, 4, 5, 6]))
  expect([searchParams.get('fileId'), searchParams.get('face')]).toEqual(['7', '8'])
})

test('faces of the address are lit, and those that are not there are left out', () => {
  expect(viewFromAddress(new URLSearchParams('face=8,99,x'), model).state.lit).toEqual([{ copy: 1, face: 2 }])
})

test.each(['camera=1,2,x,4,5,6', 'camera=1,2', 'section=q,3', 'section=x', 'explode=7', 'display=glossy'])(
  '%s makes no sense and changes nothing',
  (address) => {
    const nothing = viewFromAddress(new URLSearchParams(), model)
    expect(viewFromAddress(new URLSearchParams(address), model)).toEqual(nothing)
  },
)

test('the process and the note of an address are taken over, and words that name no process are not', () => {
  const featuresOf = (words: string) => viewFromAddress(new URLSearchParams(words), model).features
  expect(featuresOf('process=casting&note=thin_wall&camera=1,2,3,4,5,6')).toEqual({
    process: 'casting',
    note: 'thin_wall',
    hasStandpoint: true,
  })
  expect(featuresOf('process=magic')).toEqual({ process: null, note: null, hasStandpoint: false })
})
