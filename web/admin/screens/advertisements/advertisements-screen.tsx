import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import { z } from 'zod'
import { newAdvertisementSchema } from '../../../../src/domains/site/content-list-input.ts'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { useApi, useClient } from '../../../lib/api.ts'
import { Picture } from '../../../ui/picture.tsx'
import type { CardKind } from '../../kit/cards/card-kind.ts'
import { CardsScreen } from '../../kit/cards/cards-screen.tsx'
import { LinkCaption } from '../../kit/cards/link-caption.tsx'
import { LinkField } from '../../kit/cards/link-field.tsx'
import { MissingMark } from '../../kit/cards/missing-mark.tsx'
import { hostOf } from '../../kit/cards/web-address.ts'
import type { Editor } from '../../kit/editor/use-editor.ts'
import { chosenFilesOf } from '../../kit/editor/values.ts'
import { AltFields } from '../../kit/pictures/alt-fields.tsx'
import { EditedPicture } from '../../kit/pictures/edited-picture.tsx'

/** The screen of advertisements: cards with link and image. */
export function AdvertisementsScreen() {
  return (
    <CardsScreen
      title={<Trans>Advertisements</Trans>}
      meta={<Trans>carousel of the home page</Trans>}
      kind={useAdvertisements()}
    />
  )
}

type Advertisement = inferRouterOutputs<AppRouter>['advertisements']['list'][number]
type AdvertisementValues = {
  link: string
  alt: string
  alt_ru: string
  alt_en: string
  file: string | File
}

/** Without a picture there is no slide. */
const advertisementForm = newAdvertisementSchema.extend({ file: z.unknown().refine((file) => file !== '') })

/** Advertisements as cards, with the alerts that were decided (ADM-3). */
function useAdvertisements(): CardKind<Advertisement, AdvertisementValues> {
  const { t } = useLingui()
  const client = useClient()
  const options = useApi().advertisements.list.queryOptions()
  return {
    id: 'advertisement',
    record: 'advertisement',
    query: useQuery(options),
    queryKey: options.queryKey,
    blank: { link: '', alt: '', alt_ru: '', alt_en: '', file: '' },
    valuesOf: ({ link, alt, alt_ru, alt_en, photoUrl }) => ({ link, alt, alt_ru, alt_en, file: photoUrl }),
    nameOf: ({ link }) => hostOf(link),
    names: { link: t`Link`, alt: t`Alternative text`, file: t`Picture` },
    schema: advertisementForm,
    says: {
      link: t`Write a web address, for example https://matbaa.az.`,
      file: t`Choose the picture of the advertisement.`,
    },
    create: ({ file, ...texts }, call) =>
      client.advertisements.create.mutate({ ...texts, ...chosenFilesOf({ file }, ['file']) }, call),
    update: (id, { file, ...texts }, call) =>
      client.advertisements.update.mutate({ id, ...texts, ...chosenFilesOf({ file }, ['file']) }, call),
    remove: (id) => client.advertisements.delete.mutate({ id }),
    order: (ids) => client.advertisements.order.mutate({ ids }),
    face: ({ photoUrl }) => (
      <Picture
        url={photoUrl}
        alt=""
        sizes="(width >= 768px) 320px, 92vw"
        className="aspect-[5/2] w-full object-cover"
      />
    ),
    caption: (card) => (
      <LinkCaption name={hostOf(card.link)} link={card.link}>
        <MissingMark values={card} fields={[{ key: 'alt' }]} />
      </LinkCaption>
    ),
    fields: (editor) => <AdvertisementFields editor={editor} />,
    texts: {
      list: t`Advertisements`,
      add: t`Add an advertisement`,
      newTitle: t`New advertisement`,
      empty: {
        title: <Trans>There are no advertisements yet</Trans>,
        why: <Trans>Until then, the home page has no carousel.</Trans>,
      },
      added: t`The advertisement was added`,
      addFailed: (status) =>
        status === undefined
          ? t`The advertisement was not added`
          : t`The advertisement was not added: ${status}`,
      updateFailed: () => t`The update failed. Please try again.`,
      deleted: <Trans>It disappears from the carousel of the home page.</Trans>,
    },
  }
}

/** The carousel's slide at its largest, px. */
const slide = { width: 1440, height: 550 }

function AdvertisementFields({ editor }: { editor: Editor<AdvertisementValues> }) {
  const { t } = useLingui()
  return (
    <div className="grid items-start gap-x-6 gap-y-4 lg:grid-cols-2">
      <LinkField editor={editor} label={t`Link`} />
      <EditedPicture
        editor={editor}
        name="file"
        label={t`Picture`}
        purpose="photo"
        required
        hint={t`wide: ${slide.width} × ${slide.height} px`}
        crop={{ ratio: slide.width / slide.height, least: slide }}
      >
        <AltFields editor={editor} />
      </EditedPicture>
    </div>
  )
}
