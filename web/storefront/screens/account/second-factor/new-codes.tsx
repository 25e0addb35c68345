import { Trans, useLingui } from '@lingui/react/macro'
import { useUser } from '../../../../lib/session.ts'
import { RecoveryCodes, useCodesToKeep } from '../../../../ui/account/recovery-codes.tsx'
import { Button } from '../../../../ui/button.tsx'

type NewCodesProps = { codes: readonly string[]; onDone: () => void }

/** Ten codes that are shown this once, to copy or save. */
export function NewCodes({ codes, onDone }: NewCodesProps) {
  const { t } = useLingui()
  const user = useUser()
  const { told, copy, save } = useCodesToKeep({
    codes,
    email: user?.email ?? '',
    cannotCopy: t`The browser does not let us copy: save the codes as a file.`,
  })
  return (
    <div className="flex flex-col gap-6">
      <RecoveryCodes codes={codes} className="gap-x-8 gap-y-2 py-4 font-semibold" />
      <p role="status" className="empty:hidden">
        {told}
      </p>
      <div className="flex flex-wrap gap-4 max-sm:flex-col">
        <Button onClick={onDone}>
          <Trans>I have kept the codes</Trans>
        </Button>
        <Button variant="secondary" onClick={copy}>
          <Trans>Copy</Trans>
        </Button>
        <Button variant="secondary" onClick={save}>
          <Trans>Save as a file</Trans>
        </Button>
      </div>
    </div>
  )
}
