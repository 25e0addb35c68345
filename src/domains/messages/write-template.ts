import type { z } from 'zod'
import { notFound } from '../../lib/errors.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { recorded, recordedNew } from '../audit/recorded.ts'
import type { createTemplateFields, updateTemplateFields } from './message-input.ts'
import { templateSchema } from './message-output.ts'

type Template = z.infer<typeof templateSchema>
type WriteDeps = Pick<Deps, 'db'>
const kind = 'messageTemplate'

/** Every template, by title. */
export async function listTemplates({ db }: WriteDeps): Promise<Template[]> {
  const rows = await db.messageTemplate.findMany({ orderBy: [{ title: 'asc' }, { id: 'asc' }] })
  return rows.map((row) => templateSchema.parse(row))
}

export async function createTemplate(
  { db }: WriteDeps,
  { id: by }: Caller,
  data: z.output<typeof createTemplateFields>,
): Promise<Template> {
  return templateSchema.parse(
    await recordedNew(db, { by, kind }, (tx) => tx.messageTemplate.create({ data })),
  )
}

/** What isn't sent stays as it is. @throws NOT_FOUND */
export function updateTemplate(
  { db }: WriteDeps,
  { id: by }: Caller,
  { id, ...data }: z.output<typeof updateTemplateFields>,
): Promise<Template> {
  return recorded(db, { by, kind, id }, async (tx) => {
    assertThere(await tx.messageTemplate.count({ where: { id } }))
    return templateSchema.parse(await tx.messageTemplate.update({ where: { id }, data }))
  })
}

/** @throws NOT_FOUND */
export function deleteTemplate({ db }: WriteDeps, { id: by }: Caller, id: number): Promise<void> {
  return recorded(db, { by, kind, id }, async (tx) => {
    assertThere((await tx.messageTemplate.deleteMany({ where: { id } })).count)
  })
}

function assertThere(count: number): void {
  if (count === 0) throw notFound()
}
