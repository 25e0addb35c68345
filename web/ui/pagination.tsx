import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import { Arrow, ArrowBack, ArrowFirst, ArrowLast } from './icons.tsx'
import { pageNumbers } from './page-numbers.ts'

type PaginationProps = {
  page: number
  totalPages: number
  /** The name of the list ("Services"), for screen readers. */
  label: string
}

const square =
  'grid size-12 place-items-center border border-key -ml-px -mt-px tabular-nums focus-visible:relative focus-visible:z-1'

/** First, previous, numbers, next, last: links to `?page=n` of the same address. */
export function Pagination({ page, totalPages, label }: PaginationProps) {
  const { t } = useLingui()
  if (totalPages <= 1) return null
  const step = (to: number, name: string, icon: ReactNode, className?: string) => {
    const enabled = to >= 1 && to <= totalPages && to !== page
    return enabled ? (
      <PageLink to={to} label={name} className={classNames('hover:bg-ink hover:text-on-ink', className)}>
        {icon}
      </PageLink>
    ) : (
      <span aria-hidden="true" className={classNames(square, 'text-rule', className)}>
        {icon}
      </span>
    )
  }
  return (
    <nav aria-label={t`Pages: ${label}`} className="flex flex-wrap pt-px pl-px">
      {step(1, t`First page`, <ArrowFirst />, 'max-sm:hidden')}
      {step(page - 1, t`Previous page`, <ArrowBack />)}
      {pageNumbers(page, totalPages).map((number) => {
        if (typeof number === 'string')
          return (
            <span key={number} aria-hidden="true" className={classNames(square, 'text-grey')}>
              …
            </span>
          )
        if (number === page)
          return (
            <span
              key={number}
              aria-current="page"
              className={classNames(square, 'bg-ink font-black text-on-ink')}
            >
              {number}
            </span>
          )
        return (
          <PageLink
            key={number}
            to={number}
            label={t`Page ${number}`}
            className="font-semibold hover:bg-ink hover:text-on-ink"
          >
            {number}
          </PageLink>
        )
      })}
      {step(page + 1, t`Next page`, <Arrow />)}
      {step(totalPages, t`Last page`, <ArrowLast />, 'max-sm:hidden')}
    </nav>
  )
}

type PageLinkProps = { to: number; label: string; className?: string; children: ReactNode }

function PageLink({ to, label, className, children }: PageLinkProps) {
  return (
    <Link
      to="."
      search={(previous) => ({ ...previous, page: to === 1 ? undefined : to })}
      aria-label={label}
      className={classNames(square, className)}
    >
      {children}
    </Link>
  )
}
