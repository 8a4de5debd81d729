import { resolve } from 'node:path'
import { z } from 'zod'

const flag = z
  .enum(['0', '1', 'true', 'false', ''])
  .optional()
  .transform((text) => (text === undefined || text === '' ? undefined : text === '1' || text === 'true'))

/** The number in a variable; an empty one is neither a number nor 0. */
const unlessEmpty = (text: unknown) => (text === '' ? undefined : text)

const whole = (fallback: number, max = Number.MAX_SAFE_INTEGER) =>
  z.preprocess(unlessEmpty, z.coerce.number().int().min(0).max(max).default(fallback))

/** Seconds of a wait, as milliseconds; fractions are for tests. */
const seconds = (fallback: number) =>
  z.preprocess(
    unlessEmpty,
    z.coerce
      .number()
      .positive()
      .max(24 * 60 * 60)
      .default(fallback)
      .transform((given) => Math.ceil(given * 1000)),
  )

/** An unset variable and an empty one mean the same: deployment tools often write `NAME=`. */
const optional = z
  .string()
  .optional()
  .transform((text) => (text === '' ? undefined : text))

const timeZone = z
  .string()
  .default('UTC')
  .refine((zone) => isTimeZone(zone), 'is not a known time zone')

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/** `Kerf <no-reply@example.com>`, or the address alone. */
function readMailbox(text: string): { name?: string; address: string } {
  const [, name = '', address = text] = /^\s*(.*?)\s*<([^<>]+)>\s*$/.exec(text) ?? []
  return name ? { name, address } : { address }
}

const environment = z.object({
  NODE_ENV: z.string().default('production'),
  HOST: z.string().default('127.0.0.1'),
  PORT: whole(4000, 65535),
  PUBLIC_URL: optional.pipe(z.url({ protocol: /^https?$/ }).optional()),
  TRUST_PROXY: whole(0, 16),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: optional,
  DATABASE_CONNECTIONS: whole(10, 1000),
  S3_BUCKET: optional,
  S3_ENDPOINT: optional,
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  SMTP_URL: optional,
  MAIL_FROM: z.string().default('Kerf <no-reply@kerf.invalid>').transform(readMailbox),
  REPLY_DOMAIN: optional.pipe(z.hostname().optional()),
  REPLY_HOST: z.string().default('127.0.0.1'),
  REPLY_PORT: whole(0, 65535),
  ADMIN_EMAIL: optional.pipe(z.email().optional()),
  ADMIN_PASSWORD: optional,
  SESSION_KEYS: optional,
  BUSINESS_TZ: timeZone,
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  LOG_SYNC: flag,
  METRICS_TOKEN: optional,
  LOCAL_MODULES: flag,
  KERF_WORKERS: flag,
  KERF_DEMO: flag,
  KERF_CHECK_ANSWERS: flag,
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  PASSWORD_HASHES_AT_ONCE: whole(4, 64),
  MAX_FILES: whole(20, 200),
  MAX_STEP_MB: whole(100),
  MAX_DOCUMENT_MB: whole(25),
  MAX_SUPPLIER_ATTACHMENT_MB: whole(10),
  GEOMETRY_KERNEL_MB: whole(700, 65_536),
  STOP_SECONDS: whole(25, 600),
  CONNECTIONS_PER_ADDRESS: whole(500),
  LEAST_FREE_MB: whole(64),
  ...waits(),
})

/** One deadline for each thing Kerf waits for. */
function waits() {
  return {
    DATABASE_CONNECT_SECONDS: seconds(5),
    DATABASE_ACQUIRE_SECONDS: seconds(8),
    DATABASE_STATEMENT_SECONDS: seconds(15),
    STORE_HEAD_SECONDS: seconds(5),
    STORE_GET_SECONDS: seconds(10),
    STORE_STALL_SECONDS: seconds(20),
    STORE_PUT_SECONDS: seconds(30),
    MAIL_CONNECT_SECONDS: seconds(15),
    MAIL_GREETING_SECONDS: seconds(15),
    MAIL_SOCKET_SECONDS: seconds(60),
    GEOMETRY_SECONDS: seconds(60),
    PASSWORD_QUEUE_SECONDS: seconds(10),
    PROBE_SECONDS: seconds(2),
    HEADER_SECONDS: seconds(15),
    JSON_BODY_SECONDS: seconds(10),
    UPLOAD_WINDOW_SECONDS: seconds(20),
    UNREAD_BODY_SECONDS: seconds(5),
  }
}

const MB = 1024 * 1024

/** Everything Kerf reads from its environment, parsed once at start. Sizes are bytes, durations milliseconds. */
export type Config = ReturnType<typeof readConfig>

/**
 * Parses the environment.
 * @throws Error naming every variable that cannot be used, for the person who starts Kerf
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  const parsed = environment.safeParse(env)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`Kerf cannot start with these settings:\n  ${lines.join('\n  ')}`)
  }
  const e = parsed.data
  return {
    development: e.NODE_ENV === 'development',
    host: e.HOST,
    port: e.PORT,
    /** The address at which people reach Kerf; mails link there. */
    publicUrl: e.PUBLIC_URL ?? `http://${e.HOST}:${e.PORT}`,
    /** How many proxies in front of Kerf are ours; 0 trusts no forwarded header. */
    trustProxy: e.TRUST_PROXY,
    dataDir: resolve(e.DATA_DIR),
    databaseUrl: e.DATABASE_URL,
    databaseConnections: Math.max(2, e.DATABASE_CONNECTIONS),
    s3: e.S3_BUCKET
      ? {
          bucket: e.S3_BUCKET,
          endpoint: e.S3_ENDPOINT,
          region: e.S3_REGION,
          credentials:
            e.S3_ACCESS_KEY_ID && e.S3_SECRET_ACCESS_KEY
              ? { accessKeyId: e.S3_ACCESS_KEY_ID, secretAccessKey: e.S3_SECRET_ACCESS_KEY }
              : undefined,
        }
      : undefined,
    mail: { smtpUrl: e.SMTP_URL, from: e.MAIL_FROM },
    /** Replies to mails are accepted if a domain is given; a process listens for them if it has a port. */
    replies: { domain: e.REPLY_DOMAIN, host: e.REPLY_HOST, port: e.REPLY_PORT, maxBytes: 40 * MB },
    firstAdmin: { email: e.ADMIN_EMAIL, password: e.ADMIN_PASSWORD },
    businessTimeZone: e.BUSINESS_TZ,
    log: { level: e.LOG_LEVEL, synchronous: e.LOG_SYNC },
    metricsToken: e.METRICS_TOKEN,
    /** Developers may see their own builds of modules in this Kerf, on their own machine. */
    localModules: e.LOCAL_MODULES ?? e.NODE_ENV === 'development',
    workers: e.KERF_WORKERS ?? true,
    /** `undefined` lets the start decide: a demo world on the embedded database only. */
    demo: e.KERF_DEMO,
    /** Parse every response with its contract; for tests only, because it costs time and turns drift into an error. */
    checkAnswers: e.KERF_CHECK_ANSWERS ?? false,
    stopWithin: e.STOP_SECONDS * 1000,
    session: { keys: e.SESSION_KEYS, idle: 12 * 60 * 60 * 1000, longest: 7 * 24 * 60 * 60 * 1000 },
    passwordHashesAtOnce: Math.max(1, e.PASSWORD_HASHES_AT_ONCE),
    rateLimits: rateLimits(e.RATE_LIMIT_FACTOR),
    files: {
      perRequest: e.MAX_FILES,
      stepBytes: e.MAX_STEP_MB * MB,
      documentBytes: e.MAX_DOCUMENT_MB * MB,
      supplierAttachmentBytes: e.MAX_SUPPLIER_ATTACHMENT_MB * MB,
    },
    /** A geometry kernel that holds more megabytes than this after a file is replaced. */
    kernelMb: e.GEOMETRY_KERNEL_MB,
    jsonBytes: MB,
    waits: readWaits(e),
    /**
     * Connections from one address; 0 allows any number. Behind our proxies, counts requests in progress per client
     * address.
     */
    connectionsPerAddress: e.CONNECTIONS_PER_ADDRESS,
    /** With less free space than this, the disk of `dataDir` counts as full. */
    leastFreeBytes: e.LEAST_FREE_MB * MB,
    /** How many lists a user may export at once in one process, and how long one export may take. */
    exports: { atOnce: 2, longest: 10 * 60 * 1000 },
  }
}

/** Bytes an upload must deliver within `waits.http.uploadWindow`: less than any usable line delivers. */
const leastUpload = 16 * 1024

function readWaits(e: z.infer<typeof environment>) {
  return {
    database: {
      connect: e.DATABASE_CONNECT_SECONDS,
      /** For a connection from the pool. */
      acquire: e.DATABASE_ACQUIRE_SECONDS,
      statement: e.DATABASE_STATEMENT_SECONDS,
    },
    store: {
      /** Checking whether an object exists, or removing it. */
      head: e.STORE_HEAD_SECONDS,
      /** The first byte of an object. */
      get: e.STORE_GET_SECONDS,
      /** The next bytes of an object. */
      stall: e.STORE_STALL_SECONDS,
      /** For the store to accept the next bytes of an object, or to commit it once all were accepted. */
      put: e.STORE_PUT_SECONDS,
    },
    mail: { connect: e.MAIL_CONNECT_SECONDS, greeting: e.MAIL_GREETING_SECONDS, socket: e.MAIL_SOCKET_SECONDS },
    /** One STEP file in its process. */
    geometry: e.GEOMETRY_SECONDS,
    /** For a turn at hashing a password. */
    passwordTurn: e.PASSWORD_QUEUE_SECONDS,
    /** One probe of `/readyz`. */
    probe: e.PROBE_SECONDS,
    http: {
      headers: e.HEADER_SECONDS,
      /** A whole JSON body. */
      jsonBody: e.JSON_BODY_SECONDS,
      uploadWindow: e.UPLOAD_WINDOW_SECONDS,
      leastUpload,
      /** The rest of an unread body, once its request was answered. */
      unreadBody: e.UNREAD_BODY_SECONDS,
    },
  }
}

/** Calls allowed per window in seconds, per account named and per address they come from. */
function rateLimits(factor: number) {
  const times = (points: number) => Math.max(1, Math.round(points * factor))
  const quarterHour = 15 * 60
  return {
    signIn: { seconds: quarterHour, byAccount: times(10), byAddress: times(60) },
    register: { seconds: 60 * 60, byAccount: times(20), byAddress: times(30) },
    /** Mails caused by registrations of one address. */
    registrationMail: { seconds: 60 * 60, byAccount: times(5), byAddress: times(30) },
    code: { seconds: quarterHour, byAccount: times(10), byAddress: times(60) },
    mail: { seconds: 60 * 60, byAccount: times(6), byAddress: times(30) },
    /** One mail with a code, of one kind, to one account. */
    resend: { seconds: 30, byAccount: times(1), byAddress: times(60) },
    /** Invitations to a company, which are mails to strangers. */
    invite: { seconds: 60 * 60, byAccount: times(30), byAddress: times(100) },
    /** Small changes announced to many browsers. */
    edit: { seconds: 60, byAccount: times(60), byAddress: times(600) },
    upload: { seconds: 60, byAccount: times(120), byAddress: times(600) },
    /** Replies by mail. */
    reply: { seconds: 60 * 60, byAccount: times(60), byAddress: times(600) },
    /** Exports of whole lists, however long. */
    export: { seconds: 60, byAccount: times(20), byAddress: times(200) },
    /** New RFQs, of up to 100 parts each. */
    submit: { seconds: 60, byAccount: times(60), byAddress: times(600) },
    /** Browsers' reports of failed modules; a broken page reports the same each time. */
    report: { seconds: 60, byAccount: times(10), byAddress: times(120) },
  }
}
