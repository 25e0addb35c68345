import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { ChooseFile } from '../../../ui/admin/choose-file.tsx'
import { commandKey } from '../../../ui/admin/command-key.ts'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { acceptOf, kindNames, largestMegabytes, type PicturePurpose } from './picture-rules.ts'
import { useDropZone } from './use-drop-zone.ts'

type DropZoneProps = {
  /** The id of the file input. */
  id: string
  purpose: PicturePurpose
  many?: boolean
  changed: boolean
  invalid: boolean
  /** Ids besides the hint's own, each followed by a space. */
  describedBy: string
  onFiles: (files: File[]) => void
  /** The classes of the row with the ways to add a file. */
  className?: string | undefined
  /** The chosen files or pictures. */
  children: ReactNode
}

/** Files are dropped here, pasted, or chosen; choosing works by touch and keyboard. */
export function DropZone(props: DropZoneProps) {
  const { id, purpose, many = false, changed, invalid, describedBy, onFiles, className, children } = props
  const { over, zone } = useDropZone(onFiles)
  const edge = invalid ? 'border-error' : 'border-line'
  return (
    <div
      {...zone}
      className={classNames(
        'border border-dashed bg-paper p-3',
        over ? 'border-cyan bg-cyan-ground' : edge,
        changed && 'shadow-[inset_3px_0_0_var(--cyan)]',
      )}
    >
      {children}
      <div className={classNames('relative flex flex-wrap items-center gap-x-2 gap-y-1 text-t2', className)}>
        <ChooseFile
          id={id}
          accept={acceptOf(purpose)}
          many={many}
          invalid={invalid}
          describedBy={`${describedBy}${id}-hint`}
          onFiles={onFiles}
        >
          {many ? <Trans>Choose files</Trans> : <Trans>Choose a file</Trans>}
        </ChooseFile>
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
          {kindNames[purpose]} · <Trans>up to {largestMegabytes} MB</Trans>
        </p>
      </div>
    </div>
  )
}
