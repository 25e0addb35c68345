/** Of requests that cost their sender little and might cost us much. */
export const heavyKinds = [
  'forms where none is taken',
  'forms of texts',
  'forms of files',
  'forms through tRPC',
  'JSON of objects',
  'JSON of a megabyte',
  'JSON in crumbs',
  'JSON without end',
  'headers',
  'the most headers',
  'queries',
  'cookies',
  'batches',
  'answers never taken',
] as const
export type HeavyKind = (typeof heavyKinds)[number]
