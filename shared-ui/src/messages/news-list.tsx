import { Check } from 'lucide-react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { IconButton } from '../actions/icon-button.tsx'
import { VisuallyHidden } from '../content/visually-hidden.tsx'
import { focusRing } from '../theme/mixins.ts'
import { color, fontSize, fontWeight, radius, space } from '../theme/tokens.ts'
import { isolated } from '../words/isolated.tsx'
import { spoken } from '../words/spoken.ts'

/** One event. */
export interface NewsItem {
  id: string
  title: string
  /** What it belongs to, and when it happened. */
  detail: string
  /** The page it links to. */
  to: string
  isUnread: boolean
}

interface NewsListProps {
  /** What is listed; the accessible name. */
  label: string
  items: readonly NewsItem[]
  onOpen: (item: NewsItem) => void
  onRead: (item: NewsItem) => void
  texts?: { unread: string; read: (title: string) => string }
}

const defaultTexts = spoken('newsList', {
  unread: 'Unread',
  read: (title: string) => `Mark as read: ${isolated(title)}`,
})

const List = styled.ul`
  display: grid;
  gap: 2px;
  margin: 0 -${space[8]};
  padding: 0;
  list-style: none;
`

const Item = styled.li`
  display: grid;
  grid-template-columns: 8px minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space[8]};
  padding: ${space[8]};
  border-radius: ${radius.control};

  &:hover,
  &:focus-within {
    background: ${color.hover};
  }
`

const Dot = styled.span<{ $shown: boolean }>`
  width: 8px;
  height: 8px;
  margin-top: 7px;
  border-radius: ${radius.round};
  background: ${({ $shown }) => ($shown ? color.accent : 'transparent')};
`

const Title = styled(Link)<{ $isUnread: boolean }>`
  display: block;
  border-radius: 2px;
  color: ${color.text};
  font-weight: ${({ $isUnread }) => ($isUnread ? fontWeight.semibold : fontWeight.regular)};
  text-decoration: none;
  overflow-wrap: anywhere;
  ${focusRing}

  &:hover {
    text-decoration: underline;
  }
`

const Detail = styled.p`
  margin-top: 2px;
  color: ${color.textMuted};
  font-size: ${fontSize[13]};
`

/** Events, newest first: each links to its page, and can be marked as read without going there. */
export function NewsList({ label, items, onOpen, onRead, texts = defaultTexts }: NewsListProps) {
  return (
    <List aria-label={label}>
      {items.map((item) => (
        <Item key={item.id}>
          <Dot $shown={item.isUnread} aria-hidden />
          <div>
            <Title to={item.to} onClick={() => onOpen(item)} $isUnread={item.isUnread}>
              {item.isUnread && <VisuallyHidden>{texts.unread}: </VisuallyHidden>}
              <bdi>{item.title}</bdi>
            </Title>
            <Detail>{item.detail}</Detail>
          </div>
          {item.isUnread && (
            <IconButton
              size="small"
              label={texts.read(item.title)}
              tooltip={false}
              icon={<Check size={16} aria-hidden />}
              onClick={() => onRead(item)}
            />
          )}
        </Item>
      ))}
    </List>
  )
}
