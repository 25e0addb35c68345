import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import { newPartnerSchema } from '../../../../src/domains/site/partner-input.ts'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { useApi, useClient } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import type { CardKind } from '../../kit/cards/card-kind.ts'
import { chosenFilesOf } from '../../kit/editor/values.ts'
import { PartnerCaption, PartnerFace } from './partner-face.tsx'
import { PartnerFields } from './partner-fields.tsx'

export type Partner = inferRouterOutputs<AppRouter>['partners']['list'][number]
export type PartnerValues = { name: string; name_ru: string; name_en: string; file: string | File }

const partnerForm = newPartnerSchema.omit({ file: true })

/** Partners as cards: what they are made of, and their calls. */
export function usePartners(): CardKind<Partner, PartnerValues> {
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
    words: {
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
