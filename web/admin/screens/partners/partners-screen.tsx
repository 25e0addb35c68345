import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import { newPartnerSchema } from '../../../../src/domains/site/content-list-input.ts'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { useApi, useClient } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import type { CardKind } from '../../kit/cards/card-kind.ts'
import { CardsScreen } from '../../kit/cards/cards-screen.tsx'
import { MissingMark } from '../../kit/cards/missing-mark.tsx'
import { textFields } from '../../kit/editor/content-texts.ts'
import { LanguageFields } from '../../kit/editor/language-fields.tsx'
import type { Editor } from '../../kit/editor/use-editor.ts'
import { chosenFilesOf } from '../../kit/editor/values.ts'
import { EditedPicture } from '../../kit/pictures/edited-picture.tsx'

/** Partners and their logos. */
export function PartnersScreen() {
  return (
    <CardsScreen
      title={<Trans>Partners</Trans>}
      meta={<Trans>logos on the home page</Trans>}
      kind={usePartners()}
    />
  )
}

type Partner = inferRouterOutputs<AppRouter>['partners']['list'][number]
type PartnerValues = { name: string; name_ru: string; name_en: string; file: string | File }

const partnerForm = newPartnerSchema.omit({ file: true })

/** Partners as cards: what they are made of, and their calls. */
function usePartners(): CardKind<Partner, PartnerValues> {
  const { t } = useLingui()
  const client = useClient()
  const language = useLanguage()
  const options = useApi().partners.list.queryOptions()
  return {
    id: 'partner',
    record: 'partner',
    query: useQuery(options),
    queryKey: options.queryKey,
    blank: { name: '', name_ru: '', name_en: '', file: '' },
    valuesOf: ({ name, name_ru, name_en, logoUrl }) => ({ name, name_ru, name_en, file: logoUrl }),
    nameOf: (partner) => pick(partner, 'name', language),
    names: { name: t`Partner’s name`, file: t`Logo` },
    schema: partnerForm,
    says: { name: t`Write the partner’s name.` },
    create: ({ file, ...texts }, call) =>
      client.partners.create.mutate({ ...texts, ...chosenFilesOf({ file }, ['file']) }, call),
    update: (id, { file, ...texts }, call) =>
      client.partners.update.mutate({ id, ...texts, ...chosenFilesOf({ file }, ['file']) }, call),
    remove: (id) => client.partners.delete.mutate({ id }),
    order: (ids) => client.partners.order.mutate({ ids }),
    face: (partner) => <PartnerFace partner={partner} />,
    caption: (partner) => <PartnerCaption partner={partner} />,
    fields: (editor) => <PartnerFields editor={editor} />,
    texts: {
      list: t`Partners`,
      add: t`Add a partner`,
      newTitle: t`New partner`,
      empty: {
        title: <Trans>There are no partners yet</Trans>,
        why: <Trans>Until then, the site shows three placeholders in their place.</Trans>,
      },
      deleted: <Trans>The logo disappears from the home page.</Trans>,
    },
  }
}

function PartnerFields({ editor }: { editor: Editor<PartnerValues> }) {
  const { t } = useLingui()
  return (
    <div className="grid gap-4">
      <LanguageFields
        editor={editor}
        fields={textFields('partner', { name: { label: t`Partner’s name` } })}
      />
      <EditedPicture
        editor={editor}
        name="file"
        label={t`Logo`}
        purpose="logo"
        hint={t`Without a logo the name is shown.`}
        className="max-w-120"
      />
    </div>
  )
}

/** The logo on the site's white, or the name in its place. */
function PartnerFace({ partner }: { partner: Partner }) {
  const name = pick(partner, 'name', useLanguage())
  return (
    <div className="grid h-28 place-items-center overflow-hidden bg-[#fbfaf6] p-5 text-[#121212]">
      {partner.logoUrl ? (
        <img src={partner.logoUrl} alt="" loading="lazy" className="size-full object-contain" />
      ) : (
        <span className="text-center font-(family-name:--font-display) font-bold text-[18px] leading-6">
          {name}
        </span>
      )}
    </div>
  )
}

function PartnerCaption({ partner }: { partner: Partner }) {
  return (
    <>
      <h2 className="min-w-0 truncate font-medium">{pick(partner, 'name', useLanguage())}</h2>
      <MissingMark values={partner} fields={[{ key: 'name' }]} />
    </>
  )
}
