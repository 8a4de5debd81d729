// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Field } from './field.tsx'
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

test('Enter, a comma, and leaving the field each make a tag', async () => {
  render(<Capabilities />)
  await userEvent.type(input(), 'Milling{Enter}Turning,Sawing')
  expect(shownTags()).toEqual(['Milling', 'Turning'])
  await userEvent.tab()
  expect(shownTags()).toEqual(['Milling', 'Turning', 'Sawing'])
  expect(screen.getByRole('status').textContent).toContain('Added')
})

test('a pasted list becomes several tags, also with full-width marks, and none twice', async () => {
  render(<Capabilities first={['Milling']} />)
  await userEvent.click(input())
  await userEvent.paste('milling; 旋削、研削\nSawing')
  expect(shownTags()).toEqual(['Milling', '旋削', '研削', 'Sawing'])
})

test('a tag is removed by its button, which gives the focus to the field, and the last one by Backspace', async () => {
  render(<Capabilities first={['Milling', 'Turning', 'Sawing']} />)
  await userEvent.click(screen.getByRole('button', { name: /^Remove .*Turning/ }))
  expect(shownTags()).toEqual(['Milling', 'Sawing'])
  expect(document.activeElement).toBe(input())
  await userEvent.keyboard('{Backspace}')
  expect(shownTags()).toEqual(['Milling'])
})

test('Enter that chooses a word of an input method makes no tag', () => {
  render(<Capabilities />)
  fireEvent.change(input(), { target: { value: 'せんさく' } })
  fireEvent.keyDown(input(), { key: 'Enter', isComposing: true })
  expect(shownTags()).toEqual([])
})

test('texts are split and added without blanks, empty ones and repetitions', () => {
  expect(splitTags(' a  b ,, c;\td\n')).toEqual(['a b', 'c', 'd'])
  expect(addTags(['Milling'], ['MILLING', 'Turning', 'turning'])).toEqual(['Milling', 'Turning'])
})
