type Rule = {
  /** Whether one of these was set … */
  any: readonly string[]
  /** … and one of these wasn't: the first of them is named. */
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
  { any: ['MAIL_FROM'], need: ['SMTP_URL'], why: 'MAIL_FROM needs it: without it nothing is mailed' },
  {
    any: ['BACKUP_TO', 'BACKUP_KEEP_DAYS', 'BACKUP_KEEP_MONTHS'],
    need: ['BACKUP_AT', 'BACKUP_EVERY'],
    one: true,
    why: 'without it no backup is made, whatever else BACKUP_… says',
  },
]

/**
 * Settings of which one alone would be passed over in silence, as a store without its bucket: a line that names the
 * missing one; null when everything has what it needs.
 */
export function missingSetting(given: Readonly<Record<string, unknown>>): string | null {
  const isSet = (name: string): boolean => given[name] !== undefined
  for (const { any, need, one = false, why } of rules) {
    if (!any.some(isSet) || (one ? need.some(isSet) : need.every(isSet))) continue
    const missing = need.find((name) => !isSet(name))
    return `${missing}: ${why}`
  }
  if (given.BACKUP_TO === 's3' && !isSet('S3_BUCKET')) return 'S3_BUCKET: BACKUP_TO=s3 needs it'
  return null
}
