import { Trans } from '@lingui/react/macro'

/** The first stop of the Tab key. */
export const SkipToContent = () => (
  <a
    href="#content"
    className="fixed top-2 left-2 z-50 -translate-y-20 border border-key bg-key px-4 py-2 font-semibold text-on-key focus:translate-y-0"
  >
    <Trans>Skip to content</Trans>
  </a>
)
