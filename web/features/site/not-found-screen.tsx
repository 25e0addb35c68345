import { Trans } from '@lingui/react/macro'
import { LinkButton, TextLink } from '../../ui/button.tsx'
import { SlugLine } from '../../ui/slug-line.tsx'

/** What isn't there, or no longer is; the server answers 404 with it. */
export function NotFoundScreen() {
  return (
    <main id="content" tabIndex={-1} data-ink="k" className="sheet-width py-12 md:py-18">
      <SlugLine>404</SlugLine>
      <h1 className="type-d1 mt-12">
        <Trans>This sheet is missing.</Trans>
      </h1>
      <p className="type-lead mt-6 max-w-150">
        <Trans>The page was removed or never printed. Everything that we print is in the services.</Trans>
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
