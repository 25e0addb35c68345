import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { refusalOf, useClient } from '../../../lib/api.ts'
import { downloadOrderFile, type OrderFile } from '../../../lib/download.ts'
import { formatBytes } from '../../../lib/format-bytes.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { shortName } from '../../../lib/short-name.ts'
import { orderAction } from '../../kit/orders/order-parts.ts'

type SavedFile = { id: number; name: string; size: number; isKept: boolean }
type FileListProps = Pick<OrderFile, 'orderId' | 'of'> & { files: readonly SavedFile[]; className: string }

/** The files of a version or of a message, to be saved while they are stored. */
export function FileList({ orderId, of, files, className }: FileListProps) {
  const language = useLanguage()
  return (
    <ul className={`type-small flex flex-wrap ${className}`}>
      {files.map(({ id, name, size, isKept }) => (
        <li key={id} className="min-w-0">
          {isKept ? (
            <FileButton file={{ orderId, fileId: id, of }} name={name}>
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

type FileButtonProps = { file: OrderFile; name: string; children?: ReactNode }

/** Saves a file of an order. */
function FileButton({ file, name, children }: FileButtonProps) {
  const client = useClient()
  const [state, setState] = useState<'idle' | 'busy' | { failed: string | undefined }>('idle')
  const save = async () => {
    setState('busy')
    await downloadOrderFile(client, file).then(
      () => setState('idle'),
      (error) => setState({ failed: refusalOf(error) }),
    )
  }
  return (
    <span>
      <button
        type="button"
        data-paper=""
        title={name}
        aria-disabled={state === 'busy' || undefined}
        onClick={() => state !== 'busy' && void save()}
        className={`${orderAction} max-w-full break-all text-left`}
      >
        {shortName(name)}
        {children}
      </button>
      <span role="alert">
        {typeof state === 'object' && (
          <span className="block font-semibold text-error">
            {state.failed ?? <Trans>The file could not be loaded. Please try again.</Trans>}
          </span>
        )}
      </span>
    </span>
  )
}
