import { focusRing } from '@kerf/shared-ui/theme/mixins.ts'
import { fontSize, radius, space, toneColor } from '@kerf/shared-ui/theme/tokens.ts'
import { useFormikContext } from 'formik'
import { GitCompareArrows } from 'lucide-react'
import type { MouseEvent } from 'react'
import { styled } from 'styled-components'
import type { RfqFormValues } from '../form/rfq-form-schema.ts'
import { text } from './text.ts'

/** Marks the heading of the findings, to which the note leads. */
export const findingsTitle = { 'data-findings-title': true }

const Jump = styled.button`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[8]};
  width: 100%;
  padding: ${space[12]};
  border: 0;
  border-radius: ${radius.control};
  background: ${toneColor('yellow').soft};
  color: ${toneColor('yellow').text};
  font-size: ${fontSize[13]};
  text-align: start;
  cursor: pointer;
  ${focusRing}

  svg {
    margin-top: 2px;
  }
`

const Count = styled.strong`
  display: block;
`

/** How much differs, beside the button that sends the request. It leads there, and keeps nobody from sending. */
export function FindingsNote() {
  const { values } = useFormikContext<RfqFormValues>()
  const all = Object.values(values.findings ?? {}).flat()
  const open = all.filter(({ answer }) => answer === null).length
  if (open === 0) return null
  const go = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    const title = form?.querySelector<HTMLElement>('[data-findings-title]')
    title?.focus({ preventScroll: true })
    title?.scrollIntoView({ block: 'center' })
  }
  return (
    <Jump type="button" onClick={go}>
      <GitCompareArrows size={16} aria-hidden />
      <span>
        <Count>{text.title(open)}</Count> {text.jump}
      </span>
    </Jump>
  )
}
