import { Trans } from '@lingui/react/macro'
import type { NotFoundRouteProps } from '@tanstack/react-router'
import { isGone } from '../../lib/missing.ts'
import { LinkButton, TextLink } from '../../ui/button.tsx'
import { SlugLine } from '../../ui/slug-line.tsx'

/** Shown for a page that doesn't exist or was deleted; the server answers with 404 or 410. */
export function NotFoundScreen({ data }: Pick<NotFoundRouteProps, 'data'>) {
  const gone = isGone(data)
  return (
    <main id="content" tabIndex={-1} data-ink="k" className="sheet-width py-12 md:py-18">
      <SlugLine>{gone ? 410 : 404}</SlugLine>
      <h1 className="type-d1 mt-12">
        {gone ? <Trans>This sheet is out of print.</Trans> : <Trans>This sheet is missing.</Trans>}
      </h1>
      <p className="type-lead mt-6 max-w-150">
        {gone ? (
          <Trans>We no longer offer it. You are sure to find something like it under Services.</Trans>
        ) : (
          <Trans>The page was removed or never printed. Everything that we print is under Services.</Trans>
        )}
      </p>
      <div className="mt-8 flex flex-wrap items-center gap-6">
        <LinkButton to="/services" arrow>
          <Trans>All services</Trans>
        </LinkButton>
        <TextLink to="/">
          <Trans>Home page</Trans>
        </TextLink>
      </div>
    </main>
  )
}
