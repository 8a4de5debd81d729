import { Muted } from '@kerf/shared-ui/content/layout.tsx'
import { Checkbox } from '@kerf/shared-ui/forms/choices/checkbox.tsx'
import { TextInput } from '@kerf/shared-ui/forms/inputs/text-input.tsx'
import { color, fontSize, fontWeight, radius, space } from '@kerf/shared-ui/theme/tokens.ts'
import { compared } from '@kerf/shared-ui/words/compared.ts'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { text } from '../text.ts'

const words = text.advanced

const Frame = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[8]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0 0 ${space[8]};
    font-size: ${fontSize[13]};
    font-weight: ${fontWeight.medium};
  }
`

const Scroller = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[8]};
  max-height: 180px;
  padding: ${space[8]} ${space[12]};
  overflow-y: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  overflow-wrap: anywhere;
`

/** Up to this many choices need no search. */
const mostAtAGlance = 8

interface ChoiceListProps {
  title: string
  /** The suppliers' own entries. */
  offered: readonly string[]
  chosen: readonly string[]
  error?: string | undefined
  onChange: (chosen: string[]) => void
}

/** A multiple choice from the suppliers' own entries. */
export function ChoiceList({ title, offered, chosen, error, onChange }: ChoiceListProps) {
  const [query, setQuery] = useState('')
  // Chosen values from the address stay visible even if no supplier has them any more.
  const all = [...offered, ...chosen.filter((value) => !offered.includes(value))]
  const wanted = compared(query).trim()
  const shown = all.filter((value) => compared(value).includes(wanted))
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value])
  return (
    <Frame>
      <legend>{title}</legend>
      {all.length > mostAtAGlance && (
        <TextInput
          type="search"
          aria-label={words.find(title)}
          placeholder={words.find(title)}
          icon={<Search size={16} aria-hidden />}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      )}
      {all.length === 0 && <Muted>{words.noneSaid}</Muted>}
      {all.length > 0 && (
        <Scroller>
          {shown.length === 0 && <Muted>{words.noneFound}</Muted>}
          {shown.map((value) => (
            <Checkbox key={value} label={value} checked={chosen.includes(value)} onChange={() => toggle(value)} />
          ))}
        </Scroller>
      )}
      {error && <Muted role="alert">{error}</Muted>}
    </Frame>
  )
}
