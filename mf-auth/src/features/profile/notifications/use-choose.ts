import type { NotificationChoice } from '@kerf/shared-contracts/contracts/profile'
import type { Store } from '@kerf/shared-runtime'
import { profileApi, useChooseNotificationMutation } from '@kerf/shared-runtime/endpoints/profile'
import { useRef } from 'react'
import { useDispatch } from 'react-redux'
import { tellFailure } from '../../shared/failure.ts'
import { text } from './text.ts'

/** @returns a function that makes a choice: shown at once, saved in click order, and undone if that fails */
export function useChoose(): (choice: NotificationChoice) => void {
  const dispatch = useDispatch<Store['dispatch']>()
  const [save] = useChooseNotificationMutation()
  const saved = useRef(Promise.resolve())

  return ({ topic, email }) => {
    const change = dispatch(
      profileApi.util.updateQueryData('listNotificationChoices', undefined, (choices) => {
        for (const choice of choices) if (choice.topic === topic) choice.email = email
      }),
    )
    saved.current = saved.current.then(async () => {
      const { error } = await save({ topic, body: { email } })
      if (!error) return
      change.undo()
      tellFailure(text.failed.title, error, text.failed.text)
    })
  }
}
