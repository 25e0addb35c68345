import { Trans, useLingui } from '@lingui/react/macro'
import { classNames } from '../../../../lib/class-names.ts'
import { AdminButton } from '../../../../ui/admin/button.tsx'
import { UploadIcon } from '../../../../ui/admin/icons.tsx'
import { useDropZone } from '../../../kit/pictures/use-drop-zone.ts'
import { uploadFieldId } from '../use-print-acts.ts'
import { UploadItem, UploadNotices } from './upload-item.tsx'
import type { useSendVersion } from './use-send-version.ts'

const accepted = '.pdf,.jpg,.jpeg,.png,.tif,.tiff,.ai,.cdr,.psd,.eps,.svg,.zip'

type UploadSlotProps = { sending: ReturnType<typeof useSendVersion> }

/** The dashed place at the end of the strip: the next version is chosen, pasted or dropped there. */
export function UploadSlot({ sending: { next, uploads } }: UploadSlotProps) {
  const { over, zone } = useDropZone(uploads.add)
  return (
    <div
      {...zone}
      className={classNames(
        'relative m-2 grid min-w-32 shrink-0 place-items-center border border-line border-dashed p-2 text-center max-md:m-0 max-md:border-x-0',
        over && 'border-cyan bg-cyan-ground',
      )}
    >
      <input
        id={uploadFieldId}
        type="file"
        multiple
        accept={accepted}
        className="peer sr-only"
        onChange={(event) => {
          uploads.add([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <label
        htmlFor={uploadFieldId}
        className="cursor-pointer font-medium text-cyan-text underline-offset-4 outline-offset-2 hover:underline peer-focus-visible:outline-2 peer-focus-visible:outline-cyan max-md:min-h-11 max-md:content-center pointer-coarse:min-h-11 pointer-coarse:content-center"
      >
        <span className="flex items-center justify-center gap-2">
          <UploadIcon />
          <Trans>Upload v{next}</Trans>
        </span>
        <span className="admin-meta block font-normal text-t3 max-md:hidden">
          <Trans>or drop it here</Trans>
        </span>
      </label>
    </div>
  )
}

/** What is on its way, below the strip; the version is made as soon as all of it is there. */
export function ComingFiles({ sending: { uploads, next, again } }: UploadSlotProps) {
  const { t } = useLingui()
  if (uploads.views.length === 0 && uploads.tooMany === 0) return null
  return (
    <div className="grid gap-2 border-line2 border-t bg-paper p-3">
      <ul aria-label={t`Files on their way`} className="grid gap-2">
        {uploads.views.map((view) => (
          <UploadItem key={view.key} view={view} uploads={uploads} />
        ))}
      </ul>
      <UploadNotices uploads={uploads} />
      {again && (
        <AdminButton variant="primary" onClick={again} className="justify-self-start">
          <Trans>Make v{next} of these files</Trans>
        </AdminButton>
      )}
    </div>
  )
}
