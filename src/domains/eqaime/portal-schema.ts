import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { z } from 'zod'
import { AppError, invalid, type Message } from '../../lib/errors.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { writeEntry } from '../audit/write-entry.ts'
import type { schemaFields } from './eqaime-input.ts'
import { type Layout, layouts } from './eqaime-kinds.ts'
import type { schemaFileSchema } from './eqaime-output.ts'
import type { Judged, ToJudge } from './xsd-worker.ts'

type Files = Pick<Deps, 'settings'>
type SchemaFile = z.infer<typeof schemaFileSchema>
const maxMegabytes = 2
const maxBytes = maxMegabytes * 1024 * 1024
const maxMs = 10_000

const noFile: Message = /*i18n*/ { id: 'eqaime.noFile', message: 'Choose the XSD file of the portal.' }
const tooLarge: Message = /*i18n*/ {
  id: 'eqaime.schemaTooLarge',
  message: 'The file is larger than {megabytes}\u00a0MB: that is no XSD of the portal.',
}
const noSchema: Message = /*i18n*/ {
  id: 'eqaime.noSchema',
  message: 'This is no XSD that can be read: {fault}',
}
const tooSlow: Message = /*i18n*/ {
  id: 'eqaime.schemaTooSlow',
  message: 'The check against this XSD takes too long.',
}

const folderOf = ({ settings }: Files): string => join(settings.DATA_DIR, 'eqaime')
const fileOf = (deps: Files, layout: Layout): string => join(folderOf(deps), `${layout}.xsd`)

/** The portal's schema of a layout, which the owner puts into DATA_DIR/eqaime; null without one. */
export const readSchema = (deps: Files, layout: Layout): Promise<Buffer | null> =>
  readFile(fileOf(deps, layout)).catch(absent)

function absent(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}

/** Which of the portal's schemas there are. */
export const listSchemas = (deps: Files): Promise<SchemaFile[]> =>
  Promise.all(
    layouts.map(async (layout) => {
      const bytes = await readSchema(deps, layout)
      if (!bytes) return { layout, file: null }
      const { mtime } = await stat(fileOf(deps, layout))
      return { layout, file: { size: bytes.length, putAt: mtime.toISOString(), sha256: hashOf(bytes) } }
    }),
  )

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/**
 * Puts the portal's schema of a layout in place (DOC-25).
 * @throws VALIDATION without a file, and when it isn't an XSD that compiles; TOO_LARGE above 2 MB
 */
export async function putSchema(
  deps: Files & Pick<Deps, 'db'>,
  caller: Pick<Caller, 'id'>,
  { layout, file }: z.output<typeof schemaFields>,
): Promise<SchemaFile[]> {
  if (!file) throw invalid('file', noFile)
  if (file.size > maxBytes)
    throw new AppError('TOO_LARGE', { ...tooLarge, values: { megabytes: maxMegabytes } })
  const bytes = await readFile(file.path)
  const { fault } = await judge(bytes, [])
  if (fault !== null) throw invalid('file', { ...noSchema, values: { fault } })
  const before = await readSchema(deps, layout)
  await mkdir(folderOf(deps), { recursive: true })
  const path = fileOf(deps, layout)
  await writeFile(`${path}.new`, bytes)
  await rename(`${path}.new`, path)
  await writeChange(deps, caller, { layout, from: before, to: bytes })
  return listSchemas(deps)
}

/** Exports aren't checked any more until another one is put there. */
export async function removeSchema(
  deps: Files & Pick<Deps, 'db'>,
  caller: Pick<Caller, 'id'>,
  { layout }: { layout: Layout },
): Promise<SchemaFile[]> {
  const before = await readSchema(deps, layout)
  await rm(fileOf(deps, layout), { force: true })
  await writeChange(deps, caller, { layout, from: before, to: null })
  return listSchemas(deps)
}

type Change = { layout: Layout; from: Buffer | null; to: Buffer | null }

/** Files are named by the beginning of their hash. */
async function writeChange(
  { db }: Pick<Deps, 'db'>,
  caller: Pick<Caller, 'id'>,
  { layout, from, to }: Change,
): Promise<void> {
  const [before, after] = [from, to].map((bytes) => bytes && `${layout}.xsd ${hashOf(bytes).slice(0, 12)}`)
  if (before === after) return
  await db.$transaction((tx) =>
    writeEntry(tx, {
      by: caller.id,
      kind: 'eqaimeSettings',
      id: 1,
      name: '',
      act: 'changed',
      changes: { portalSchema: [before ?? null, after ?? null] },
    }),
  )
}

/**
 * Validates documents against a schema in a worker thread, so that no uploaded file can hold up the site.
 * @throws VALIDATION when it takes longer than `limitMs`, ten seconds
 */
export async function judge(schema: Uint8Array, xmls: readonly string[], limitMs = maxMs): Promise<Judged> {
  const workerData: ToJudge = { schema: new Uint8Array(schema), xmls }
  const worker = new Worker(new URL('./xsd-worker.ts', import.meta.url), { workerData })
  const { promise, resolve, reject } = Promise.withResolvers<Judged>()
  const timer = setTimeout(() => reject(new AppError('VALIDATION', tooSlow)), limitMs)
  worker.once('message', resolve)
  worker.once('error', reject)
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
