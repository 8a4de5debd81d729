import { UnsubscribeTokenBody, type Unsubscription } from '@kerf/shared-contracts/contracts/unsubscribe'
import { topicLabels } from '@kerf/shared-contracts/rules/notification-topics'
import { isApiError } from '@kerf/shared-runtime'
import {
  useChangeUnsubscriptionMutation,
  useOpenUnsubscriptionMutation,
} from '@kerf/shared-runtime/endpoints/unsubscribe'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { SkeletonText } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { AuthEnd } from '../shared/auth-end.tsx'
import { AuthPage } from '../shared/auth-page.tsx'
import { failureText, tellFailure } from '../shared/failure.ts'
import { text } from './text.ts'

/** The email settings; visitors sign in first and then come here. */
const choices = '/profile?tab=notifications'

/** The page's colours, the same for every role. */
const looks = 'customer'

/** Whether the link is invalid or its account was deleted; the answer is the same. */
function isGone(error: unknown): boolean {
  return isApiError(error) && [400, 404].includes(error.status)
}

function Gone() {
  const { title, text: words, button } = text.gone
  return <AuthEnd role={looks} title={title} words={words} to={choices} label={button} />
}

function wordsOf({ scope, isOn, email }: Unsubscription, wasTurnedOff: boolean) {
  const words = isOn ? text[wasTurnedOff ? 'on' : 'ask'] : text.off
  return {
    title: scope === 'daily' ? words.daily : words.title(topicLabels[scope]),
    subtitle: words.text(email),
    button: isOn ? text.ask.button : text.off.button,
  }
}

function Opened({ token, opened }: { token: string; opened: Unsubscription }) {
  const [present, setPresent] = useState(opened)
  const [wasTurnedOff, setTurnedOff] = useState(!opened.isOn)
  const [change, { isLoading }] = useChangeUnsubscriptionMutation()
  const { title, subtitle, button } = wordsOf(present, wasTurnedOff)
  const toggle = async () => {
    const { data, error } = await change({ body: { token, isOn: !present.isOn } })
    if (error) return tellFailure(text.notSaved, error)
    if (!data) return
    setTurnedOff(true)
    setPresent(data)
  }
  return (
    <AuthPage role={looks} title={title} subtitle={subtitle} subtitleLines={3}>
      <Stack role="group" aria-label={title}>
        <Button
          variant={present.isOn && !wasTurnedOff ? 'primary' : 'secondary'}
          onClick={() => void toggle()}
          loading={isLoading}
          fullWidth
        >
          {button}
        </Button>
        <ButtonLink to={choices} variant="ghost" fullWidth>
          {text.all}
        </ButtonLink>
      </Stack>
    </AuthPage>
  )
}

function Link({ token }: { token: string }) {
  const [open, { data: opened, error }] = useOpenUnsubscriptionMutation()
  const read = useCallback(() => void open({ body: { token } }), [open, token])
  useEffect(read, [read])
  if (isGone(error)) return <Gone />
  if (opened) return <Opened token={token} opened={opened} />
  return (
    <AuthPage role={looks} title={text.loadingTitle}>
      {error ? (
        <ErrorState title={text.failedTitle} text={failureText(error)} onRetry={read} retryLabel={text.retry} />
      ) : (
        <SkeletonText lines={4} />
      )}
    </AuthPage>
  )
}

/**
 * The page of the link at the foot of emails. Malware scanners open links too, so only a click turns emails off. The
 * link's signature follows the `#` of the URL, which is never sent to a server.
 */
export function UnsubscribePage() {
  const token = useLocation().hash.slice(1)
  if (!UnsubscribeTokenBody.safeParse({ token }).success) return <Gone />
  // Another link opened in the same tab starts fresh.
  return <Link key={token} token={token} />
}
