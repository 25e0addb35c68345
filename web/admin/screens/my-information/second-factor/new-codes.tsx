import { Trans, useLingui } from '@lingui/react/macro'
import { RecoveryCodes, useCodesToKeep } from '../../../../ui/account/recovery-codes.tsx'
import { AdminButton } from '../../../../ui/admin/button.tsx'
import { DownloadIcon, PrintIcon } from '../../../../ui/admin/icons.tsx'
import { useFrame } from '../../../kit/frame/frame-context.ts'

type NewCodesProps = { codes: readonly string[]; onDone: () => void }

/** Ten codes that are shown this once, to copy, save or print. */
export function NewCodes({ codes, onDone }: NewCodesProps) {
  const { t } = useLingui()
  const { user } = useFrame()
  const { email } = user
  const cannotCopy = t`The browser does not let us copy: save or print them.`
  const { told, copy, save } = useCodesToKeep({ codes, email, cannotCopy })
  return (
    <div className="mt-2 grid gap-4">
      <RecoveryCodes
        codes={codes}
        className="gap-x-6 gap-y-1.5 border-b-line2 px-4 py-3 font-medium print:outline-none!"
      >
        <p className="admin-meta hidden pb-3 print:block">
          {location.host}: {email}
        </p>
      </RecoveryCodes>
      <div className="flex flex-wrap gap-2">
        <AdminButton onClick={copy}>
          <Trans>Copy</Trans>
        </AdminButton>
        <AdminButton onClick={save}>
          <DownloadIcon />
          <Trans>Save as a file</Trans>
        </AdminButton>
        <AdminButton onClick={() => window.print()}>
          <PrintIcon />
          <Trans>Print</Trans>
        </AdminButton>
      </div>
      <p role="status" className="admin-meta text-t2 empty:hidden">
        {told}
      </p>
      <div className="flex justify-end">
        <AdminButton variant="primary" onClick={onDone}>
          <Trans>I have kept the codes</Trans>
        </AdminButton>
      </div>
    </div>
  )
}
