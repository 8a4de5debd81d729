import { expect, test } from 'vitest'
import { asRequested, destinationBody, destinationOptions } from './destination.ts'

const place = {
  name: null,
  address: '1 Mill Rd',
  city: 'Austin',
  state: 'TX',
  postalCode: '78701',
  country: 'United States',
}
const office = { ...place, name: 'Accounts', address: '9 Main St' }
const kept = { ...office, id: 'kept' }
const optionOf = (label: RegExp) =>
  destinationOptions(place, [kept]).find((option) => label.test(option.label))?.value ?? 'not offered'

test('what is left as it is goes where the request says', () => {
  expect(JSON.parse(destinationBody(asRequested, { shipTo: place, billTo: null }, []))).toEqual({
    shipTo: place,
    billTo: null,
  })
})

test('a kept address is sent without its id, and the usual one as none', () => {
  const values = { shipTo: optionOf(/^Your usual address/), billTo: optionOf(/Accounts/) }
  expect(JSON.parse(destinationBody(values, { shipTo: place, billTo: place }, [kept]))).toEqual({
    shipTo: null,
    billTo: office,
  })
})

test('the address of the request is offered once, and first', () => {
  const labels = destinationOptions(
    place,
    [{ ...place, id: 'same' }, kept].map(({ id: _, ...address }) => address),
  )
  expect(labels.map(({ value }) => value === '' || value === 'usual')).toEqual([true, true, false])
  expect(labels[0]?.label).toContain('1 Mill Rd')
})
