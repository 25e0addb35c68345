import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { CropIcon } from '../../../ui/admin/icons.tsx'
import { canBeCropped } from './picture-rules.ts'

/** Width ÷ height to cut to; `least` is the size in px that it is shown in. */
export type CropTo = { ratio: number; least?: { width: number; height: number } }

const CropDialog = lazy(() => import('./crop-dialog.tsx').then(({ CropDialog }) => ({ default: CropDialog })))

/** What a cut picture was cut from: cutting again begins with all of it. */
const wholes = new WeakMap<File, File>()

type CropButtonProps = { file: File; crop: CropTo; onCropped: (file: File) => void }

/** Opens the dialog that cuts a chosen photo to its ratio. */
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
