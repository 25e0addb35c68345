import type { Message } from '../../lib/errors.ts'

/** What is wrong with a configuration beyond its fields, and where. */
export type Fault = { path: (string | number)[]; message: Message }
