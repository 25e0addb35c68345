import { useQueryClient } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import { useMemo } from 'react'
import type { InfoPage } from '../../../../src/domains/content/info-pages.ts'
import { pageTextsSchema } from '../../../../src/domains/site/page-texts-input.ts'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { useApi, useClient } from '../../../lib/api.ts'
import { useEditor } from '../editor/use-editor.ts'
import type { PageName } from './page-names.ts'

export type PageTexts = inferRouterOutputs<AppRouter>['pageTexts']['services']['multilanguage']

function toRead({ id: _, priority: __, updatedAt, ...values }: PageTexts) {
  return { values, version: updatedAt }
}

/** The texts of one page being edited: of the head of a list, or of an information page. */
export function usePageTexts(page: PageName | InfoPage, record: PageTexts) {
  const client = useClient()
  const queryClient = useQueryClient()
  const texts = useApi().pageTexts[page]
  const schema = useMemo(() => pageTextsSchema(`${page}Page`), [page])
  return useEditor({
    id: `pageTexts.${page}`,
    read: toRead(record),
    schema,
    save: ({ changed, version }, call) =>
      client.pageTexts[page].update.mutate({ ...changed, updatedAt: version }, call),
    reread: async () =>
      toRead(await queryClient.fetchQuery({ ...texts.multilanguage.queryOptions({ id: 1 }), staleTime: 0 })),
  })
}
