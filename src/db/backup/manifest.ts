import { z } from 'zod'

const table = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int(),
})

/** What a backup says about itself: `manifest.json`, first in the archive. */
export const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  /** The names of all migrations that the database had. */
  migrations: z.array(z.string()),
  tables: z.array(table),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })),
})

export type Manifest = z.infer<typeof manifestSchema>
export type TableCopy = z.infer<typeof table>

/** Folders of DATA_DIR that a backup holds besides the database. */
export const dataFolders = ['uploads', 'mail', 'eqaime']

/** A table's rows inside the archive, in PostgreSQL's COPY text format. */
export const copyName = ({ schema, name }: { schema: string; name: string }): string =>
  `${schema}.${name}.copy`
