import { expect, test } from 'vitest'
import { boxGlb } from '../../../../test/box-glb.ts'
import { readModel } from '../model/read-model.ts'
import { viewFromAddress } from './view-link.ts'
import { firstState, toggled } from './view-state.ts'

const model = readModel(boxGlb())

test('parts that are pulled apart go back to their places to be measured', () => {
  expect(toggled({ ...firstState, tool: 'explode', explode: 0.5 }, 'measure', model)).toEqual({
    tool: 'measure',
    explode: 0,
  })
  const { state } = viewFromAddress(new URLSearchParams('explode=0.5'), model)
  expect(toggled({ ...firstState, ...state }, 'measure', model)).toMatchObject({ explode: 0 })
})

test('other tools leave parts where they are, and closing a tool ends what it did', () => {
  const apart = { ...firstState, explode: 0.5 }
  expect(toggled(apart, 'section', model)).toEqual({
    tool: 'section',
    section: { axis: 'x', at: 25, isFlipped: false },
  })
  expect(toggled({ ...apart, tool: 'explode' }, 'explode', model)).toEqual({ tool: null, explode: 0 })
})
