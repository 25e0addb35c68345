import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { refusalOf, useClient } from '../../../lib/api.ts'
import { downloadOrderFile, type OrderFile } from '../../../lib/download.ts'
import { shortName } from '../../../lib/short-name.ts'
import { orderAction } from '../../kit/orders/order-action-look.ts'

type FileButtonProps = { file: OrderFile; name: string; children?: ReactNode }

/** Saves a file of an order. */
export function FileButton({ file, name, children }: FileButtonProps) {
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
