import { Trans } from '@lingui/react/macro'
import { formatBytes } from '../../../../lib/format-bytes.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import type { Version } from '../../../kit/orders/order-parts.ts'
import { FileButton } from '../file-button.tsx'

/** The files of a version, to be saved while they are kept. */
export function VersionFiles({ orderId, version }: { orderId: number; version: Version }) {
  const language = useLanguage()
  return (
    <ul className="type-small flex flex-wrap gap-x-6 gap-y-1 pt-3">
      {version.files.map(({ id, name, size, isKept }) => (
        <li key={id} className="min-w-0">
          {isKept ? (
            <FileButton file={{ orderId, fileId: id, of: 'artwork' }} name={name}>
              , {formatBytes(size, language)}
            </FileButton>
          ) : (
            <span className="break-words text-grey">
              {name}: <Trans>no longer kept</Trans>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
