import { color, fontSize, fontWeight, radius, space } from '@kerf/shared-ui/theme/tokens.ts'
import { styled } from 'styled-components'
import { text } from './text.ts'

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: ${space[24]};
  counter-reset: step;
`

const Step = styled.li`
  counter-increment: step;

  &::before {
    content: counter(step);
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    margin-bottom: ${space[8]};
    border-radius: ${radius.round};
    background: ${color.accentSoft};
    color: ${color.accentText};
    font-size: ${fontSize[13]};
    font-weight: ${fontWeight.semibold};
  }
  h3 {
    margin-bottom: ${space[4]};
    font-size: ${fontSize[14]};
    font-weight: ${fontWeight.semibold};
  }
  p {
    color: ${color.textMuted};
  }
`

/** The steps of a request, from the drawing to the finished parts. */
export function NextSteps() {
  return (
    <Steps>
      {text.steps.map((step) => (
        <Step key={step.title}>
          <h3>{step.title}</h3>
          <p>{step.text}</p>
        </Step>
      ))}
    </Steps>
  )
}
