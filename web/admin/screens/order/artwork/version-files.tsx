import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { formatBytes } from '../../../../lib/format-bytes.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { shortName } from '../../../../lib/short-name.ts'
import { AdminButton } from '../../../../ui/admin/button.tsx'
import { AdminField } from '../../../../ui/admin/field.tsx'
import { DownloadIcon, KeyIcon } from '../../../../ui/admin/icons.tsx'
import { AdminInput } from '../../../../ui/admin/inputs.tsx'
import type { ArtworkFile, ArtworkVersion } from '../../../kit/artwork/artwork-queries.ts'
import { useFileDownload } from '../../../kit/use-download.ts'
import type { PrintActs } from '../use-print-page.ts'

type VersionFilesProps = { orderId: number; version: ArtworkVersion; isNewest: boolean; acts: PrintActs }

/** The files of a version as downloads; one that the checks can't read says so. */
export function VersionFiles({ orderId, version, isNewest, acts }: VersionFilesProps) {
  const { t } = useLingui()
  const isLocked = version.findings.some(({ check }) => check === 'locked')
  return (
    <ul
      aria-label={t`Files of v${version.number}`}
      className="divide-y divide-line2 border-line2 border-t bg-paper"
    >
      {version.files.map((file, index) => (
        <li key={file.id} className="px-3.5 py-2.5">
          <FileLine orderId={orderId} file={file} />
          {isNewest &&
            acts.canUnlock &&
            isLocked &&
            version.findings.some(({ check, file: of }) => check === 'locked' && of === index + 1) && (
              <Unlock orderId={orderId} file={file} acts={acts} />
            )}
        </li>
      ))}
    </ul>
  )
}

function FileLine({ orderId, file }: { orderId: number; file: ArtworkFile }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { download, isBusy } = useFileDownload()
  const { id, name, kind, size, check, isKept, password } = file
  const isUnread = check === 'NotChecked' || check === 'Unreadable'
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {isUnread && (
        <span className="grid h-9 w-12.5 shrink-0 place-items-center border border-line border-dashed font-semibold text-[11px] text-t2">
          {kind.toUpperCase()}
        </span>
      )}
      <div className="min-w-0 grow basis-48">
        <p className="font-medium wrap-anywhere" title={name}>
          {shortName(name, 60)} <span className="font-normal text-t3">{formatBytes(size, language)}</span>
        </p>
        {isUnread && (
          <p className="text-t2">
            <Trans>Can’t be read automatically: the file is kept, check it yourself.</Trans>
          </p>
        )}
        {password && (
          <p className="flex items-center gap-1.5 text-t2 wrap-anywhere">
            <KeyIcon size={14} />
            <span>
              <Trans>Password:</Trans> <code className="select-all font-semibold">{password}</code>
            </span>
          </p>
        )}
      </div>
      {isKept ? (
        <AdminButton
          busy={isBusy}
          aria-label={t`Download ${name}`}
          onClick={() => download({ orderId, fileId: id, of: 'artwork' })}
        >
          <DownloadIcon />
          <Trans>Download</Trans>
        </AdminButton>
      ) : (
        <span className="text-t3">
          <Trans>no longer kept</Trans>
        </span>
      )}
    </div>
  )
}

/** A field for the password of a locked file, which the customer gave. */
function Unlock({ orderId, file, acts }: { orderId: number; file: ArtworkFile; acts: PrintActs }) {
  const { t } = useLingui()
  const [password, setPassword] = useState('')
  const [isChecked, tell] = useState(false)
  const errorOf = () => {
    if (password !== '') return undefined
    if (isChecked) return t`Write the password first.`
    return file.hasPassword ? t`This password doesn’t open the file.` : undefined
  }
  const unlock = (event: FormEvent) => {
    event.preventDefault()
    if (password === '') return tell(true)
    acts.act({
      run: (client) => client.artwork.unlock.mutate({ id: orderId, fileId: file.id, password }),
      said: t`The file is checked again with the password`,
      failed: t`The password was not saved`,
    })
  }
  return (
    <form noValidate onSubmit={unlock} className="mt-2 flex flex-wrap items-end gap-2">
      <AdminField className="min-w-48 grow" label={<Trans>Password of the file</Trans>} error={errorOf()}>
        <AdminInput maxLength={200} value={password} onChange={(event) => setPassword(event.target.value)} />
      </AdminField>
      <AdminButton type="submit">
        <Trans>Check it with this</Trans>
      </AdminButton>
    </form>
  )
}
