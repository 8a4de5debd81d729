import { parseArgs } from 'node:util'
import { Email } from '@kerf/shared-contracts/contracts/values'
import { readConfig } from '../config.ts'
import { createAdmin, makePassword } from '../features/auth/admin-service.ts'
import { findEmbeddedDatabase, startEmbeddedDatabase } from '../platform/db/embedded.ts'
import { openPlatform } from '../platform/open.ts'
import { transactAsSystem } from '../platform/open-work.ts'
import { runCommand, say } from '../platform/process.ts'
import { subscribers } from '../subscribers.ts'

const usage = `Makes an admin. Usage: npm run admin:create -- --email <address> [--name <name>]
The password is that of ADMIN_PASSWORD; unset, one is made up and printed.`

/** Works beside a running Kerf, and with an embedded database that is not running. */
await runCommand(async (opened) => {
  const { values } = parseArgs({ options: { email: { type: 'string' }, name: { type: 'string' } } })
  const email = Email.safeParse(values.email)
  if (!email.success) throw new Error(usage)
  const config = readConfig(process.env)
  let url = config.databaseUrl ?? (await findEmbeddedDatabase(config.dataDir))
  if (!url) {
    const database = await startEmbeddedDatabase({ dataDir: config.dataDir })
    opened.defer(() => database.stop())
    url = database.url
  }
  const { platform, close } = await openPlatform(config, url, 'kerf admin:create', subscribers)
  opened.defer(() => close(config.stopWithin))

  const password = config.firstAdmin.password ?? makePassword()
  const admin = { email: email.data, password, name: values.name ?? 'Administrator' }
  await transactAsSystem(platform, (work) => createAdmin(platform, work, admin))
  const words = config.firstAdmin.password ? '' : ` and the password ${password}`
  say(`An admin can sign in with ${email.data}${words}`)
})
