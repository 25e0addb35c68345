import { Trans, useLingui } from '@lingui/react/macro'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminLinkButton } from '../../../ui/admin/button.tsx'
import { pageSize, type WorkSearch } from './work-rows.ts'

type WorkPagesProps = { page: number; total: number; search: WorkSearch }

/** Which rows are shown, and the way to the others. */
export function WorkPages({ page, total, search }: WorkPagesProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const pages = Math.ceil(total / pageSize)
  const number = (value: number) => formatNumber(value, language)
  const from = number((page - 1) * pageSize + 1)
  const to = number(Math.min(page * pageSize, total))
  const at = (next: number) => ({ ...search, page: next === 1 ? undefined : next })
  return (
    <div className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-t3 tabular-nums">{`${from}–${to} / ${number(total)}`}</p>
      {pages > 1 && (
        <nav aria-label={t`Pages`} className="flex gap-2 md:ml-auto">
          {page > 1 && (
            <AdminLinkButton to="/admin/artwork" search={at(page - 1)}>
              <Trans>Previous page</Trans>
            </AdminLinkButton>
          )}
          {page < pages && (
            <AdminLinkButton to="/admin/artwork" search={at(page + 1)}>
              <Trans>Next page</Trans>
            </AdminLinkButton>
          )}
        </nav>
      )}
    </div>
  )
}
