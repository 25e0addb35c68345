import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { deviceName, type OwnSession } from '../../lib/account/use-own-sessions.ts'

type SessionItemProps = {
  session: OwnSession
  /** Since when it is logged in and when it was last used, in words. */
  since: string
  used: string
  /** The classes of the row, its text, the device's name and the list of facts. */
  look: { row: string; text: string; name: string; facts: string }
  /** The mark of the current device. */
  mark: ReactNode
  /** Ends the session; `label` says which. */
  button: (label: string) => ReactNode
}

/** A device and since when it is logged in; this one is ended by logging out. */
export function SessionItem({ session, since, used, look, mark, button }: SessionItemProps) {
  const { t } = useLingui()
  const { address, isThis } = session
  const name = deviceName(session) || t`Unknown device`
  return (
    <li className={look.row}>
      <div className={look.text}>
        <p className={look.name}>
          {name}
          {isThis && mark}
        </p>
        <ul className={look.facts}>
          <li>
            <Trans>Logged in: {since}</Trans>
          </li>
          {!isThis && (
            <li>
              <Trans>Last used: {used}</Trans>
            </li>
          )}
          {address && (
            <li className="break-all">
              <Trans>IP address: {address}</Trans>
            </li>
          )}
        </ul>
      </div>
      {!isThis && button(t`Log out: ${name}, ${since}`)}
    </li>
  )
}
