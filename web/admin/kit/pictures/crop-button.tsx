import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { CropIcon } from '../../../ui/admin/icons.tsx'
import { canBeCropped } from './picture-rules.ts'

/** `ratio` is width ÷ height; `least` the size in px at which it is shown. */
export type CropTo = { ratio: number; least?: { width: number; height: number } }

const CropDialog = lazy(() => import('./crop-dialog.tsx').then(({ CropDialog }) => ({ default: CropDialog })))

/** The original of a cropped picture: cropping again begins with all of it. */
const wholes = new WeakMap<File, File>()

type CropButtonProps = { file: File; crop: CropTo; onCropped: (file: File) => void }

/** Opens the dialog that crops a chosen photo to its ratio. */
export function CropButton({ file, crop, onCropped }: CropButtonProps) {
  const [open, setOpen] = useState(false)
  if (!canBeCropped(file)) return null
  const whole = wholes.get(file) ?? file
  return (
    <>
      <AdminButton onClick={() => setOpen(true)} className="min-h-7! px-2.5!">
        <CropIcon />
        <Trans>Crop…</Trans>
      </AdminButton>
      {open && (
        <Suspense>
          <CropDialog
            file={whole}
            crop={crop}
            onClose={() => setOpen(false)}
            onCropped={(cropped) => {
              wholes.set(cropped, whole)
              setOpen(false)
              onCropped(cropped)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
