import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MarkedText } from './marked-text.tsx'

function marked(text: string, words: string) {
  render(
    <p data-testid="text">
      <MarkedText words={words}>{text}</MarkedText>
    </p>,
  )
  const whole = screen.getByTestId('text')
  return [whole.textContent, ...[...whole.querySelectorAll('mark')].map((mark) => mark.textContent)]
}

test.each([
  ['The burr on the Burr side', 'burr', ['burr', 'Burr']],
  ['Deburr the inner edge', ' inner edge ', ['inner edge']],
  ['The edge, the inner one', 'inner edge', ['edge', 'inner']],
  ['12.03 mm (max.)', '(max.)', ['(max.)']],
  ['ÄNDERUNG des Maßes', 'änderung', ['ÄNDERUNG']],
  ['レーザー加工について', '加工', ['加工']],
  ['Größe in Stu\u0308ck', 'stück', ['Stu\u0308ck']],
  ['ＡＢＣ－12 and abc-12', 'abc-12', ['ＡＢＣ－12', 'abc-12']],
  ['ｶﾞｲﾄﾞ 板', 'ガイド', ['ｶﾞｲﾄﾞ']],
  ['PO\u201347 \u00a0 11', 'po-47 11', ['PO\u201347 \u00a0 11']],
  ['Die Straße, STRASSE', 'strasse', ['Straße', 'STRASSE']],
  ['Σίσυφος', 'ΣΊΣΥΦΟΣ', ['Σίσυφος']],
  ['Nothing here', 'x', []],
  ['Nothing searched', '  ', []],
])('in "%s" a search for "%s" highlights %j and keeps the whole text', (text, words, expected) => {
  expect(marked(text, words)).toEqual([text, ...expected])
})
