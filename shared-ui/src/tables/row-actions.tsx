import type { ReactElement } from 'react'
import { css, styled } from 'styled-components'
import { Button } from '../actions/button.tsx'
import { ButtonLink } from '../actions/button-link.tsx'
import { Tooltip } from '../actions/tooltip.tsx'
import { Cluster } from '../content/layout.tsx'
import { color, space } from '../theme/tokens.ts'
import type { DataTableColumn } from './data-table.tsx'

/** An action on a row: a callback or a link. */
export interface RowAction {
  label: string
  /** Accessible name, where the label does not say which row is meant. */
  name?: string
  icon: ReactElement
  onClick?: () => void
  to?: string
  /** Opens in a new tab, such as a PDF. */
  inNewTab?: boolean
}

/* A table cell, or in a card the width beside the label. */
const Room = styled.div`
  container-type: inline-size;
  flex: 1;
  min-width: 0;
`

/* Labels replace the icons where all of them fit on one line; styled as buttons, to differ from the row's text. */
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
  /* Aligned with the cell's text: at the start, in a card at the end. */
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

/* Px: a letter at the size of small buttons, a button's padding and borders, the gap between two buttons. */
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

/** A row's actions: labels where all of them fit, else icons with tooltips. */
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

/* Px: an icon button, the gap between two buttons, and the padding of a dense cell. */
const iconButton = 30
const iconGap = 4
const cellSides = 16

interface ActionsColumn<Row> {
  header: string
  width: number
  /** The maximum number of actions in a row; the column is wide enough for that many icons. */
  most: number
  actions: (row: Row) => readonly RowAction[]
}

/** The last column of a table, which stays visible: the row's actions. */
export function actionsColumn<Row>({ header, width, most, actions }: ActionsColumn<Row>): DataTableColumn<Row> {
  return {
    id: 'actions',
    header,
    width,
    minWidth: most * iconButton + (most - 1) * iconGap + cellSides,
    cell: (row) => <RowActions actions={actions(row)} />,
  }
}
