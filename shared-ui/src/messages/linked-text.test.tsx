// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LinkedText } from './linked-text.tsx'

function linksIn(text: string, words = '') {
  const { container } = render(<LinkedText words={words}>{text}</LinkedText>)
  expect(container.textContent).toBe(text)
  return screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
}

test('web and email addresses become links, without the punctuation after them', () => {
  expect(linksIn('See https://example.com/a?b=1, www.example.org (or mail ada@example.com).')).toEqual([
    ['https://example.com/a?b=1', 'https://example.com/a?b=1'],
    ['www.example.org', 'https://www.example.org'],
    ['ada@example.com', 'mailto:ada@example.com'],
  ])
})

test('file names, numbers and other schemes stay plain text', () => {
  expect(
    linksIn('bracket.step, lid.zip and 12.5 mm; javascript:alert(1) or file:///etc/passwd or ftp://x.y/z'),
  ).toEqual([])
})

test('the search text is highlighted inside links too', () => {
  expect(linksIn('at https://example.com/flange', 'flange')).toEqual([
    ['https://example.com/flange', 'https://example.com/flange'],
  ])
  expect(document.querySelector('a mark')?.textContent).toBe('flange')
})
