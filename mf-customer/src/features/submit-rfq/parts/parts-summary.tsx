import { materialWords } from '@kerf/shared-parts/rfqs/words.ts'
import { focusRing } from '@kerf/shared-ui/theme/mixins.ts'
import { color, fontSize, fontWeight, media, radius, space } from '@kerf/shared-ui/theme/tokens.ts'
import { listed } from '@kerf/shared-ui/words/listed.ts'
import { CircleAlert } from 'lucide-react'
import type { RefObject } from 'react'
import { styled } from 'styled-components'
import type { QueuedFile } from '../files/sending/upload-queue.ts'
import { partName, quantityWords } from '../form/rfq-form-schema.ts'
import { text } from '../text.ts'
import type { PartErrors } from './part-errors.ts'
import type { PartValues } from './part-list.ts'

interface PartsSummaryProps {
  parts: readonly PartValues[]
  errors: readonly PartErrors[]
  filesOf: (part: string) => readonly QueuedFile[]
  formRef: RefObject<HTMLFormElement | null>
}

/* A long list of parts scrolls by itself, so that the button below stays visible. */
const List = styled.ol`
  display: grid;
  margin: 0 -${space[8]};
  padding: ${space[4]} 0;
  border-block: 1px solid ${color.border};
  max-height: calc(100dvh - 480px);
  min-height: 116px;
  overflow-y: auto;
  overscroll-behavior: contain;
  ${media.belowWide} {
    max-height: none;
  }
`

const Jump = styled.button`
  display: grid;
  gap: 2px;
  width: 100%;
  padding: ${space[8]};
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    background: ${color.sunken};
  }
  ${focusRing}
  &:focus-visible {
    outline-offset: -2px;
  }
`

const Name = styled.span`
  font-weight: ${fontWeight.medium};
`

const Facts = styled.span`
  font-size: ${fontSize[12]};
  color: ${color.textMuted};
`

const Missing = styled.span`
  display: flex;
  gap: 6px;
  font-size: ${fontSize[12]};
  color: ${color.dangerText};

  svg {
    flex: none;
    margin-top: 2px;
  }
`

/** Labels of the fields that can have errors. */
const fieldNames: Readonly<Record<string, string>> = {
  name: text.parts.name,
  material: text.part.material,
  materialGrade: text.part.grade,
  tolerance: text.part.tolerance,
  finishing: text.part.finishing,
  quantities: text.project.quantity,
  notes: text.parts.notes,
}

function missingIn(errors: PartErrors): string {
  const fields = Object.keys(errors).map((path) => path.split('.')[0] ?? path)
  return listed([...new Set(fields)].map((field) => fieldNames[field] ?? field))
}

/** A summary of the request's parts and what each still needs; each links to its place in the form. */
export function PartsSummary({ parts, errors, filesOf, formRef }: PartsSummaryProps) {
  const words = text.summary
  const goTo = (index: number) => {
    const [field = 'name'] = Object.keys(errors[index] ?? {})
    const control = formRef.current?.querySelector<HTMLElement>(`[name="parts.${index}.${field}"]`)
    control?.focus({ preventScroll: true })
    control?.scrollIntoView({ block: 'center' })
  }
  return (
    <List aria-label={words.parts}>
      {parts.map((part, index) => {
        const missing = missingIn(errors[index] ?? {})
        const fileCount = filesOf(part.key).length
        const fileFacts = fileCount === 0 ? words.noFiles : words.fileCount(fileCount)
        const facts = [materialWords(part), quantityWords(part), fileFacts]
        return (
          <li key={part.key}>
            <Jump type="button" onClick={() => goTo(index)}>
              <Name>{partName(part, index)}</Name>
              <Facts>{facts.filter(Boolean).join(' · ')}</Facts>
              {missing && (
                <Missing>
                  <CircleAlert size={13} aria-hidden />
                  {words.missingFields(missing)}
                </Missing>
              )}
            </Jump>
          </li>
        )
      })}
    </List>
  )
}
