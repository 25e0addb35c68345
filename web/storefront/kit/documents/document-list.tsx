import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { isApiError } from '../../../lib/api.ts'
import { downloadFile } from '../../../lib/download.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatDayAndMonth } from '../../../lib/weekday.ts'
import { TextButton } from '../../../ui/button.tsx'
import { Money } from '../../../ui/money.tsx'
import { NamesInShort } from '../../../ui/names-in-short.tsx'

type Document = inferRouterOutputs<AppRouter>['documents']['own'][number]

const kinds = {
  invoice: msg`Invoice`,
  act: msg`Act of acceptance`,
  statement: msg`Account statement`,
  correction: msg({ message: 'Correction', context: 'paper' }),
} as const satisfies Record<Document['kind'], object>

/** Saves a PDF; what went wrong stands in words beside its button. */
export function useDocumentDownload() {
  const { t } = useLingui()
  const language = useLanguage()
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: ({ path, posts }: { path: string; posts?: boolean }) =>
      downloadFile(path, language, posts ? {} : undefined),
  })
  const failure = isApiError(error) ? error.message : t`There was no answer. Please try again.`
  return {
    download: (path: string, { posts = false } = {}) => mutate({ path, posts }),
    busy: isPending ? variables.path : undefined,
    failure: error ? failure : undefined,
  }
}

/** Documents as rows: what it is, of which day, its sum, and the PDF. */
export function DocumentList({ documents }: { documents: readonly Document[] }) {
  const { i18n, t } = useLingui()
  const language = useLanguage()
  const { download, busy, failure } = useDocumentDownload()
  return (
    <>
      <ul>
        {documents.map(({ id, kind, number, day, gross, buyer, works }) => {
          const path = `/documents/${id}/document.pdf`
          const name = i18n._(kinds[kind])
          return (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-b-rule py-3"
            >
              <span className="min-w-0">
                <span className="block font-semibold">
                  {name} <span className="whitespace-nowrap tabular-nums">{number}</span>
                </span>
                {works && (
                  <span className="block wrap-anywhere">
                    <NamesInShort names={[pick(works, 'name', language)]} more={works.more} />
                  </span>
                )}
                <span className="type-small block text-grey wrap-anywhere">
                  {formatDayAndMonth(day, language)}, <Money azn={gross} />, {buyer.name}
                </span>
              </span>
              <TextButton
                className="min-h-11 font-bold"
                disabled={busy === path}
                aria-label={t`Download ${name} ${number}, PDF`}
                onClick={() => download(path)}
              >
                PDF
              </TextButton>
            </li>
          )
        })}
      </ul>
      <p role="status" className="type-small pt-2 empty:hidden">
        {busy && <Trans>The file is being made…</Trans>}
        {failure}
      </p>
    </>
  )
}
