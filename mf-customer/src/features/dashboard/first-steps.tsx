import { useGetProfileQuery } from '@kerf/shared-runtime/endpoints/profile'
import { TextLink } from '@kerf/shared-ui/actions/text-link.tsx'
import { VisuallyHidden } from '@kerf/shared-ui/content/visually-hidden.tsx'
import { color, space, toneColor } from '@kerf/shared-ui/theme/tokens.ts'
import { Circle, CircleCheck } from 'lucide-react'
import { styled } from 'styled-components'
import { text } from './text.ts'

const words = text.firstTime.steps

const List = styled.ol`
  display: grid;
  gap: ${space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
`

const Step = styled.li<{ $done: boolean | undefined }>`
  display: flex;
  gap: ${space[8]};
  align-items: center;
  color: ${({ $done }) => ($done ? color.textMuted : color.text)};
  svg {
    flex: none;
    color: ${({ $done }) => ($done ? toneColor('green').strong : color.textMuted)};
  }
`

/** What helps a new customer before the first request; each step can be left out. Done ones are ticked. */
export function FirstSteps() {
  const { data: profile } = useGetProfileQuery()
  const steps = [
    { id: 'account', isDone: true },
    // Until the profile is known, it is neither done nor asked for.
    { id: 'phone', isDone: profile && Boolean(profile.phone), to: '/profile' },
    { id: 'request', isDone: false, to: '/rfq' },
  ] as const
  return (
    <List aria-label={words.label}>
      {steps.map(({ id, isDone, ...step }) => (
        <Step key={id} $done={isDone}>
          {isDone ? <CircleCheck size={18} aria-hidden /> : <Circle size={18} aria-hidden />}
          <span>
            {'to' in step && isDone === false ? <TextLink to={step.to}>{words.names[id]}</TextLink> : words.names[id]}
            {isDone !== undefined && <VisuallyHidden>{isDone ? words.done : words.open}</VisuallyHidden>}
          </span>
        </Step>
      ))}
    </List>
  )
}
