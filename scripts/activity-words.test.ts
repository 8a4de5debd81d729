import { expect, test } from 'vitest'
import { catalogue } from '../api/src/events.ts'
import { activityText } from '../shared-contracts/src/rules/activity-texts.ts'

const actions = catalogue.flatMap(({ event }) => (event.audit ? [event.action ?? event.name] : []))

test('the activity says in words whatever the audit log holds', () => {
  expect([...new Set(actions)].filter((action) => activityText.actions[action] === undefined)).toEqual([])
})
