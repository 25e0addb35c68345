import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { formatNumber } from '../../lib/formats.ts'
import { useLanguage } from '../../lib/language.tsx'
import { pageNumbers } from '../page-numbers.ts'
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx'

/** How many rows a page has, and what can be chosen instead. */
export type PageSize = { size: number; sizes: readonly number[]; choose: (size: number) => void }

type PagerProps = {
  page: number
  pageSize: PageSize
  total: number
  /** The name of the list, for screen readers. */
  label: string
}

const square =
  'grid size-7 place-items-center rounded-[2px] tabular-nums max-md:size-11 pointer-coarse:size-11'

/** Which rows are shown, how many a page has, and links to `?page=n` of the same address. */
export function Pager({ page, pageSize: { size, sizes, choose }, total, label }: PagerProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const language = useLanguage()
  const id = useId()
  const totalPages = Math.ceil(total / size)
  const first = formatNumber((page - 1) * size + 1, language)
  const last = formatNumber(Math.min(page * size, total), language)
  const onSize = (next: number) => {
    choose(next)
    void navigate({
      to: '.',
      search: (previous) => ({ ...previous, page: undefined }),
      replace: true,
      resetScroll: false,
    })
  }
  return (
    <div className="mt-2.5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className="text-t3 tabular-nums">{`${first}–${last} / ${formatNumber(total, language)}`}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="flex items-center gap-2.5">
          <label htmlFor={id} className="text-t3">
            <Trans>Per page</Trans>
          </label>
          <select
            id={id}
            value={size}
            onChange={(event) => onSize(Number(event.target.value))}
            className="min-h-7 rounded-[2px] border border-line bg-paper px-2 font-medium tabular-nums max-md:min-h-11 max-md:text-[16px] pointer-coarse:min-h-11"
          >
            {sizes.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </span>
        {totalPages > 1 && (
          <nav aria-label={t`Pages: ${label}`} className="flex flex-wrap items-center gap-0.5">
            <Step to={page - 1} of={totalPages} name={t`Previous page`}>
              <ChevronLeftIcon />
            </Step>
            {pageNumbers(page, totalPages).map((number) => {
              if (typeof number === 'string')
                return (
                  <span key={number} aria-hidden="true" className="px-1 text-t3">
                    …
                  </span>
                )
              if (number === page)
                return (
                  <span
                    key={number}
                    aria-current="page"
                    className={classNames(square, 'bg-key font-semibold text-on-key')}
                  >
                    {number}
                  </span>
                )
              return (
                <Step key={number} to={number} of={totalPages} name={t`Page ${number}`}>
                  {number}
                </Step>
              )
            })}
            <Step to={page + 1} of={totalPages} name={t`Next page`}>
              <ChevronRightIcon />
            </Step>
          </nav>
        )}
      </div>
    </div>
  )
}

function Step({ to, of, name, children }: { to: number; of: number; name: string; children: ReactNode }) {
  if (to < 1 || to > of)
    return (
      <span aria-hidden="true" className={classNames(square, 'text-line')}>
        {children}
      </span>
    )
  return (
    <Link
      to="."
      search={(previous) => ({ ...previous, page: to === 1 ? undefined : to })}
      aria-label={name}
      className={classNames(square, 'text-t2 hover:bg-line1 hover:text-key')}
    >
      {children}
    </Link>
  )
}
