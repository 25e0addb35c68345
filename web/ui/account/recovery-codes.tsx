import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { saveText } from '../../lib/download.ts'

type CodesToKeep = {
  codes: readonly string[]
  email: string
  /** Shown where the browser refuses to copy. */
  cannotCopy: string
}

/** Codes that are shown only once, to be copied or saved as a file; `told` says how copying went. */
export function useCodesToKeep({ codes, email, cannotCopy }: CodesToKeep) {
  const { t } = useLingui()
  const [told, tell] = useState('')
  const text = [`${location.host}: ${email}`, t`Recovery codes, each works once`, '', ...codes, ''].join('\n')
  return {
    told,
    copy: () =>
      void navigator.clipboard.writeText(text).then(
        () => tell(t`The codes are copied.`),
        () => tell(cannotCopy),
      ),
    save: () => saveText('recovery-codes.txt', text),
  }
}

type RecoveryCodesProps = { codes: readonly string[]; className: string; children?: ReactNode }

/** What the codes are for, `children`, and the codes, which have the focus. */
export function RecoveryCodes({ codes, className, children }: RecoveryCodesProps) {
  const { t } = useLingui()
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => list.current?.focus(), [])
  return (
    <>
      <p className="max-w-160">
        <Trans>
          Keep these codes somewhere you can find them without your phone. If you lose the app, each of them
          opens your account once. They are shown only now.
        </Trans>
      </p>
      <div data-print="">
        {children}
        <ol
          ref={list}
          tabIndex={-1}
          aria-label={t`Recovery codes`}
          className={classNames(
            'grid grid-cols-2 border-key border-t-2 border-b tabular-nums max-sm:grid-cols-1',
            className,
          )}
        >
          {codes.map((code) => (
            <li key={code} className="whitespace-nowrap">
              {code}
            </li>
          ))}
        </ol>
      </div>
    </>
  )
}
