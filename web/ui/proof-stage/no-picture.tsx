import { Trans } from '@lingui/react/macro'

/** Shown in place of a picture that failed to load. */
export const NoPicture = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert" className="absolute inset-0 grid place-content-center gap-3 bg-paper p-6 text-center">
    <p>
      <Trans>The page’s picture could not be loaded.</Trans>
    </p>
    <button
      type="button"
      onPointerDown={(event) => event.stopPropagation()}
      onClick={onRetry}
      className="mx-auto min-h-11 border-[1.5px] border-key px-4.5 font-bold"
    >
      <Trans>Try again</Trans>
    </button>
  </div>
)
