import { topicLabels } from '@kerf/shared-contracts/rules/notification-topics'
import { useListNotificationChoicesQuery } from '@kerf/shared-runtime/endpoints/profile'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Muted, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Checkbox } from '@kerf/shared-ui/forms/choices/checkbox.tsx'
import { LoadingOrFailedCard } from '../tab-states.tsx'
import { RhythmCard } from './rhythm-card.tsx'
import { text } from './text.ts'
import { useChoose } from './use-choose.ts'

/** Which emails the user gets, besides those about the account. */
export function NotificationsTab() {
  const query = useListNotificationChoicesQuery()
  const choose = useChoose()
  const { data: choices } = query
  if (!choices) return <LoadingOrFailedCard what={text.what} query={query} />
  const offersNone = choices.length === 0
  return (
    <Stack>
      {!offersNone && <RhythmCard />}
      <Card title={text.title} description={offersNone ? undefined : text.description}>
        <Stack>
          {offersNone && <p>{text.none}</p>}
          {!offersNone && (
            <Stack role="group" aria-label={text.group}>
              {choices.map(({ topic, email }) => (
                <Checkbox
                  key={topic}
                  label={topicLabels[topic]}
                  hint={text.hints[topic]}
                  checked={email}
                  onChange={(event) => choose({ topic, email: event.target.checked })}
                />
              ))}
            </Stack>
          )}
          <Muted>{text.always}</Muted>
        </Stack>
      </Card>
    </Stack>
  )
}
