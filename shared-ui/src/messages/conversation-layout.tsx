import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { visuallyHidden } from '../theme/mixins.ts'
import { color, radius, space } from '../theme/tokens.ts'

/** Below this width only the list or the thread fits. */
const oneAtATime = '@media (max-width: 899px)'

/** Screen height taken by the portal's frame: its header and the page's padding. */
const frameHeight = '104px'

const Frame = styled.div<{ $isThreadOpen: boolean }>`
  display: flex;
  flex-direction: column;
  height: calc(100dvh - ${frameHeight});
  min-height: 480px;
  /* The frame leaves more room below a page than this one needs. */
  margin-bottom: -${space[24]};

  ${oneAtATime} {
    height: ${({ $isThreadOpen }) => ($isThreadOpen ? `calc(100dvh - ${frameHeight})` : 'auto')};
    min-height: ${({ $isThreadOpen }) => ($isThreadOpen ? '420px' : '0')};
  }
`

const Head = styled.div<{ $isThreadOpen: boolean }>`
  flex: none;

  ${oneAtATime} {
    ${({ $isThreadOpen }) => $isThreadOpen && visuallyHidden}
  }
`

const Panes = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: clamp(300px, 34%, 372px) minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr);
  min-height: 0;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};

  ${oneAtATime} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const pane = css`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`

const ListPane = styled.section<{ $isThreadOpen: boolean }>`
  ${pane}
  border-inline-end: 1px solid ${color.border};

  ${oneAtATime} {
    display: ${({ $isThreadOpen }) => ($isThreadOpen ? 'none' : 'flex')};
    border-inline-end: 0;
  }
`

const ThreadPane = styled.section<{ $isThreadOpen: boolean }>`
  ${pane}

  ${oneAtATime} {
    display: ${({ $isThreadOpen }) => ($isThreadOpen ? 'flex' : 'none')};
  }
`

/** Fills the middle of an empty pane. */
export const PaneMiddle = styled.div`
  flex: 1;
  display: grid;
  align-content: center;
  min-height: 0;
  overflow-y: auto;
`

/** Shown only where one pane fits, such as the way back to the list. */
export const OnlyOneAtATime = styled.span`
  display: none;

  ${oneAtATime} {
    display: contents;
  }
`

interface ConversationLayoutProps {
  /** The page's header; visually hidden where the thread takes the whole screen. */
  header: ReactNode
  list: ReactNode
  /** Accessible name of the list. */
  listLabel: string
  thread: ReactNode
  /** Accessible name of the thread. */
  threadLabel: string
  /** Which of the two to show where only one fits. */
  isThreadOpen: boolean
}

/** A list of conversations beside the open one, as tall as the screen; one at a time below 900 px. */
export function ConversationLayout({
  header,
  list,
  listLabel,
  thread,
  threadLabel,
  isThreadOpen,
}: ConversationLayoutProps) {
  return (
    <Frame $isThreadOpen={isThreadOpen}>
      <Head $isThreadOpen={isThreadOpen}>{header}</Head>
      <Panes>
        <ListPane aria-label={listLabel} $isThreadOpen={isThreadOpen}>
          {list}
        </ListPane>
        <ThreadPane aria-label={threadLabel} $isThreadOpen={isThreadOpen}>
          {thread}
        </ThreadPane>
      </Panes>
    </Frame>
  )
}
