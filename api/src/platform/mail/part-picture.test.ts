import { expect, test } from 'vitest'
import { layOutMail } from './layout.ts'
import { partShownIn, withoutPart } from './part-picture.ts'

const id = '0197e2c4-1d5a-7b3e-9c2f-4a6b8d0e1f23'
const content = {
  ...{ sender: { name: 'Works', logo: null, lines: [] }, title: 'Your quote is ready', footer: 'You get this mail.' },
  paragraphs: ['A quote for <table role="presentation" data-part > is ready.'],
}

test('the picture of a part stands in the mail itself, between title and text, and is not in its plain text', () => {
  const { html, text } = layOutMail({ ...content, pictured: { of: 'order', id } })
  const places = ['Your quote is ready</h1>', `<img src="cid:part-order-${id}"`, 'A quote for'].map((part) =>
    html.indexOf(part),
  )
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places[0]).toBeGreaterThan(0)
  expect(partShownIn(html)).toEqual({ of: 'order', id, contentId: `part-order-${id}` })
  expect(text).not.toContain('cid:')
})

test('without its picture a mail is as one about no part, whatever users wrote', () => {
  const plain = layOutMail(content).html
  expect(withoutPart(layOutMail({ ...content, pictured: { of: 'rfq', id } }).html)).toBe(plain)
  expect(withoutPart(plain)).toBe(plain)
  expect(partShownIn(plain)).toBeUndefined()
})
