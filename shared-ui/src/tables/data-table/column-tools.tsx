import { Columns3 } from 'lucide-react'
import { type ComponentProps, lazy, Suspense, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { IconButton } from '../../actions/icon-button.tsx'
import { asCards } from './table-style.tsx'

const ColumnsPanel = lazy(async () => ({ default: (await import('./columns-panel.tsx')).ColumnsPanel }))

type PanelProps = ComponentProps<typeof ColumnsPanel>

interface ColumnToolsProps extends Omit<PanelProps, 'anchor' | 'onClose'> {
  /** How many columns are hidden. */
  hiddenCount: number
  /** Makes the button a stop of the table's head. */
  stop: object
}

/* At the end of the last header, over its padding. */
const Slot = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 4px;
  display: flex;
  align-items: center;

  button {
    width: 28px;
    min-width: 0;
    height: 28px;
    min-height: 0;
  }
  ${asCards} {
    display: none;
  }
  @media print {
    display: none;
  }
`

/** The button at the end of a table's head that opens what is done to its columns. */
export function ColumnTools({ hiddenCount, stop, ...panel }: ColumnToolsProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <Slot>
      <IconButton
        ref={button}
        size="small"
        label={panel.texts.columns(hiddenCount)}
        icon={<Columns3 size={16} aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        tooltip={anchor === null}
        onClick={() => setAnchor((open) => (open ? null : button.current))}
        {...stop}
      />
      {anchor && (
        <Suspense>
          <ColumnsPanel {...panel} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </Slot>
  )
}
