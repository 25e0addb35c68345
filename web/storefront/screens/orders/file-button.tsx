import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { refusalOf } from '../../../lib/api.ts'
import { downloadFile } from '../../../lib/download.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { shortName } from './artwork/file-words.ts'
import { orderAction } from './order-action-look.ts'

type FileButtonProps = { path: string; name: string; children?: ReactNode }

/** Saves a file of an order. @param props.path of the REST face */
export function FileButton({ path, name, children }: FileButtonProps) {
  const language = useLanguage()
  const [state, setState] = useState<'idle' | 'busy' | { failed: string | undefined }>('idle')
  const save = async () => {
    setState('busy')
    await downloadFile(path, language).then(
      () => setState('idle'),
      (error) => setState({ failed: refusalOf(error) }),
    )
  }
  return (
    <span>
      <button
        type="button"
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
