import { Trans, useLingui } from '@lingui/react/macro'
import { Link, type LinkProps } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'

export type Crumb = { label: ReactNode } & Pick<LinkProps, 'to' | 'params' | 'search'>

type BreadcrumbProps = {
  /** Between home and this page. */
  above?: readonly Crumb[] | undefined
  current: ReactNode
}

/** The way here from home, the page itself last. On phones the parent and the page only. */
export function Breadcrumb({ above = [], current }: BreadcrumbProps) {
  const { t } = useLingui()
  const parents: Crumb[] = [{ label: <Trans>Home</Trans>, to: '/' }, ...above]
  return (
    <nav aria-label={t`Breadcrumb`} className="type-small">
      <ol className="flex flex-wrap items-center gap-x-2.5">
        {parents.map(({ label, ...link }, index) => {
          const phone = index === parents.length - 1
          return (
            <Fragment key={link.to}>
              <li className={classNames(!phone && 'hidden md:block')}>
                <Link
                  {...link}
                  activeOptions={{ exact: true }}
                  className="block leading-6 underline decoration-1 underline-offset-4 hover:decoration-2 pointer-coarse:py-2.5"
                >
                  {label}
                </Link>
              </li>
              <li
                aria-hidden="true"
                className={classNames('h-px w-3.5 bg-key', !phone && 'hidden md:block')}
              />
            </Fragment>
          )
        })}
        <li aria-current="page" className="font-semibold leading-6">
          {current}
        </li>
      </ol>
    </nav>
  )
}
