import { Trans } from '@lingui/react/macro'

/** The first stop of the Tab key. */
export const SkipLink = () => (
  <a
    href="#content"
    className="fixed top-2 left-2 z-50 -translate-y-20 bg-key px-5 py-3 font-bold text-paper focus:translate-y-0"
  >
    <Trans>Skip to content</Trans>
  </a>
)
