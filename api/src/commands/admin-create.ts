import { parseArgs } from 'node:util'
import { Email } from '@kerf/shared-contracts/contracts/values'
import { readConfig } from '../config.ts'
import { createAdmin, makePassword } from '../features/auth/admin-service.ts'
import { createPasswords } from '../platform/auth/passwords.ts'
import { closeDatabase, openDatabase } from '../platform/db/connect.ts'
import { findEmbeddedDatabase, startEmbeddedDatabase } from '../platform/db/embedded.ts'
import { migrate } from '../platform/db/migrate.ts'
import { runCommand, say } from '../platform/process.ts'

const usage = `Makes an admin. Usage: npm run admin:create -- --email <address> [--name <name>]
The password is that of ADMIN_PASSWORD; unset, one is made up and printed.`

/** Works beside a running Kerf, and on an embedded database that is not running. */
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
  const knex = openDatabase({ url, name: 'kerf admin:create', poolSize: 2 })
  opened.defer(() => closeDatabase(knex))
  await migrate(knex)

  const password = config.firstAdmin.password ?? makePassword()
  const platform = { passwords: createPasswords(1), clock: () => new Date() }
  await knex.transaction((tx) =>
    createAdmin(platform, tx, { email: email.data, password, name: values.name ?? 'Administrator' }),
  )
  const words = config.firstAdmin.password ? '' : ` and the password ${password}`
  say(`An admin can sign in with ${email.data}${words}`)
})
