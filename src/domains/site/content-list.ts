import type { TRPCMutationProcedure, TRPCQueryProcedure } from '@trpc/server'
import { z } from 'zod'
import type { Database, Transaction } from '../../db/client.ts'
import { orNotFound } from '../../db/database-errors.ts'
import { updatedAtOut } from '../../lib/as-read.ts'
import { id } from '../../lib/fields.ts'
import { type Caller, can } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { callerOf, type ProcedureMeta, procedure, router } from '../../procedures/procedure.ts'
import type { ReceivedFile } from '../../procedures/received-file.ts'
import { recorded, recordedNew, recordedUpdate } from '../audit/recorded.ts'
import { assertAsRead } from '../audit/snapshots.ts'
import { definitions, type WholeKind } from '../content/definitions.ts'
import type { PicturePurpose } from '../media/inspect-picture.ts'
import { type PictureRow, pictureUrl, storeColumns } from '../media/picture-columns.ts'
import { putInOrder } from '../places/place-acts.ts'
import { orderSchema } from '../places/place-input.ts'
import { changedSchema } from './content-list-input.ts'

/** Contact records have rules of their own. */
type ListKind = Exclude<WholeKind, 'contact'>
/** By the input field with the file: its relation, whose column ends with `Id`, and the output field. */
type Pictures = Readonly<Record<string, { relation: string; url: string; purpose: PicturePurpose }>>

type List<New extends z.ZodObject, Shape extends z.ZodRawShape> = {
  path: string
  /** `a partner`, `Partners`: for the OpenAPI document. */
  one: string
  many: string
  input: New
  /** What callers read of a record besides its id. */
  output: Shape
  pictures: Pictures
  examples: { create: Readonly<Record<string, unknown>>; update: Readonly<Record<string, unknown>> }
}

/** `state` and `updatedAt` only for callers with write access. */
const recordSchema = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({
    id: z.int(),
    ...shape,
    state: z.boolean().optional(),
    updatedAt: updatedAtOut.optional(),
  })

type Query<Input, Output> = TRPCQueryProcedure<{ meta: ProcedureMeta; input: Input; output: Output }>
type Mutation<Input, Output> = TRPCMutationProcedure<{ meta: ProcedureMeta; input: Input; output: Output }>
type Procedures<New, Changed, View> = {
  list: Query<void, View[]>
  create: Mutation<New, View>
  update: Mutation<Changed, View>
  order: Mutation<z.input<typeof orderSchema>, void>
  delete: Mutation<z.input<typeof byId>, View>
}
type ListRouter<New extends z.ZodObject, Shape extends z.ZodRawShape> = ReturnType<
  typeof router<
    Procedures<
      z.input<New>,
      z.input<ReturnType<typeof changedSchema<New['shape']>>>,
      z.output<ReturnType<typeof recordSchema<Shape>>>
    >
  >
>

const byId = z.object({ id })

/**
 * A list that staff order and visitors see as a whole, by its definition: callers with write access also see
 * hidden records, marked.
 */
export function contentList<New extends z.ZodObject, Shape extends z.ZodRawShape>(
  kind: ListKind,
  { path, one, many, input, output, pictures, examples }: List<New, Shape>,
) {
  const { area, content } = definitions[kind]
  const schema = recordSchema(output)
  const acts = actsOf(kind, pictures, Object.keys(output))
  const record: z.ZodObject = schema
  const written = { access: [area], changes: [content] } as const
  const procedures = router({
    list: procedure({
      access: 'public',
      reads: [content],
      rest: { method: 'GET', path, summary: many },
    })
      .output(z.array(record))
      .query(({ ctx }) => acts.list(ctx.deps, { all: can(ctx.caller, area) })),
    create: procedure({
      ...written,
      rest: { method: 'POST', path, status: 201, summary: `Add ${one}`, example: examples.create },
    })
      .input<z.ZodObject>(input)
      .output(record)
      .mutation(({ ctx, input }) => acts.create(ctx.deps, callerOf(ctx), input)),
    update: procedure({
      ...written,
      rest: { method: 'PUT', path, summary: `Change ${one}`, example: examples.update },
    })
      .input(changedSchema<Record<never, z.ZodType>>(input))
      .output(record)
      .mutation(({ ctx, input }) => acts.update(ctx.deps, callerOf(ctx), input)),
    order: procedure({
      ...written,
      rest: {
        method: 'PUT',
        path: `${path}/order`,
        status: 204,
        summary: `Put ${many.toLowerCase()} in order`,
        example: { ids: [3, 1, 2] },
      },
    })
      .input(orderSchema)
      .mutation(({ ctx, input }) => putInOrder(ctx.deps, callerOf(ctx), { ...input, kind })),
    delete: procedure({
      ...written,
      rest: { method: 'DELETE', path: `${path}/:id`, summary: `Delete ${one}` },
    })
      .input(byId)
      .output(record)
      .mutation(({ ctx, input }) => acts.remove(ctx.deps, callerOf(ctx), input)),
  })
  // Types that tRPC infers from schema parameters can't be named before the schemas are given.
  return { router: procedures as unknown as ListRouter<New, Shape>, schema }
}

type ActDeps = Pick<Deps, 'db' | 'media'>
type By = Pick<Caller, 'id'>
type Fields = Readonly<Record<string, unknown>>
type Row = Fields & { id: number; state: boolean; updatedAt: Date }

/** The Prisma methods of the lists: those of several tables can't be called as one. */
type Table = Record<'create' | 'update' | 'delete', (args: object) => Promise<Row>> & {
  findMany(args: object): Promise<Row[]>
}

function actsOf(kind: ListKind, pictures: Pictures, shown: readonly string[]) {
  const table = (db: Database | Transaction) => db[kind] as unknown as Table
  const include = Object.fromEntries(Object.values(pictures).map(({ relation }) => [relation, true]))
  const relations = new Map(Object.values(pictures).map(({ url, relation }) => [url, relation]))

  /** The columns to write, once the sent files are stored. */
  async function store(media: ActDeps['media'], input: Fields): Promise<object> {
    const fields = Object.entries(input).filter(([field]) => !(field in pictures))
    const files = Object.entries(pictures).map(([field, { relation, purpose }]) => [
      `${relation}Id`,
      [input[field] as ReceivedFile | undefined, purpose],
    ])
    return { ...Object.fromEntries(fields), ...(await storeColumns(media, Object.fromEntries(files))) }
  }

  function view(row: Row, all: boolean) {
    const fields = shown.map((field) => {
      const relation = relations.get(field)
      return [field, relation ? pictureUrl(row[relation] as PictureRow | null) : row[field]]
    })
    const own = all && { state: row.state, updatedAt: row.updatedAt.toISOString() }
    return { id: row.id, ...Object.fromEntries(fields), ...own }
  }

  return {
    async list({ db }: Pick<Deps, 'db'>, { all }: { all: boolean }) {
      const where = all ? {} : { state: true }
      const orderBy = [{ priority: 'asc' }, { id: 'desc' }]
      const rows = await table(db).findMany({ where, orderBy, include })
      return rows.map((row) => view(row, all))
    },

    async create({ db, media }: ActDeps, caller: By, input: Fields) {
      const data = await store(media, input)
      const row = await recordedNew(db, { by: caller.id, kind }, (tx) => table(tx).create({ data, include }))
      return view(row, true)
    },

    /** Fields that aren't sent stay. @throws NOT_FOUND, CONFLICT when it was saved since `updatedAt` */
    async update(
      { db, media }: ActDeps,
      caller: By,
      { id, updatedAt, ...input }: Fields & { id: number; updatedAt?: string | undefined },
    ) {
      const read = { kind, id, updatedAt }
      await assertAsRead(db, read)
      const data = await store(media, input)
      const row = await recordedUpdate(db, { by: caller.id, ...read }, (tx) =>
        table(tx).update({ where: { id }, data, include }),
      )
      return view(row, true)
    },

    /** @throws NOT_FOUND */
    async remove({ db }: Pick<Deps, 'db'>, caller: By, { id }: { id: number }) {
      const row = await recorded(db, { by: caller.id, kind, id }, (tx) =>
        orNotFound(table(tx).delete({ where: { id }, include })),
      )
      return view(row, true)
    },
  }
}
