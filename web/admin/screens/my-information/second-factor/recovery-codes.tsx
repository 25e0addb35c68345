import { Trans, useLingui } from '@lingui/react/macro'
import { useCodesToKeep } from '../../../../lib/account/use-codes-to-keep.ts'
import { AdminButton } from '../../../../ui/admin/button.tsx'
import { DownloadIcon, PrintIcon } from '../../../../ui/admin/icons.tsx'
import { useFrame } from '../../../kit/frame/frame-context.ts'

type RecoveryCodesProps = { codes: readonly string[]; onDone: () => void }

/** Ten codes that are shown this once, to copy, save or print. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useLingui()
  const { user } = useFrame()
  const { list, told, copy, save } = useCodesToKeep(codes, user.email, {
    title: t`Recovery codes, each works once`,
    copied: t`The codes are copied.`,
    cannotCopy: t`The browser does not let us copy: save or print them.`,
  })
  return (
    <div className="mt-2 grid gap-4">
      <p>
        <Trans>
          Keep these codes where you find them without your phone. If the app is lost, each of them opens your
          account once. They are shown only now.
        </Trans>
      </p>
      <div data-print="">
        <p className="admin-meta hidden pb-3 print:block">
          {location.host}: {user.email}
        </p>
        <ol
          ref={list}
          tabIndex={-1}
          aria-label={t`Recovery codes`}
          className="grid grid-cols-2 gap-x-6 gap-y-1.5 border-key border-t-2 border-b border-b-line2 px-4 py-3 font-medium tabular-nums max-sm:grid-cols-1 print:outline-none!"
        >
          {codes.map((code) => (
            <li key={code} className="whitespace-nowrap">
              {code}
            </li>
          ))}
        </ol>
      </div>
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
