import { MailPace } from '@kerf/shared-contracts/rules/notification-topics'
import type { Store } from '@kerf/shared-runtime'
import { profileApi, useChooseMailRhythmMutation, useGetMailRhythmQuery } from '@kerf/shared-runtime/endpoints/profile'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { RadioGroup } from '@kerf/shared-ui/forms/choices/radio-group.tsx'
import { useRef } from 'react'
import { useDispatch } from 'react-redux'
import { tellFailure } from '../../shared/failure.ts'
import { LoadingOrFailedCard } from '../tab-states.tsx'
import { text } from './text.ts'

const words = text.rhythm

/** How often the user gets emails: shown at once, saved in click order, and undone if that fails. */
export function RhythmCard() {
  const query = useGetMailRhythmQuery()
  const dispatch = useDispatch<Store['dispatch']>()
  const [save] = useChooseMailRhythmMutation()
  const saved = useRef(Promise.resolve())
  if (!query.data) return <LoadingOrFailedCard what={words.what} query={query} />
  const choose = (pace: MailPace) => {
    const change = dispatch(
      profileApi.util.updateQueryData('getMailRhythm', undefined, (rhythm) => {
        rhythm.pace = pace
      }),
    )
    saved.current = saved.current.then(async () => {
      const { error } = await save({ body: { pace } })
      if (!error) return
      change.undo()
      tellFailure(text.failed.title, error, text.failed.text)
    })
  }
  return (
    <Card title={words.title} description={words.description}>
      <RadioGroup
        label={words.group}
        value={query.data.pace}
        onValueChange={choose}
        options={MailPace.options.map((value) => ({ value, ...words.paces[value] }))}
      />
    </Card>
  )
}
