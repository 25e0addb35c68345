import { Trans } from '@lingui/react/macro'
import { HalftoneSheet } from '../../../ui/halftone-sheet.tsx'

/** Depth grows towards the right edge. */
const tone = (x: number, y: number) => Math.max(0, (x - 0.22) * 1.25 - Math.abs(y - 0.45) * 0.3)

/** The modal's ink panel: what an account is good for. */
export const LogInPanel = () => (
  <>
    <HalftoneSheet
      width={400}
      height={460}
      step={15}
      tone={tone}
      className="absolute inset-0 size-full text-on-ink"
    />
    <p className="type-d3 absolute right-8 bottom-8 left-8 bg-paper p-5 text-[24px]! text-key leading-[29px]!">
      <Trans>Where your order is, what your own discount is: all in your account.</Trans>
    </p>
  </>
)
