import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { simpleParser } from 'mailparser'
import { startKerf } from '../fixtures/server.ts'
import { compare } from './lib/distributions.ts'

const tries = Number(process.argv[2] ?? 200)
/** Milliseconds between two calls, so that the previous email is sent. */
const pause = 50
/** Warm-up, so that first-use loading, compiling and connecting is done. */
const warmUps = 20
const password = 'reamed-and-honed-23'

// Rate limits would distort the measurement; only tests check answers against contracts.
const kerf = await startKerf({ RATE_LIMIT_FACTOR: '1000000', KERF_CHECK_ANSWERS: '0' })

/** @returns milliseconds until the whole answer had arrived */
async function post(call: string, body: object): Promise<number> {
  const start = performance.now()
  const response = await fetch(`${kerf.url}/api/auth/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer = await response.text()
  const took = performance.now() - start
  if (response.status === 429 || response.status >= 500) throw new Error(`${call}: ${response.status} ${answer}`)
  return took
}

const addresses = (kind: string) =>
  Array.from(
    { length: warmUps + tries },
    (_, index) => `${kind}-${String.fromCharCode(97 + (index % 26))}${index}@example.com`,
  )

const registration = (email: string, role: string) => ({
  email,
  role,
  password,
  name: 'Ada Turner',
  company: 'Turner Works',
})

/** The code from the newest email to each address, once each has one. */
async function mailedCodes(emails: readonly string[]): Promise<Map<string, string>> {
  const codes = new Map<string, string>()
  const folder = join(kerf.dataDir, 'mail')
  for (let seen = 0; emails.some((email) => !codes.has(email)); await wait(500)) {
    const files = (await readdir(folder)).filter((file) => file.endsWith('.eml')).sort()
    for (const file of files.slice(seen)) {
      const { to, text } = await simpleParser(await readFile(join(folder, file)))
      const [code] = /^\d{6}$/m.exec(text ?? '') ?? []
      for (const list of [to ?? []].flat()) if (code) codes.set(list.value[0]?.address ?? '', code)
    }
    seen = files.length
  }
  return codes
}

async function makeVerified(emails: readonly string[]): Promise<void> {
  for (const email of emails) await post('register', registration(email, 'customer'))
  const codes = await mailedCodes(emails)
  for (const email of emails) await post('verify-email', { email, verificationCode: codes.get(email) })
}

/** Calls for known and unknown accounts alternately, in random order within each pair, and prints the durations. */
async function measure(
  title: string,
  call: string,
  known: readonly string[],
  unknown: readonly string[],
  body: (email: string) => object,
): Promise<void> {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
  for (const [index, email] of known.entries()) {
    const pair = [
      { email, list: times.known },
      { email: unknown[index] ?? '', list: times.unknown },
    ]
    if (Math.random() < 0.5) pair.reverse()
    for (const each of pair) {
      await wait(pause)
      const took = await post(call, body(each.email))
      if (index >= warmUps) each.list.push(took)
    }
  }
  console.log(compare(title, times))
}

try {
  const [verified, waiting, suppliers] = [addresses('verified'), addresses('waiting'), addresses('supplier')]
  console.log(`Makes ${verified.length} accounts of each kind first…`)
  await makeVerified(verified)
  for (const email of suppliers) await post('register', registration(email, 'supplier'))

  await measure('login with a wrong password', 'login', verified, addresses('nobody-l'), (email) => ({
    email,
    password: 'not-the-right-one',
    role: 'customer',
  }))
  // Afterwards the unknown addresses have an account that awaits verification.
  await measure('register as a customer (known: verified)', 'register', verified, waiting, (email) =>
    registration(email, 'customer'),
  )
  await measure('register as a supplier (known: waiting)', 'register', suppliers, addresses('nobody-s'), (email) =>
    registration(email, 'supplier'),
  )
  await measure('forgot-password', 'forgot-password', verified, addresses('nobody-f'), (email) => ({
    email,
    role: 'customer',
  }))
  await measure(
    'resend-verification (known: waiting)',
    'resend-verification',
    waiting,
    addresses('nobody-r'),
    (email) => ({
      email,
      role: 'customer',
    }),
  )
} finally {
  await kerf.remove()
}
