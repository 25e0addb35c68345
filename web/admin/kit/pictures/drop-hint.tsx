import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { commandKey } from '../../../ui/admin/command-key.ts'
import { UploadIcon } from '../../../ui/admin/icons.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'

type DropHintProps = {
  /** Of the file input, which stands in `children` and has the class `peer`. */
  id: string
  className?: string | undefined
  /** Which kinds, and how large. */
  kinds: ReactNode
  many?: boolean
  children: ReactNode
}

/** Drop here, paste, or choose: the three ways in, of which the last works by touch and keyboard. */
export const DropHint = ({ id, className, kinds, many = false, children }: DropHintProps) => (
  <div className={classNames('relative flex flex-wrap items-center gap-x-2 gap-y-1 text-t2', className)}>
    {children}
    <label
      htmlFor={id}
      className="inline-flex min-h-6 cursor-pointer items-center gap-2 font-medium text-cyan-text underline-offset-4 outline-offset-2 hover:underline peer-focus-visible:outline-2 peer-focus-visible:outline-cyan max-md:min-h-11 pointer-coarse:min-h-11"
    >
      <UploadIcon />
      {many ? <Trans>Choose files</Trans> : <Trans>Choose a file</Trans>}
    </label>
    <span
      aria-hidden="true"
      className="flex flex-wrap items-center gap-x-1.5 text-t3 max-md:hidden pointer-coarse:hidden"
    >
      {many ? (
        <Trans>
          or drop them here, or paste them with <KeyCap>{commandKey}</KeyCap> <KeyCap>V</KeyCap>
        </Trans>
      ) : (
        <Trans>
          or drop it here, or paste it with <KeyCap>{commandKey}</KeyCap> <KeyCap>V</KeyCap>
        </Trans>
      )}
    </span>
    <p id={`${id}-hint`} className="admin-meta w-full text-t3">
      {kinds}
    </p>
  </div>
)
