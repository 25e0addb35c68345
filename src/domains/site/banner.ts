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
import { type PictureRow, pictureUrl, storeColumns } from '../media/picture-columns.ts'
import { bannerSchema } from './banner-input.ts'
import { assertOnlyRecord, onlyRecord } from './only-record.ts'

const pictures = {
  logoUrl: z.string(),
  darkLogoUrl: z.string(),
  faviconUrl: z.string(),
  photoUrl: z.string(),
}
const banner = z.object({
  id: z.int(),
  ...textsOutInOne('banner'),
  ...pictures,
})

const bannerPictures = { logo: true, darkLogo: true, favicon: true, photo: true } as const

const bannerUrls = (row: Record<keyof typeof bannerPictures, PictureRow | null>) => ({
  logoUrl: pictureUrl(row.logo),
  darkLogoUrl: pictureUrl(row.darkLogo),
  faviconUrl: pictureUrl(row.favicon),
  photoUrl: pictureUrl(row.photo),
})

/** Home page and site-wide looks: area 12 writes. */
export const bannerRouter = router({
  read: procedure({
    access: 'public',
    reads: ['banner'],
    rest: {
      method: 'GET',
      path: '/UIConfigurations/GetBanners',
      summary: 'Banner: site title, icon, logos, hero',
    },
  })
    .input(z.object({ language }))
    .output(z.array(banner))
    .query(async ({ ctx, input }) => {
      const row = await ctx.deps.db.banner.findUniqueOrThrow({ where: { id: 1 }, include: bannerPictures })
      return [{ id: 1, ...textsIn('banner', row, input.language), ...bannerUrls(row) }]
    }),
  multilanguage: procedure({
    access: ['homePage'],
    rest: {
      method: 'GET',
      path: '/UIConfigurations/GetBannermultilanguage/:id',
      summary: 'Banner in all languages',
    },
  })
    .input(z.object({ id: onlyRecord }))
    .output(
      z.object({
        id: z.int(),
        ...allTextsOut('banner'),
        ...pictures,
        state: z.boolean(),
        updatedAt: updatedAtOut,
      }),
    )
    .query(async ({ ctx, input }) => {
      assertOnlyRecord(input.id)
      const row = await ctx.deps.db.banner.findUniqueOrThrow({ where: { id: 1 }, include: bannerPictures })
      return { ...row, ...bannerUrls(row), updatedAt: row.updatedAt.toISOString() }
    }),
  update: procedure({
    access: ['homePage'],
    changes: ['banner'],
    rest: {
      method: 'PUT',
      path: '/UIConfigurations/UpdateBanner',
      status: 204,
      summary: 'Change the banner',
      example: { title: 'Çap evi', title_ru: 'Типография', title_en: 'Print shop' },
    },
  })
    .input(bannerSchema)
    .mutation(({ ctx, input: { id: given = 1, ...input } }) => {
      assertOnlyRecord(given)
      return updateBanner(ctx.deps, callerOf(ctx), input)
    }),
})

type Input = Omit<Prisma.BannerUncheckedUpdateInput, 'id' | 'updatedAt'> & {
  updatedAt?: string | undefined
  file?: ReceivedFile | undefined
  fileForLogo?: ReceivedFile | undefined
  fileForLogoDark?: ReceivedFile | undefined
  fileForFavicon?: ReceivedFile | undefined
}

/** Writes the banner; texts and pictures that aren't sent stay. @throws CONFLICT */
async function updateBanner(
  { db, media }: Pick<Deps, 'db' | 'media'>,
  caller: Pick<Caller, 'id'>,
  { file, fileForLogo, fileForLogoDark, fileForFavicon, updatedAt, ...data }: Input,
): Promise<void> {
  const read = { kind: 'banner', id: 1, updatedAt } as const
  await assertAsRead(db, read)
  const pictures = await storeColumns(media, {
    photoId: [file, 'photo'],
    logoId: [fileForLogo, 'logo'],
    darkLogoId: [fileForLogoDark, 'logo'],
    faviconId: [fileForFavicon, 'favicon'],
  })
  await recordedUpdate(db, { by: caller.id, ...read }, (tx) =>
    tx.banner.update({ where: { id: 1 }, data: { ...data, ...pictures } }),
  )
}
