import { useEffect, useRef } from 'react'
import { useBackCloses } from '../../../lib/back-closes.ts'
import type { Shot } from './arrange-gallery.ts'
import { ViewerSheet } from './viewer-sheet.tsx'

export type PictureViewerProps = {
  /** Of the work. */
  name: string
  pictures: readonly Shot[]
  /** The picture that is shown; null while the viewer is closed. */
  at: number | null
  onStep: (at: number) => void
  onClose: () => void
}

/** The pictures one by one on a black sheet: the browser's own modal, so the focus comes back after it. */
export function PictureViewer({ name, pictures, at, onStep, onClose }: PictureViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const open = at !== null
  useEffect(() => {
    const element = dialog.current
    if (!element || !open) return
    element.showModal()
    document.documentElement.style.overflow = 'hidden'
    return () => {
      document.documentElement.style.overflow = ''
      element.close()
    }
  }, [open])
  useBackCloses(open, onClose)
  return (
    <dialog
      ref={dialog}
      data-on="key"
      aria-labelledby="viewer-title"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // It is told in a task of its own: opened again meanwhile, it stays.
      onClose={({ currentTarget }) => open && !currentTarget.open && onClose()}
      className="m-0 h-dvh max-h-none w-screen max-w-none overflow-hidden bg-key text-paper backdrop:bg-key"
    >
      {open && <ViewerSheet name={name} pictures={pictures} at={at} onStep={onStep} onClose={onClose} />}
    </dialog>
  )
}
