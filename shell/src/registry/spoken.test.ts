import { readFileSync } from 'node:fs'
import { type ModuleListing, moduleFile, type PageState } from '@kerf/module-kit/platform'
import { guardedRoute } from '@kerf/module-kit/routing'
import { expect, test } from 'vitest'
import { spokenListing, spokenPage } from './spoken.ts'

const manifest = moduleFile.parse(JSON.parse(readFileSync('mf-admin/module.json', 'utf8')))
const listing: ModuleListing = {
  ...{ name: 'admin', title: manifest.title, version: '1.0.0-a', base: '/modules/admin/1.0.0-a/', entry: 'remote.js' },
  ...{ integrity: {}, manifest },
}

test('a module is shown in the language of the page', () => {
  const spoken = spokenListing(listing, 'de')
  expect(spoken.title).toBe('Administration')
  expect(spoken.manifest.routes.find(({ page }) => page === 'mails')?.title).toBe('Fehlgeschlagene E-Mails')
  expect(spoken.manifest.navigation.map(({ label }) => label)).toContain('Kundenverwaltung')
  expect(spoken.manifest.navigation.flatMap(({ count }) => count?.words.other ?? [])).toContain(
    '{count} warten auf Sie',
  )
  expect(spoken.manifest.menu.map(({ label }) => label)).toContain('Lieferantenangebote')
})

test('a module without translations, or in English, is shown as it is', () => {
  const { translations: _, ...old } = manifest
  expect(spokenListing({ ...listing, manifest: old }, 'ja').manifest.routes).toEqual(manifest.routes)
  expect(spokenListing(listing, 'en')).toBe(listing)
})

test('a refused address says why in the language of the page', () => {
  const guarded = manifest.routes.map((route) => guardedRoute(manifest, route))
  const page: PageState = {
    ...{ signedIn: true, modules: [listing], guarded },
    provider: { name: 'Kerf', logo: null, timeZone: 'UTC' },
  }
  const said = (language: string) => spokenPage(page, language).guarded.flatMap(({ denied }) => denied ?? [])
  expect(said('en')).toEqual(['Access denied. Admin privileges required.'])
  expect(said('ja')).toEqual(['アクセスが拒否されました。管理者権限が必要です。'])
  expect(spokenPage(page, 'ja').modules[0]?.title).toBe('管理ポータル')
})
