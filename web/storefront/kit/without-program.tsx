import { Trans } from '@lingui/react/macro'
import { useLocation, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { WaysToUs, wayLook } from './contact/ways-to-us.tsx'

/**
 * What a page says that only its program can fill, while that can't be loaded: without scripts, or when they fail.
 */
export function WithoutProgram() {
  const here = useLocation({ select: ({ publicHref }) => publicHref })
  return (
    <>
      <div className="when-unscripted">
        <Help title={<Trans>This page needs JavaScript.</Trans>}>
          <Trans>Turn it on in your browser, or order by phone: we’ll write everything down for you.</Trans>
        </Help>
      </div>
      <div className="when-late">
        <Help
          title={<Trans>The page did not load completely.</Trans>}
          first={
            <a href={here} className={wayLook}>
              <Trans>Reload the page</Trans>
            </a>
          }
        >
          <Trans>The connection may be weak. Reload the page, or order by phone.</Trans>
        </Help>
      </div>
    </>
  )
}

/** The same for a page that has nothing else to show yet, below its title. */
export function UnfilledPage() {
  const [page] = useRouter().state.matches.slice(-1)
  const title = page?.meta?.find((tag) => tag?.title)?.title
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <WithoutProgram />
    </>
  )
}

function Help({ title, first, children }: { title: ReactNode; first?: ReactNode; children: ReactNode }) {
  return (
    <section className="mb-10 border-2 border-key p-5 md:p-9">
      <h2 className="type-d3">{title}</h2>
      <p className="max-w-150 pt-3 pb-5">{children}</p>
      <WaysToUs first={first} />
    </section>
  )
}
