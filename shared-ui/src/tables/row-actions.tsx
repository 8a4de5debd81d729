import type { ReactElement } from 'react'
import { css, styled } from 'styled-components'
import { Button } from '../actions/button.tsx'
import { ButtonLink } from '../actions/button-link.tsx'
import { Tooltip } from '../actions/tooltip.tsx'
import { Cluster } from '../content/layout.tsx'
import { color, space } from '../theme/tokens.ts'
import type { DataTableColumn } from './data-table.tsx'

/** One thing that can be done with a row: something happens, or a link leads on. */
export interface RowAction {
  label: string
  /** Read aloud where the label does not say which row is meant. */
  name?: string
  icon: ReactElement
  onClick?: () => void
  to?: string
  /** The link opens a tab of its own, such as a PDF. */
  inNewTab?: boolean
}

/* A cell of a table, or in a card what its label leaves. */
const Room = styled.div`
  container-type: inline-size;
  flex: 1;
  min-width: 0;
`

/* Words take the place of the icons where all of them fit in one line; as buttons, unlike the words of the row. */
const withWords = css`
  gap: ${space[8]};

  svg {
    display: none;
  }
  button,
  a {
    padding: 0 ${space[8]};
    border-color: ${color.controlBorder};
    color: ${color.text};
  }
  button span,
  a span {
    display: inline;
  }
`

const Actions = styled(Cluster)<{ $words: number }>`
  /* Stands where the cell has its text: at the start, in a card at the end. */
  display: inline-flex;
  vertical-align: middle;

  button,
  a {
    padding: 0 6px;
  }
  button span,
  a span {
    display: none;
  }
  @container (min-width: ${({ $words }) => $words}px) {
    ${withWords}
  }
`

/* Px: a letter at the size of small buttons, a button's padding and borders, what stands between two. */
const letter = 7.4
const edges = 18
const between = 8

function wordsWidth(actions: readonly RowAction[]): number {
  const widths = actions.map(({ label }) => label.length * letter + edges)
  return Math.ceil(widths.reduce((sum, width) => sum + width, 0) + between * Math.max(0, actions.length - 1))
}

function Action({ label, name = label, icon, onClick, to, inNewTab = false }: RowAction) {
  const shared = { size: 'small', variant: 'ghost', icon, 'aria-label': name } as const
  const target = inNewTab ? { target: '_blank', rel: 'noreferrer' } : {}
  return (
    <Tooltip content={label}>
      {to === undefined ? (
        <Button {...shared} onClick={onClick}>
          <span>{label}</span>
        </Button>
      ) : (
        <ButtonLink {...shared} {...target} to={to}>
          <span>{label}</span>
        </ButtonLink>
      )}
    </Tooltip>
  )
}

/** What a row offers: words where there is room for all of them, icons with tooltips where there is not. */
export function RowActions({ actions }: { actions: readonly RowAction[] }) {
  return (
    <Room>
      <Actions $gap={4} $words={wordsWidth(actions)}>
        {actions.map((action) => (
          <Action key={action.label} {...action} />
        ))}
      </Actions>
    </Room>
  )
}

/* Px: an icon with its button, what stands between two of them, and the sides of a dense cell. */
const iconButton = 30
const iconGap = 4
const cellSides = 16

interface ActionsColumn<Row> {
  header: string
  width: number
  /** The most actions a row can have; the column is wide enough for that many icons. */
  most: number
  actions: (row: Row) => readonly RowAction[]
}

/** The last column of a table, which stays in sight: what can be done with each row. */
export function actionsColumn<Row>({ header, width, most, actions }: ActionsColumn<Row>): DataTableColumn<Row> {
  return {
    id: 'actions',
    header,
    width,
    minWidth: most * iconButton + (most - 1) * iconGap + cellSides,
    cell: (row) => <RowActions actions={actions(row)} />,
  }
}
