import { customerAddress } from '@kerf/shared-contracts/rules/addresses'
import { displayIdentifier } from '@kerf/shared-contracts/rules/display-identifier'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { TextLink } from '@kerf/shared-ui/actions/text-link.tsx'
import { Cluster, Muted } from '@kerf/shared-ui/content/layout.tsx'
import { color, fontSize, fontWeight, radius, space } from '@kerf/shared-ui/theme/tokens.ts'
import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { text } from '../text.ts'
import { type SubmittedRfq, submittedRfq } from './submitted-rfq.ts'

/** Seconds until the dashboard opens by itself (docs/product/rfqs.md, 'After submitting'). */
const redirectSeconds = 10

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[16]};
  max-width: 560px;
  margin: ${space[48]} auto;
  text-align: center;
`

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  border-radius: ${radius.round};
  background: ${color.accentSoft};
  color: ${color.accentText};
`

const Title = styled.h1`
  font-size: ${fontSize[24]};
  font-weight: ${fontWeight.semibold};
  letter-spacing: -0.015em;
`

/** Counts down and opens the dashboard at zero, unless the user chose to stay. */
function useRedirectCountdown() {
  const [seconds, setSeconds] = useState<number | null>(redirectSeconds)
  const navigate = useNavigate()
  useEffect(() => {
    if (seconds === null) return
    if (seconds === 0) {
      navigate('/')
      return
    }
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000)
    return () => clearTimeout(timer)
  }, [seconds, navigate])
  return { seconds, stay: () => setSeconds(null) }
}

/** What was submitted, with a link to it. */
function Submitted({ rfq }: { rfq: SubmittedRfq }) {
  const number = displayIdentifier(rfq)
  return (
    <p>
      {text.success.submitted(number)} <TextLink to={customerAddress.rfq(rfq.id)}>{text.success.view(number)}</TextLink>
    </p>
  )
}

/** Thanks the customer for the request, and says what happens next. */
export function RfqSuccessPage() {
  const { seconds, stay } = useRedirectCountdown()
  const rfq = submittedRfq(useLocation().state)
  const words = text.success
  return (
    <Frame>
      <Mark aria-hidden>
        <Check size={28} />
      </Mark>
      <Title>{words.title}</Title>
      {rfq && <Submitted rfq={rfq} />}
      <p>{words.text}</p>
      <p>{words.afterwards}</p>
      <Cluster>
        <ButtonLink to="/orders">{words.orders}</ButtonLink>
        <ButtonLink to="/" variant="primary">
          {words.dashboard}
        </ButtonLink>
      </Cluster>
      {seconds !== null && (
        <Cluster>
          <Muted>{words.countdown(seconds)}</Muted>
          <Button size="small" variant="ghost" onClick={stay}>
            {words.stay}
          </Button>
        </Cluster>
      )}
    </Frame>
  )
}
