import { styled } from 'styled-components'
import { color } from '../theme/tokens.ts'

/** Bidirectional overrides, which can disguise a name's extension, and invisible or unprintable characters. */
const unseen = /[\p{Cc}\p{Cs}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** A file's name as shown: without the marks that make `part[RLO]pets.exe` look like `partexe.step`, as the server stores it. */
export function shownFileName(name: string): string {
  return name.replace(unseen, '')
}

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The part of a name that stays visible when it is cut: its extension and so many characters before. */
function endOf(name: string, before: number): string {
  const ending = /\.[^.\s]{1,15}$/u.exec(name)?.[0] ?? ''
  const stem = name.slice(0, name.length - ending.length)
  const last = Array.from(characters.segment(stem.slice(-100)), ({ segment }) => segment).slice(-before)
  return last.join('') + ending
}

/** The approximate width of a name in digit widths, so that a bubble or cell grows to fit it and no wider. */
function widthOf(name: string): number {
  return Math.min(31, Math.ceil(name.replace(/[\u2e80-\u{10ffff}]/gu, '00').length * 1.15))
}

/* An element cannot size itself by text whose width depends on it, so the width is given. */
const Line = styled.span<{ $width: number }>`
  display: block;
  container-type: inline-size;
  contain-intrinsic-inline-size: ${({ $width }) => $width}ch;
  overflow: hidden;
  white-space: nowrap;
`

/*
 * As wide as the whole name, so that 100% is its width and 100cqw that of the line: where the difference is negative
 * nothing is cut, and the overlaid end has no width. Copying, searching and screen readers use the text beneath it.
 */
const Whole = styled.span`
  position: relative;
  display: inline-block;
  vertical-align: top;

  &::after {
    content: '\\2009…' attr(data-end) / '';
    position: absolute;
    top: 0;
    right: calc(100% - 100cqw);
    display: flex;
    justify-content: flex-end;
    max-width: min((100% - 100cqw) * 9999, 75cqw);
    overflow: hidden;
    background: linear-gradient(to right, transparent, ${color.surface} 0.25em);
    pointer-events: none;
  }
  @container (max-width: 200px) {
    &::after {
      content: '\\2009…' attr(data-short-end) / '';
    }
  }
  @media (forced-colors: active) {
    &::after {
      background: Canvas;
    }
  }
`

/**
 * A file's name on one line. Where it does not fit, the middle is cut, so that the extension stays visible; its text and
 * its tooltip hold the whole name.
 */
export function FileName({ children }: { children: string }) {
  const name = shownFileName(children)
  return (
    <Line title={name} $width={widthOf(name)}>
      <Whole data-end={endOf(name, 6)} data-short-end={endOf(name, 3)}>
        {name}
      </Whole>
    </Line>
  )
}
