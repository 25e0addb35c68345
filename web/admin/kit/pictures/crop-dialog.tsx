import 'react-image-crop/dist/ReactCrop.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop'
import { DialogButtons, Modal } from '../../../ui/admin/modal.tsx'
import type { CropTo } from './crop-button.tsx'
import { croppedType } from './picture-rules.ts'
import { useObjectUrl } from './use-object-url.ts'

type CropDialogProps = { file: File; crop: CropTo; onCropped: (file: File) => void; onClose: () => void }

/** Crops to the ratio; the frame and its corners are tab stops and move by the arrow keys. */
export function CropDialog({ file, crop, onCropped, onClose }: CropDialogProps) {
  const { t } = useLingui()
  const url = useObjectUrl(file)
  const image = useRef<HTMLImageElement>(null)
  const [frame, setFrame] = useState<PercentCrop>()
  const [busy, setBusy] = useState(false)
  async function cut() {
    if (!image.current || !frame || busy) return
    setBusy(true)
    onCropped(await cutPicture(image.current, frame, file))
  }
  return (
    <Modal title={<Trans>Crop the picture</Trans>} onClose={onClose}>
      <p className="mt-1 text-t2">
        <Trans>Move the frame with the pointer or the arrow keys; its corners change the size.</Trans>
      </p>
      <div className="mt-3 grid place-items-center bg-line1 p-3">
        <ReactCrop
          crop={frame}
          aspect={crop.ratio}
          keepSelection
          ruleOfThirds
          minWidth={24}
          ariaLabels={{
            cropArea: t`Frame of the crop`,
            nwDragHandle: t`Upper left corner`,
            nDragHandle: t`Upper edge`,
            neDragHandle: t`Upper right corner`,
            eDragHandle: t`Right edge`,
            seDragHandle: t`Lower right corner`,
            sDragHandle: t`Lower edge`,
            swDragHandle: t`Lower left corner`,
            wDragHandle: t`Left edge`,
          }}
          onChange={(_, percent) => setFrame(percent)}
        >
          <img
            ref={image}
            src={url}
            alt=""
            className="max-h-[50dvh]"
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              setFrame(
                centerCrop(
                  makeAspectCrop({ unit: '%', width: 100 }, crop.ratio, width, height),
                  width,
                  height,
                ),
              )
            }
          />
        </ReactCrop>
      </div>
      <DialogButtons
        safe={<Trans>Leave it whole</Trans>}
        onClose={onClose}
        does={<Trans>Crop</Trans>}
        busy={busy}
        onClick={cut}
      />
    </Modal>
  )
}

/** The part of a loaded picture inside the frame, as a file of the same name, in its own pixels. */
async function cutPicture(image: HTMLImageElement, frame: PercentCrop, file: File): Promise<File> {
  const share = (percent: number, whole: number) => Math.round((percent / 100) * whole)
  const { naturalWidth, naturalHeight } = image
  const width = Math.max(1, share(frame.width, naturalWidth))
  const height = Math.max(1, share(frame.height, naturalHeight))
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  const [x, y] = [share(frame.x, naturalWidth), share(frame.y, naturalHeight)]
  context?.drawImage(image, x, y, width, height, 0, 0, width, height)
  const type = croppedType(file.type)
  const blob = await canvas.convertToBlob({ type, quality: 0.92 })
  const name = file.name.replace(/\.\w+$/, type === 'image/jpeg' ? '.jpg' : '.png')
  return new File([blob], name, { type })
}
