import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInAdmin } from '../../../test/factories.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'

/** The whole checkout: this file is api/src/features/modules/team-checkout.test.ts. */
const whole = path.resolve(import.meta.dirname, '../../../..')
const team = mkdtempSync(path.join(tmpdir(), 'kerf-team-'))
let api: TestApi
let token = ''

beforeAll(async () => {
  api = await startApi()
  const { token: as } = await signedInAdmin(api)
  const { body } = await api.request('post', '/api/admin/publish-tokens', { as, json: { name: 'Pipeline' } })
  token = body.secret
  makeCheckout()
})
afterAll(async () => {
  await api.stop()
  rmSync(team, { recursive: true })
})

/** What the checkout of a team holds, beside its module. */
const held = ['module-kit', 'shared-contracts', 'shared-ui']

/** The checkout of a team: libraries and `shared-runtime` are installed, as npm would do it. */
function makeCheckout(): void {
  const packages = path.join(team, 'node_modules')
  mkdirSync(path.join(packages, '@kerf'), { recursive: true })
  for (const name of readdirSync(path.join(whole, 'node_modules'))) {
    if (name !== '@kerf') symlinkSync(path.join(whole, 'node_modules', name), path.join(packages, name))
  }
  const copy = (from: string, to: string) =>
    cpSync(path.join(whole, from), to, { recursive: true, filter: (file) => path.basename(file) !== 'node_modules' })
  copy('shared-runtime', path.join(packages, '@kerf/shared-runtime'))
  for (const workspace of held) {
    copy(workspace, path.join(team, workspace))
    symlinkSync(path.join(team, workspace), path.join(packages, '@kerf', workspace))
  }
  writeFileSync(path.join(team, 'package.json'), JSON.stringify({ private: true, type: 'module', workspaces: held }))
}

/** What a command says. */
async function run(...words: string[]): Promise<string> {
  const file = path.join(team, 'module-kit/src/command/main.ts')
  const env = { ...process.env, KERF_URL: api.url, KERF_TOKEN: token }
  const { stdout } = await promisify(execFile)(process.execPath, [file, ...words], { cwd: team, env })
  return stdout
}

test('a checkout with nothing of Kerf but what is shared makes a module, publishes it and gives it to everybody', async () => {
  expect(await run('new', 'mf-spare-parts')).toMatch(/^Made mf-spare-parts/)
  expect(await run('publish', 'mf-spare-parts')).toMatch(/^Built spare-parts 1\.0\.0-.*\nPublished spare-parts/)
  expect(await run('promote', 'mf-spare-parts')).toMatch(/^Everybody gets spare-parts/)
  expect(await run('status')).toMatch(/spare-parts\n {2}stable {3}1\.0\.0-/)
})
