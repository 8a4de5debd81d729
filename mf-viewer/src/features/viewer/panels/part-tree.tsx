import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { IconButton } from '@kerf/shared-ui/actions/icon-button.tsx'
import { SearchInput } from '@kerf/shared-ui/tables/search-input.tsx'
import { focusRing, truncate } from '@kerf/shared-ui/theme/mixins.ts'
import { color, fontSize, fontWeight, radius, space } from '@kerf/shared-ui/theme/tokens.ts'
import { compared } from '@kerf/shared-ui/words/compared.ts'
import { locale } from '@kerf/shared-ui/words/locale.ts'
import { Boxes, Eye, EyeOff, Focus } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { flatten, type PartNode } from '../model/model.ts'
import { text } from '../text.ts'
import { PanelList, PanelTitle } from './panel-style.ts'

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 30px;
  margin-bottom: ${space[4]};
`

const List = styled(PanelList)`
  & & {
    margin-inline-start: 9px;
    padding-inline-start: ${space[8]};
    border-inline-start: 1px solid ${color.border};
  }
`

const Row = styled.div<{ $hidden: boolean; $chosen: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  min-height: 32px;
  padding-inline-start: ${space[4]};
  border-radius: ${radius.control};
  background: ${({ $chosen }) => ($chosen ? color.accentSoft : 'transparent')};
  color: ${({ $hidden }) => ($hidden ? color.textSubtle : color.text)};

  &:hover {
    background: ${({ $chosen }) => ($chosen ? color.accentSoft : color.hover)};
  }
`

const Swatch = styled.span`
  flex: none;
  width: 14px;
  height: 14px;
  border: 1px solid ${color.controlBorder};
  border-radius: 4px;
`

const Name = styled.button`
  flex: 1;
  min-width: 0;
  padding: 6px 0;
  border: 0;
  border-radius: 2px;
  background: none;
  color: inherit;
  font: inherit;
  font-size: ${fontSize[13]};
  text-align: start;
  cursor: pointer;
  ${truncate}
  ${focusRing}
`

const Count = styled.span`
  flex: none;
  color: ${color.textMuted};
  font-size: ${fontSize[12]};
  font-weight: ${fontWeight.regular};
  font-variant-numeric: tabular-nums;
`

const None = styled.p`
  padding: ${space[8]} 0;
  color: ${color.textMuted};
  font-size: ${fontSize[13]};
`

interface PartTreeProps {
  parts: readonly PartNode[]
  /** Ids of parts and assemblies that are switched off. */
  hidden: ReadonlySet<string>
  chosen: string | null
  onHiddenChange: (hidden: ReadonlySet<string>) => void
  onChosenChange: (id: string | null) => void
}

/** With more parts than this a field to find one stands above them. */
const fewParts = 12

/** What the model is made of, to be shown, hidden and looked at alone. */
export function PartTree({ parts, hidden, chosen, onHiddenChange, onChosenChange }: PartTreeProps) {
  const [sought, setSought] = useState('')
  const all = flatten(parts)
  const leaves = all.filter(({ children }) => children.length === 0)
  const toggle = (id: string) => {
    const next = new Set(hidden)
    if (!next.delete(id)) next.add(id)
    onHiddenChange(next)
  }
  const isolate = (id: string) => {
    const isWithin = (outer: string, inner: string) => inner === outer || inner.startsWith(`${outer}.`)
    onHiddenChange(new Set(leaves.map((leaf) => leaf.id).filter((leaf) => !isWithin(id, leaf))))
    onChosenChange(id)
  }
  const found = all.filter(({ name }) => compared(name).includes(compared(sought)))
  const shown = sought === '' ? parts : found.map((part) => ({ ...part, children: [] }))
  return (
    <section aria-label={text.parts.title}>
      <Head>
        <PanelTitle>
          {text.parts.title} <Count>{leaves.length.toLocaleString(locale())}</Count>
        </PanelTitle>
        {hidden.size > 0 && (
          <Button variant="ghost" size="small" onClick={() => onHiddenChange(new Set())}>
            {text.parts.showAll}
          </Button>
        )}
      </Head>
      {leaves.length > fewParts && <SearchInput label={text.parts.find} value={sought} onValueChange={setSought} />}
      {shown.length === 0 && <None>{text.parts.none}</None>}
      <Branch
        parts={shown}
        hidden={hidden}
        chosen={chosen}
        onToggle={toggle}
        onIsolate={leaves.length > 1 ? isolate : undefined}
        onChosenChange={onChosenChange}
        inHidden={false}
      />
    </section>
  )
}

/** Of one assembly, so many rows are shown at first: a row costs the page more than a part costs the picture. */
const rowsAtFirst = 200

interface BranchProps extends Pick<PartTreeProps, 'parts' | 'hidden' | 'chosen' | 'onChosenChange'> {
  onToggle: (id: string) => void
  onIsolate: ((id: string) => void) | undefined
  inHidden: boolean
}

function Branch(props: BranchProps) {
  const { parts, hidden, inHidden } = props
  const [rows, setRows] = useState(rowsAtFirst)
  return (
    <List>
      {parts.slice(0, rows).map((part) => (
        <li key={part.id}>
          <PartRow {...props} part={part} />
          {part.children.length > 0 && (
            <Branch {...props} parts={part.children} inHidden={inHidden || hidden.has(part.id)} />
          )}
        </li>
      ))}
      {parts.length > rows && (
        <li>
          <Button variant="ghost" size="small" onClick={() => setRows(rows * 5)}>
            {text.parts.showMore(parts.length - rows)}
          </Button>
        </li>
      )}
    </List>
  )
}

function PartRow({
  part,
  hidden,
  chosen,
  onToggle,
  onIsolate,
  onChosenChange,
  inHidden,
}: BranchProps & { part: PartNode }) {
  const { id, name, color: paint, copies, children } = part
  const isHidden = hidden.has(id)
  const label = name || text.parts.unnamed
  return (
    <Row $hidden={isHidden || inHidden} $chosen={chosen === id}>
      {paint ? <Swatch aria-hidden style={{ background: paint }} /> : <Boxes size={14} aria-hidden />}
      <Name
        type="button"
        title={label}
        aria-pressed={chosen === id}
        onClick={() => onChosenChange(chosen === id ? null : id)}
      >
        {label}
      </Name>
      {children.length > 0 && <Count>{text.parts.more(copies.length)}</Count>}
      {onIsolate && (
        <IconButton
          label={text.parts.isolate(label)}
          size="small"
          tooltip={false}
          icon={<Focus size={15} aria-hidden />}
          onClick={() => onIsolate(id)}
        />
      )}
      <IconButton
        label={isHidden ? text.parts.show(label) : text.parts.hide(label)}
        size="small"
        tooltip={false}
        icon={isHidden ? <EyeOff size={15} aria-hidden /> : <Eye size={15} aria-hidden />}
        onClick={() => onToggle(id)}
      />
    </Row>
  )
}
