import type { Database, Transaction } from '../../db/client.ts'
import { notFound } from '../../lib/errors.ts'
import { type Qepik, toAzn } from '../../lib/money.ts'
import type { Deps } from '../../procedures/deps.ts'
import { addsUp, type EqaimeFields, eqaimeFields } from './eqaime-fields.ts'
import type { Layout } from './eqaime-kinds.ts'
import type { Check } from './eqaime-output.ts'
import { toXml } from './eqaime-xml.ts'
import { idsDue } from './list-due.ts'
import { judge, readSchema } from './portal-schema.ts'
import { type Drafted, draftEqaime } from './read-eqaime.ts'

type Asked = { documentIds: readonly number[]; layout: Layout }
type OfCheck = Check['documents'][number]

/** A document with what would be written of it. */
export type Prepared = Drafted & {
  fields: EqaimeFields
  xml: string
  sumsEqual: boolean
  refusal: OfCheck['refusal']
}
/** And with what the portal's schema says against it. */
export type Judgement = { schema: Check['schema']; documents: (Prepared & Pick<OfCheck, 'errors'>)[] }

/** What would be written of documents. @throws NOT_FOUND where one isn't there, or is none of an e-qaimə */
export async function prepare(
  db: Database | Transaction,
  { documentIds, layout }: Asked,
): Promise<Prepared[]> {
  const [drafts, due] = [await draftEqaime(db, documentIds), await idsDue(db, documentIds)]
  if (drafts.length !== documentIds.length) throw notFound()
  return drafts.map((drafted) => {
    const fields = eqaimeFields(drafted.eqaime, layout)
    return {
      ...drafted,
      fields,
      xml: toXml(fields, layout),
      sumsEqual: addsUp(fields, drafted.expected, layout),
      refusal: refusalOf(drafted, due),
    }
  })
}

/** What was exported goes again as long as the portal has given it no number (DOC-25). */
function refusalOf({ document }: Drafted, due: ReadonlySet<number>): OfCheck['refusal'] {
  if (document.voidedAt !== null) return 'voided'
  if (document.eqaime) return document.eqaime.portalNumber === '' ? null : 'hasNumber'
  return due.has(document.id) ? null : 'notDue'
}

/** {@link prepare}, and what the portal's schema says. */
export async function judgePackage(deps: Pick<Deps, 'db' | 'settings'>, asked: Asked): Promise<Judgement> {
  const prepared = await prepare(deps.db, asked)
  const schema = await readSchema(deps, asked.layout)
  if (!schema) return { schema: 'absent', documents: prepared.map((one) => ({ ...one, errors: [] })) }
  const { fault, documents } = await judge(
    schema,
    prepared.map(({ xml }) => xml),
  )
  const errorsOf = (index: number) => (fault === null ? (documents[index] ?? []) : [{ line: 0, text: fault }])
  const judged = prepared.map((one, index) => ({ ...one, errors: errorsOf(index) }))
  return { schema: judged.some(({ errors }) => errors.length > 0) ? 'invalid' : 'valid', documents: judged }
}

/** Whether it goes as it is. */
export const canGo = ({
  refusal,
  sumsEqual,
  problems,
  errors,
}: Pick<OfCheck, 'refusal' | 'sumsEqual' | 'problems' | 'errors'>): boolean =>
  refusal === null && sumsEqual && errors.length === 0 && problems.every(({ bars }) => !bars)

/** What is known of documents before they are exported; nothing is written (DOC-25). */
export async function checkPackage(deps: Pick<Deps, 'db' | 'settings'>, asked: Asked): Promise<Check> {
  const { schema, documents } = await judgePackage(deps, asked)
  const sum = (of: (one: Prepared) => Qepik) => toAzn(documents.reduce((all, one) => all + of(one), 0))
  return {
    canExport: documents.every(canGo),
    lines: documents.reduce((all, { fields }) => all + fields.rows.length, 0),
    gross: sum(({ document }) => document.gross),
    vat: sum(({ document }) => document.vat),
    sumsEqual: documents.every(({ sumsEqual }) => sumsEqual),
    schema,
    documents: documents.map(({ document, eqaime, fields, sumsEqual, problems, errors, refusal }) => ({
      document: { id: document.id, number: eqaime.number },
      lines: fields.rows.length,
      sumsEqual,
      problems,
      errors,
      refusal,
    })),
  }
}
