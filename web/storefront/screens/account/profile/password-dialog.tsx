import { Trans } from '@lingui/react/macro'
import { shortestPassword } from '../../../../lib/account/form-rules.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { HalftoneSheet } from '../../../../ui/halftone-sheet.tsx'
import { PasswordForm } from './password-form.tsx'

/** Depth grows towards the lower right corner. */
const tone = (x: number, y: number) => Math.max(0, x * 0.7 + y * 0.6 - 0.55)

export function PasswordDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={<Trans>Change the password</Trans>} panel={<Panel />}>
      <PasswordForm onChanged={onClose} />
    </Dialog>
  )
}

const Panel = () => (
  <>
    <HalftoneSheet
      width={400}
      height={460}
      step={15}
      tone={tone}
      className="absolute inset-0 size-full text-on-ink"
    />
    <p
      aria-hidden="true"
      className="relative p-8 font-[1000] font-display text-[180px] leading-[.86] tracking-[-.06em] [font-stretch:125%]"
    >
      {shortestPassword}+
    </p>
    <p className="type-d3 absolute right-8 bottom-8 left-8 bg-paper p-5 text-[20px]! text-key leading-[26px]!">
      <Trans>You stay logged in here; on every other device you will have to log in again.</Trans>
    </p>
  </>
)
