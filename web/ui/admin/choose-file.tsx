import type { ReactNode } from 'react'
import { UploadIcon } from './icons.tsx'

type ChooseFileProps = {
  id: string
  accept: string
  many?: boolean
  invalid: boolean
  /** Ids, separated by spaces. */
  describedBy: string
  onFiles: (files: File[]) => void
  /** The label's text. */
  children: ReactNode
}

/**
 * The file input that works by touch and keyboard, besides dropping and pasting; its container is `relative`.
 */
export function ChooseFile({
  id,
  accept,
  many = false,
  invalid,
  describedBy,
  onFiles,
  children,
}: ChooseFileProps) {
  return (
    <>
      <input
        id={id}
        type="file"
        multiple={many}
        accept={accept}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        className="peer sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          // Choosing the same file again counts too.
          event.target.value = ''
        }}
      />
      <label
        htmlFor={id}
        className="inline-flex min-h-6 cursor-pointer items-center gap-2 font-medium text-cyan-text underline-offset-4 outline-offset-2 hover:underline peer-focus-visible:outline-2 peer-focus-visible:outline-cyan max-md:min-h-11 pointer-coarse:min-h-11"
      >
        <UploadIcon />
        {children}
      </label>
    </>
  )
}
