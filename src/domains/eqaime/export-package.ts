import type { z } from 'zod'
import type { Transaction } from '../../db/client.ts'
import { bakuDate } from '../../lib/days.ts'
import { AppError, type Message } from '../../lib/errors.ts'
import type { FileAnswer } from '../../lib/file-answer.ts'
import type { Language } from '../../lib/languages.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { writeEntry } from '../audit/write-entry.ts'
import type { packageFields } from './eqaime-input.ts'
import { sha256Of } from './eqaime-xml.ts'
import { packageFile } from './package-file.ts'
import { canGo, judgePackage, type Prepared, prepare } from './prepare-package.ts'

const cannotGo: Message = /*i18n*/ {
  id: 'eqaime.cannotGo',
  message: 'These documents can’t be exported: {numbers}. Look at what is missing there.',
}
const notAccepted: Message = /*i18n*/ {
  id: 'eqaime.notAccepted',
  message: 'The XSD of the portal doesn’t accept these documents: {numbers}.',
}
/** 200 documents, each with its entry in the history. */
const inTime = { timeout: 20_000 }
/** Documents that a message names. */
const maxNamed = 5

type Asked = z.output<typeof packageFields> & { language: Language }

/**
 * Exports the e-qaimə of documents, and marks them as exported (DOC-25). The same documents make the same file; of
 * two staff at once the second gets it, too.
 * @throws NOT_FOUND; CONFLICT where one can't go, when the portal's schema doesn't accept one, or when one has changed
 * since it was checked; nothing is marked then
 */
export async function exportPackage(
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
  caller: Pick<Caller, 'id'>,
  { documentIds, layout, format, language }: Asked,
): Promise<FileAnswer> {
  const asked = { documentIds, layout }
  const { schema, documents } = await judgePackage(deps, asked)
  const barred = documents.filter((one) => !canGo({ ...one, errors: [] }))
  if (barred.length > 0) throw refused(cannotGo, barred)
  const unaccepted = documents.filter(({ errors }) => errors.length > 0)
  if (unaccepted.length > 0) throw refused(notAccepted, unaccepted)
  const at = deps.now()
  await deps.db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM documents WHERE id = ANY(${documentIds}) ORDER BY id FOR UPDATE`
    const now = await prepare(tx, asked)
    const isSame = now.every(({ xml, refusal }, index) => refusal === null && xml === documents[index]?.xml)
    if (!isSame) throw new AppError('CONFLICT')
    for (const one of now)
      await mark(tx, one, { layout: Number(layout), isChecked: schema === 'valid', by: caller.id, at })
  }, inTime)
  const packed = documents.map(({ eqaime: { number }, fields, xml }) => ({ number, fields, xml }))
  return packageFile(packed, { format, language, day: bakuDate(at) })
}

function refused(why: Message, documents: readonly Prepared[]): AppError {
  const names = documents.slice(0, maxNamed).map(({ eqaime }) => eqaime.number)
  const more = documents.length > maxNamed ? ', …' : ''
  return new AppError('CONFLICT', { ...why, values: { numbers: `${names.join(', ')}${more}` } })
}

type Marking = { layout: number; isChecked: boolean; by: number; at: Date }

async function mark(
  tx: Transaction,
  { document: { id, eqaime: before }, eqaime: { kind, number }, xml }: Prepared,
  { layout, isChecked, by, at }: Marking,
): Promise<void> {
  const written = {
    layout,
    isChecked,
    sha256: new Uint8Array(sha256Of(xml)),
    exportedAt: at,
    exportedById: by,
  }
  await tx.eqaime.upsert({
    where: { documentId: id },
    create: { documentId: id, kind, ...written },
    update: written,
  })
  const isSame = before !== null && Buffer.from(before.sha256).equals(sha256Of(xml))
  if (isSame) return
  await writeEntry(tx, {
    by,
    kind: 'document',
    id,
    name: number,
    act: 'changed',
    changes: { eqaimeExported: [before && String(before.layout), String(layout)] },
  })
}
