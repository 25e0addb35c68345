import { z } from 'zod'
import type { Prisma } from '../../db/generated/client.ts'
import { updatedAtOut } from '../../lib/as-read.ts'
import { language } from '../../lib/fields.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import type { ReceivedFile } from '../../procedures/received-file.ts'
import { recordedUpdate } from '../audit/recorded.ts'
import { assertAsRead } from '../audit/snapshots.ts'
import { allTextsOut, textsIn, textsOutInOne } from '../content/texts.ts'
import { pictureUrl, storeColumns } from '../media/picture-columns.ts'
import { aboutUsSchema } from './about-us-input.ts'
import { assertOnlyRecord, onlyRecord } from './only-record.ts'

const aboutUs = z.object({
  id: z.int(),
  ...textsOutInOne('aboutUs'),
  photoUrl: z.string(),
})
export const allAboutUsOut = z.object({
  id: z.int(),
  ...allTextsOut('aboutUs'),
  photoUrl: z.string(),
  updatedAt: updatedAtOut,
})

/** The about-us block: area 12 writes. */
export const aboutUsRouter = router({
  read: procedure({
    access: 'public',
    reads: ['aboutUs'],
    rest: { method: 'GET', path: '/UIConfigurations/GetAboutUses', summary: 'About us' },
  })
    .input(z.object({ language }))
    .output(z.array(aboutUs))
    .query(async ({ ctx, input }) => {
      const row = await ctx.deps.db.aboutUs.findUniqueOrThrow({ where: { id: 1 }, include: { photo: true } })
      return [{ id: 1, ...textsIn('aboutUs', row, input.language), photoUrl: pictureUrl(row.photo) }]
    }),
  multilanguage: procedure({
    access: ['homePage'],
    rest: {
      method: 'GET',
      path: '/UIConfigurations/GetAboutUsmultilanguage/:id',
      summary: 'About us in all languages',
    },
  })
    .input(z.object({ id: onlyRecord }))
    .output(allAboutUsOut)
    .query(async ({ ctx, input }) => {
      assertOnlyRecord(input.id)
      const row = await ctx.deps.db.aboutUs.findUniqueOrThrow({ where: { id: 1 }, include: { photo: true } })
      return { ...row, photoUrl: pictureUrl(row.photo), updatedAt: row.updatedAt.toISOString() }
    }),
  update: procedure({
    access: ['homePage'],
    changes: ['aboutUs'],
    rest: {
      method: 'PUT',
      path: '/UIConfigurations/UpdateAboutUs',
      summary: 'Change about us',
      example: { title: 'Haqqımızda', title_ru: 'О нас', title_en: 'About us' },
    },
  })
    .input(aboutUsSchema)
    .output(allAboutUsOut)
    .mutation(({ ctx, input: { id: given = 1, ...input } }) => {
      assertOnlyRecord(given)
      return updateAboutUs(ctx.deps, callerOf(ctx), input)
    }),
})

type Input = Omit<Prisma.AboutUsUncheckedUpdateInput, 'id' | 'updatedAt'> & {
  file?: ReceivedFile | undefined
  updatedAt?: string | undefined
}

/** Writes about us; texts and the picture that aren't sent stay. @throws CONFLICT */
async function updateAboutUs(
  { db, media }: Pick<Deps, 'db' | 'media'>,
  caller: Pick<Caller, 'id'>,
  { file, updatedAt, ...data }: Input,
) {
  const read = { kind: 'aboutUs', id: 1, updatedAt } as const
  await assertAsRead(db, read)
  const picture = await storeColumns(media, { photoId: [file, 'photo'] })
  const row = await recordedUpdate(db, { by: caller.id, ...read }, (tx) =>
    tx.aboutUs.update({ where: { id: 1 }, data: { ...data, ...picture }, include: { photo: true } }),
  )
  return { ...row, photoUrl: pictureUrl(row.photo), updatedAt: row.updatedAt.toISOString() }
}
