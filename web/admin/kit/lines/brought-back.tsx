import { Trans } from '@lingui/react/macro'
import { WordButton } from '../../../ui/admin/button.tsx'

/** Says that an earlier draft was restored, with a button to start over. */
export const BroughtBack = ({ onClear }: { onClear: () => void }) => (
  <p
    role="status"
    className="flex flex-wrap items-center gap-x-4 border border-cyan-text bg-cyan-ground px-3.5 py-2"
  >
    <Trans>What was written here before is still there.</Trans>
    <WordButton onClick={onClear}>
      <Trans>Start again</Trans>
    </WordButton>
  </p>
)
