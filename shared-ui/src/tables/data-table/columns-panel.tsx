import { ArrowDownUp, Minus, Plus } from 'lucide-react'
import { Popover } from 'radix-ui'
import { styled } from 'styled-components'
import { Button } from '../../actions/button.tsx'
import { IconButton, type IconButtonProps } from '../../actions/icon-button.tsx'
import { Checkbox } from '../../forms/choices/checkbox.tsx'
import { color, fontSize, fontWeight, radius, shadow, space } from '../../theme/tokens.ts'
import type { DataTableTexts } from './types.ts'

/** A column as the panel lists it. */
export interface ListedColumn {
  id: string
  name: string
  isShown: boolean
  /** False for what names a row and for its buttons. */
  canHide: boolean
  /** Set while it has a width of its own, which one folded below another has not. */
  resizeBy: ((by: number) => void) | undefined
  /** Set where it sorts. */
  sort: (() => void) | undefined
}

interface ColumnsPanelProps {
  anchor: HTMLElement
  onClose: () => void
  columns: readonly ListedColumn[]
  onShow: (id: string, isShown: boolean) => void
  /** Set while the user has changed anything. */
  onReset: (() => void) | undefined
  texts: DataTableTexts
}

/* Px by which a press changes a width. */
const step = 32

const Content = styled(Popover.Content)`
  z-index: 50;
  width: 320px;
  max-width: calc(100vw - 16px);
  max-height: var(--radix-popover-content-available-height);
  overflow-y: auto;
  padding: ${space[12]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.raised};
  box-shadow: ${shadow};
  color: ${color.text};
  font-size: ${fontSize[14]};
  font-weight: ${fontWeight.regular};
  text-align: start;
  white-space: normal;
  cursor: auto;
`

const Title = styled.p`
  margin-bottom: ${space[4]};
  font-weight: ${fontWeight.semibold};
`

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) repeat(3, 30px);
  align-items: center;
  gap: ${space[4]};
  min-height: 34px;
  overflow-wrap: anywhere;

  button:first-of-type {
    grid-column-start: 2;
  }
`

const Name = styled.span`
  grid-column: 1;
`

const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-top: ${space[8]};
`

/** Its tooltip is the browser's: one of ours would be a layer above the panel, which Escape closes first. */
function PanelButton(props: Omit<IconButtonProps, 'size' | 'tooltip' | 'title'>) {
  return <IconButton {...props} size="small" tooltip={false} title={props.label} />
}

function focusFirstBox(event: Event): void {
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.querySelector('input')?.focus()
}

/** What is done to a table's columns: each is shown or hidden, made wider or narrower, and sorted by. */
export function ColumnsPanel({ anchor, onClose, columns, onShow, onReset, texts }: ColumnsPanelProps) {
  const reset = () => {
    onReset?.()
    onClose()
  }
  const returnFocus = (event: Event) => {
    event.preventDefault()
    anchor.focus()
  }
  // A press on the button that opened it closes it by itself.
  const letButton = (event: Event) => {
    if (event.target instanceof Node && anchor.contains(event.target)) event.preventDefault()
  }
  return (
    <Popover.Root open onOpenChange={onClose}>
      <Popover.Anchor virtualRef={{ current: anchor }} />
      <Popover.Portal>
        <Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          aria-label={texts.columns(0)}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            focusFirstBox(event)
          }}
          onCloseAutoFocus={returnFocus}
          onInteractOutside={letButton}
        >
          <Title aria-hidden>{texts.columns(0)}</Title>
          <ul>
            {columns.map(({ id, name, isShown, canHide, resizeBy, sort }) => (
              <Line key={id}>
                {canHide ? (
                  <Checkbox label={name} checked={isShown} onChange={({ target }) => onShow(id, target.checked)} />
                ) : (
                  <Name>{name}</Name>
                )}
                {isShown && sort && (
                  <PanelButton label={texts.sortBy(name)} icon={<ArrowDownUp size={16} aria-hidden />} onClick={sort} />
                )}
                {isShown && resizeBy && (
                  <>
                    <PanelButton
                      label={texts.narrower(name)}
                      icon={<Minus size={16} aria-hidden />}
                      style={{ gridColumn: 3 }}
                      onClick={() => resizeBy(-step)}
                    />
                    <PanelButton
                      label={texts.wider(name)}
                      icon={<Plus size={16} aria-hidden />}
                      onClick={() => resizeBy(step)}
                    />
                  </>
                )}
              </Line>
            ))}
          </ul>
          {onReset && (
            <Foot>
              <Button size="small" variant="ghost" onClick={reset}>
                {texts.resetColumns}
              </Button>
            </Foot>
          )}
        </Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
