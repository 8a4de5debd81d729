import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { catalogue } from './events.ts'
import { type DomainEvent, isDomainEvent } from './platform/events/domain-event.ts'

test('the catalogue holds every event that a feature declares', async () => {
  const declared: { feature: string; event: DomainEvent }[] = []
  for (const file of globSync(join(import.meta.dirname, 'features/*/events.ts'))) {
    const exported: Record<string, unknown> = await import(file)
    for (const event of Object.values(exported).filter(isDomainEvent)) {
      declared.push({ feature: basename(dirname(file)), event })
    }
  }
  const named = (events: readonly { feature: string; event: DomainEvent }[]) =>
    events.map(({ feature, event }) => `${feature} ${event.name}`).sort()
  expect(declared.length).toBeGreaterThan(50)
  expect(named(catalogue)).toEqual(named(declared))
})

test('no two events have one name', () => {
  const names = catalogue.map(({ event }) => event.name)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test.each(catalogue.map(({ event }) => [event.name, event] as const))(
  'the facts of %s contain no secret',
  (_name, event) => {
    const schemas = [event.facts, ...Object.values(event.facts.shape)]
    const names = schemas.flatMap((schema) => ('shape' in schema ? Object.keys(Object(schema.shape)) : []))
    expect(
      names.filter((name) => /password(?!Stays)|code|token|secret|hash$/i.test(name) && name !== 'sha256'),
    ).toEqual([])
  },
)
