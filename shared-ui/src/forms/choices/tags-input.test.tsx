// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Field } from '../field.tsx'
import { addTags, splitTags } from './tags.ts'
import { TagsInput } from './tags-input.tsx'

function Capabilities({ first = [] }: { first?: string[] }) {
  const [tags, setTags] = useState(first)
  return (
    <Field label="Capabilities">
      <TagsInput value={tags} onValueChange={setTags} />
    </Field>
  )
}

const shownTags = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
const input = () => screen.getByLabelText('Capabilities')

test('Enter, a comma and blur each add a tag', async () => {
  render(<Capabilities />)
  await userEvent.type(input(), 'Milling{Enter}Turning,Sawing')
  expect(shownTags()).toEqual(['Milling', 'Turning'])
  await userEvent.tab()
  expect(shownTags()).toEqual(['Milling', 'Turning', 'Sawing'])
  expect(screen.getByRole('status').textContent).toContain('Added')
})

test('a pasted list becomes several tags, even with full-width separators, without duplicates', async () => {
  render(<Capabilities first={['Milling']} />)
  await userEvent.click(input())
  await userEvent.paste('milling; 旋削、研削\nSawing')
  expect(shownTags()).toEqual(['Milling', '旋削', '研削', 'Sawing'])
})

test("a tag's button removes it and focuses the field; Backspace removes the last tag", async () => {
  render(<Capabilities first={['Milling', 'Turning', 'Sawing']} />)
  await userEvent.click(screen.getByRole('button', { name: /^Remove .*Turning/ }))
  expect(shownTags()).toEqual(['Milling', 'Sawing'])
  expect(document.activeElement).toBe(input())
  await userEvent.keyboard('{Backspace}')
  expect(shownTags()).toEqual(['Milling'])
})

test("Enter that confirms an input method's word adds no tag", () => {
  render(<Capabilities />)
  fireEvent.change(input(), { target: { value: 'せんさく' } })
  fireEvent.keyDown(input(), { key: 'Enter', isComposing: true })
  expect(shownTags()).toEqual([])
})

test('tags are trimmed, and empty and repeated ones are left out', () => {
  expect(splitTags(' a  b ,, c;\td\n')).toEqual(['a b', 'c', 'd'])
  expect(addTags(['Milling'], ['MILLING', 'Turning', 'turning'])).toEqual(['Milling', 'Turning'])
})
