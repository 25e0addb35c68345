import { Trans, useLingui } from '@lingui/react/macro'
import { useCodesToKeep } from '../../../../lib/account/use-codes-to-keep.ts'
import { useUser } from '../../../../lib/session.ts'
import { Button } from '../../../../ui/button.tsx'

type RecoveryCodesProps = { codes: readonly string[]; onDone: () => void }

/** Ten codes that are shown this once, to copy or save. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useLingui()
  const user = useUser()
  const { list, told, copy, save } = useCodesToKeep(codes, user?.email ?? '', {
    title: t`Recovery codes, each works once`,
    copied: t`The codes are copied.`,
    cannotCopy: t`The browser does not let us copy: save the codes as a file.`,
  })
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-160">
        <Trans>
          Keep these codes where you find them without your phone. If the app is lost, each of them opens your
          account once. They are shown only now.
        </Trans>
      </p>
      <ol
        ref={list}
        tabIndex={-1}
        aria-label={t`Recovery codes`}
        className="grid grid-cols-2 gap-x-8 gap-y-2 border-key border-t-2 border-b py-4 font-semibold tabular-nums max-sm:grid-cols-1"
      >
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ol>
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
