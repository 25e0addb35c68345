import { z } from 'zod'
import { StartError } from './lib/start-error.ts'

type Rule = {
  /** When one of these is set … */
  any: readonly string[]
  /** … these must be set too; the first missing one is named. */
  need: readonly string[]
  /** One of `need` is enough. */
  one?: boolean
  why: string
}

const store = ['S3_BUCKET', 'S3_KEY', 'S3_SECRET'] as const

const rules: readonly Rule[] = [
  { any: [...store, 'S3_ENDPOINT', 'S3_REGION'], need: store, why: 'the S3 settings are set together' },
  {
    any: ['S3_BUCKET'],
    need: ['S3_ENDPOINT', 'S3_REGION'],
    one: true,
    why: 'S3_BUCKET needs it, or for Amazon S3_REGION',
  },
  {
    any: ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
    need: ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
    why: 'ADMIN_EMAIL and ADMIN_PASSWORD are set together',
  },
  {
    any: ['DATABASE_DIRECT_URL'],
    need: ['DATABASE_URL'],
    why: 'DATABASE_DIRECT_URL needs it: it is the way past its pooler',
  },
  {
    any: ['KAPITAL_URL', 'KAPITAL_LOGIN', 'KAPITAL_PASSWORD'],
    need: ['KAPITAL_LOGIN', 'KAPITAL_PASSWORD'],
    why: 'KAPITAL_LOGIN and KAPITAL_PASSWORD are set together',
  },
  { any: ['PAYRIFF_URL'], need: ['PAYRIFF_KEY'], why: 'PAYRIFF_URL needs it' },
  {
    any: ['EPOINT_URL', 'EPOINT_PUBLIC_KEY', 'EPOINT_PRIVATE_KEY'],
    need: ['EPOINT_PUBLIC_KEY', 'EPOINT_PRIVATE_KEY'],
    why: 'EPOINT_PUBLIC_KEY and EPOINT_PRIVATE_KEY are set together',
  },
  { any: ['MAIL_FROM'], need: ['SMTP_URL'], why: 'MAIL_FROM needs it: without it nothing is mailed' },
  {
    any: ['BACKUP_TO', 'BACKUP_KEEP_DAYS', 'BACKUP_KEEP_MONTHS'],
    need: ['BACKUP_AT', 'BACKUP_EVERY'],
    one: true,
    why: 'without it no backup is made, whatever else BACKUP_… says',
  },
]

/**
 * Settings that alone would be silently ignored, such as a store without its bucket: a line that names the
 * missing one; null when nothing is missing.
 */
function missingSetting(given: Readonly<Record<string, unknown>>): string | null {
  const isSet = (name: string): boolean => given[name] !== undefined
  for (const { any, need, one = false, why } of rules) {
    if (!any.some(isSet) || (one ? need.some(isSet) : need.every(isSet))) continue
    const missing = need.find((name) => !isSet(name))
    return `${missing}: ${why}`
  }
  if (given.BACKUP_TO === 's3' && !isSet('S3_BUCKET')) return 'S3_BUCKET: BACKUP_TO=s3 needs it'
  return null
}

/** Links are built on it; a path behind the host would be lost. */
const origin = z
  .url({ protocol: /^https?$/ })
  .transform((value) => new URL(value))
  .refine(
    ({ href, origin }) => href === `${origin}/`,
    'an origin as https://example.az, with nothing behind it',
  )
  .transform(({ origin }) => origin)
/** Keys and amounts go there: encrypted, but for a simulator on this machine. */
const bank = origin.refine(
  (value) => value.startsWith('https://') || ['127.0.0.1', 'localhost'].includes(new URL(value).hostname),
  'an origin with https',
)
const switchOn = z
  .enum(['0', '1', 'true', 'false', 'on', 'off', ''])
  .transform((value) => ['1', 'true', 'on'].includes(value))
const given = z.string().min(1)
/** Set in whole megabytes, parsed to bytes. */
const megabytes = (usual: number, most: number) =>
  z.coerce
    .number()
    .int()
    .min(1)
    .max(most)
    .default(usual)
    .transform((value) => value * 1024 * 1024)

/** Every setting (OPS-1); an empty variable counts as not set. */
const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: given.default('0.0.0.0'),
  DATA_DIR: given.optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** The same database without its pooler, where that lends a connection for one transaction only. */
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  POSTGRES_BIN: given.optional(),
  SITE_URL: origin.optional(),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(8).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().includes('@').optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: given.optional(),
  S3_KEY: given.optional(),
  S3_SECRET: given.optional(),
  S3_REGION: given.default('auto'),
  /** Providers of card payments, each on when its keys are set; an address only where it isn't the usual one. */
  KAPITAL_URL: bank.optional(),
  KAPITAL_LOGIN: given.optional(),
  KAPITAL_PASSWORD: given.optional(),
  PAYRIFF_URL: bank.optional(),
  PAYRIFF_KEY: given.optional(),
  EPOINT_URL: bank.optional(),
  EPOINT_PUBLIC_KEY: given.optional(),
  EPOINT_PRIVATE_KEY: given.optional(),
  /** Those of them that customers are offered, all by default; the others are still asked about what was begun. */
  PAYMENT_PROVIDERS: z
    .string()
    .transform((names) => names.split(/[\s,]+/).filter((name) => name !== ''))
    .pipe(z.array(z.enum(['kapital', 'payriff', 'epoint'])))
    .optional(),
  DEMO: switchOn.default(false),
  /** Off: pictures are stored as WebP only, which spares a small machine minutes of encoding. */
  AVIF: z.enum(['on', 'off']).default('on'),
  /** Bytes that one file of an order's artwork may have, and all files of one order together; set in MB. */
  ARTWORK_MAX_FILE: megabytes(500, 5000),
  ARTWORK_MAX_ORDER: megabytes(2048, 50_000),
  /** What a customer may send for all orders at a time, and before the address is confirmed; set in MB. */
  ARTWORK_MAX_ACCOUNT: megabytes(10_240, 1_000_000),
  ARTWORK_MAX_UNCONFIRMED: megabytes(200, 1_000_000),
  /** Scans each file that customers and staff send: `host:port`, or the path of its socket. */
  CLAMD: z
    .string()
    .regex(/^(\/.+|[\w.-]+:\d{1,5}|\[[\da-f:]+\]:\d{1,5})$/i, 'clamd as host:3310 or /run/clamav/clamd.ctl')
    .optional(),
  /** Files are removed this many months after their order has ended. */
  ARTWORK_KEEP_MONTHS: z.coerce.number().int().min(1).max(240).default(12),
  /** Documents of an erased customer are emptied this many years after their day: what the law asks for. */
  DOCUMENT_KEEP_YEARS: z.coerce.number().int().min(1).max(100).default(5),
  /** Each day at this time in Baku, `HH:MM`; none by default. */
  BACKUP_AT: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time as 03:30')
    .optional(),
  /** In addition, the time from one backup to the next, in minutes, hours or days. */
  BACKUP_EVERY: z
    .string()
    .regex(/^[1-9]\d{0,2}[mhd]$/, 'a time as 6h (30m, 1h, 1d)')
    .optional(),
  /** The public keys that backups are encrypted for (age); without any they are plain. */
  BACKUP_KEY: z
    .string()
    .transform((keys) => keys.split(/[\s,]+/).filter((key) => key !== ''))
    .refine(
      (keys) => keys.every((key) => /^age1[a-z0-9]+$/.test(key)),
      'a public key of age as age1…, or several',
    )
    .optional(),
  BACKUP_TO: z.enum(['disk', 's3']).default('disk'),
  BACKUP_KEEP_DAYS: z.coerce.number().int().min(1).max(365).default(7),
  BACKUP_KEEP_MONTHS: z.coerce.number().int().min(0).max(120).default(12),
  /** Off: every read is computed anew, for measurements and debugging. */
  CACHE: z.enum(['on', 'off']).default('on'),
  RATE_LIMIT: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Whether staff may do without a second factor. */
  STAFF_SECOND_FACTOR: z.enum(['optional', 'required']).default('optional'),
  /** The longest life of a staff session, and of an unused one. */
  STAFF_SESSION_HOURS: z.coerce.number().int().min(1).max(720).default(12),
  STAFF_IDLE_MINUTES: z.coerce.number().int().min(5).max(43_200).default(30),
  /**
   * Encrypts the secrets of second factors; stored outside the database and its backups. Without it a file of
   * DATA_DIR is used.
   */
  SECRET_KEY: z.string().min(32).optional(),
  /** Required for /metrics; without it they are for this machine alone. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Where traces are sent; without it none are made. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** The number of proxies in front of us that are trusted for the caller's address. */
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
})

export type Settings = Omit<z.infer<typeof schema>, 'DATA_DIR' | 'SITE_URL' | 'MAIL_FROM'> & {
  DATA_DIR: string
  SITE_URL: string
  MAIL_FROM: string
}

/** The checked settings; nothing else reads the environment. @throws StartError that names the variable */
export function readSettings(
  environment: NodeJS.ProcessEnv = process.env,
  defaults: Record<string, string> = {},
): Settings {
  const set = Object.entries(environment).filter(([, value]) => value !== undefined && value !== '')
  const given = { ...defaults, ...Object.fromEntries(set) }
  const result = schema.safeParse(given)
  if (!result.success) {
    const [issue] = result.error.issues
    throw new StartError(`${issue?.path.join('.')}: ${issue?.message}`)
  }
  const missing = missingSetting(given)
  if (missing !== null) throw new StartError(missing)
  const env = result.data
  const site = env.SITE_URL ?? `http://localhost:${env.PORT}`
  return {
    ...env,
    DATA_DIR: env.DATA_DIR ?? defaultDataDir(),
    SITE_URL: site,
    MAIL_FROM: env.MAIL_FROM ?? `no-reply@${new URL(site).hostname}`,
  }
}

/** For root a system folder, else one beside the program. */
export function defaultDataDir(suffix = ''): string {
  return process.getuid?.() === 0 ? `/var/lib/matbaa${suffix}` : `./data${suffix}`
}
