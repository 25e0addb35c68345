import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import { type ReactNode, useMemo } from 'react'
import type { InfoPage } from '../../../../src/domains/content/info-pages.ts'
import { pageTextsSchema } from '../../../../src/domains/site/page-texts-input.ts'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { useApi, useClient } from '../../../lib/api.ts'
import { namesOf, textFields } from '../editor/content-texts.ts'
import { EditorForm } from '../editor/editor-form.tsx'
import { EmptyTranslations } from '../editor/empty-translations.tsx'
import { LanguageFields } from '../editor/language-fields.tsx'
import { RecordGate } from '../editor/record-gate.tsx'
import { useEditor } from '../editor/use-editor.ts'
import type { PageName } from './page-names.ts'

type PageTexts = inferRouterOutputs<AppRouter>['pageTexts']['services']['multilanguage']
export type PageTextValues = Omit<PageTexts, 'id' | 'priority' | 'updatedAt'>

type PageTextsFormProps = {
  page: PageName | InfoPage
  title: string
  labels: Parameters<typeof textFields<`${PageName | InfoPage}Page`>>[1]
  className: string
  /** Shown above the fields; it gets what is stored. */
  above?: (stored: PageTexts) => ReactNode
  /** Shown beside the fields; it gets what is typed. */
  beside?: (typed: PageTextValues) => ReactNode
}

/** The form of a page's texts in three languages: the head of a list, or an information page (SITE-1). */
export function PageTextsForm(props: PageTextsFormProps) {
  const query = useQuery(useApi().pageTexts[props.page].multilanguage.queryOptions({ id: 1 }))
  return (
    <RecordGate query={query}>
      {(record) => <LoadedForm key={props.page} {...props} record={record} />}
    </RecordGate>
  )
}

function LoadedForm({
  page,
  title,
  labels,
  className,
  above,
  beside,
  record,
}: PageTextsFormProps & { record: PageTexts }) {
  const editor = usePageTexts(page, record)
  const fields = textFields(`${page}Page`, labels)
  return (
    <EditorForm
      editor={editor}
      title={title}
      history={{ kind: `${page}Page`, id: 1 }}
      names={namesOf(fields)}
      warning={<EmptyTranslations values={editor.values} fields={fields} />}
      className={className}
    >
      {above?.(record)}
      <LanguageFields editor={editor} fields={fields} />
      {beside?.(editor.values)}
    </EditorForm>
  )
}

function toRead({ id: _, priority: __, updatedAt, ...values }: PageTexts) {
  return { values, version: updatedAt }
}

function usePageTexts(page: PageName | InfoPage, record: PageTexts) {
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
