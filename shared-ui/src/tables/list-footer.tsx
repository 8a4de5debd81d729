import { styled } from 'styled-components'
import { Button } from '../actions/button.tsx'
import { VisuallyHidden } from '../content/visually-hidden.tsx'
import { color, fontSize, space } from '../theme/tokens.ts'
import { formatCount } from '../words/format.ts'
import { locale } from '../words/locale.ts'
import { spoken } from '../words/spoken.ts'

const Row = styled.div<{ $empty?: boolean; $hasButtons: boolean }>`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]} ${space[16]};
  ${({ $empty = false }) => !$empty && `margin-top: ${space[12]};`}
  ${({ $hasButtons }) => $hasButtons && 'min-height: 36px;'}
  font-size: ${fontSize[13]};
  font-variant-numeric: tabular-nums;
  color: ${color.textMuted};
`

interface ListFooterProps {
  shown: number
  total: number
  /** What is counted, in the plural: "orders". */
  noun?: string
  /** Set while there is more to load. */
  onMore?: (() => void) | undefined
  loading?: boolean
  /** The list is not loaded yet or failed to load: no count is shown. */
  unknown?: boolean
  texts?: {
    showing: (shown: string, total: string, noun: string) => string
    none: (noun: string) => string
    /** The singular of a plural noun. */
    one: (noun: string) => string
    more: string
  }
}

const footerTexts = spoken('listFooter', {
  showing: (shown: string, total: string, noun: string) => `Showing ${shown} of ${total}${noun && ` ${noun}`}`,
  none: (noun: string) => `No ${noun || 'entries'} found`,
  one: (noun: string) => noun.replace(/ies$/, 'y').replace(/s$/, ''),
  more: 'Load more',
})

const counted = new Intl.NumberFormat(locale())

/**
 * The foot of a growing list: how much of it is shown, and a button to load more. It stays below a list that the filters
 * empty, visually hidden, so that every result is announced.
 */
export function ListFooter(props: ListFooterProps) {
  const { shown, total, noun = '', onMore, loading = false, unknown = false, texts = footerTexts } = props
  const isEmpty = unknown || total === 0
  const showing = texts.showing(counted.format(shown), formatCount(total), total === 1 ? texts.one(noun) : noun)
  return (
    <Row $empty={isEmpty} $hasButtons={onMore !== undefined}>
      <span aria-live="polite">
        {isEmpty ? <VisuallyHidden>{!unknown && texts.none(noun)}</VisuallyHidden> : showing}
      </span>
      {onMore && (
        <Button size="small" onClick={onMore} loading={loading}>
          {texts.more}
        </Button>
      )}
    </Row>
  )
}
