import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { saveText } from '../../../lib/download.ts'
import { useUser } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'

type RecoveryCodesProps = { codes: readonly string[]; onDone: () => void }

/** Ten codes that are shown this once, to copy or save. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useLingui()
  const user = useUser()
  const [told, tell] = useState('')
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => list.current?.focus(), [])
  const head = `${location.host}: ${user?.email ?? ''}`
  const text = [head, t`Recovery codes, each works once`, '', ...codes, ''].join('\n')
  const copy = () =>
    navigator.clipboard
      .writeText(text)
      .then(() => tell(t`The codes are copied.`))
      .catch(() => tell(t`The browser does not let us copy: save the codes as a file.`))
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
        <Button variant="secondary" onClick={() => void copy()}>
          <Trans>Copy</Trans>
        </Button>
        <Button variant="secondary" onClick={() => saveText('recovery-codes.txt', text)}>
          <Trans>Save as a file</Trans>
        </Button>
      </div>
    </div>
  )
}
