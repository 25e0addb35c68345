import { Trans, useLingui } from '@lingui/react/macro'
import type { Language } from '../../../../src/lib/languages.ts'
import { deviceName, type OwnSession } from '../../../lib/account/use-own-sessions.ts'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { Mark } from '../../../ui/admin/mark.tsx'
import { formatMoment } from '../../kit/formats.ts'

type MySessionProps = {
  session: OwnSession
  now: number
  language: Language
  busy: boolean
  onEnd: () => void
}

/** A device and since when it is logged in; this one is ended by logging out. */
export function MySession({ session, now, language, busy, onEnd }: MySessionProps) {
  const { t } = useLingui()
  const { address, createdAt, lastUsedAt, isThis } = session
  const name = deviceName(session) || t`Unknown device`
  const since = formatMoment(createdAt, now, language)
  const used = formatMoment(lastUsedAt, now, language)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
      <div className="min-w-0 grow basis-40">
        <p className="flex flex-wrap items-center gap-x-2 font-medium">
          {name}
          {isThis && (
            <Mark kind="info">
              <Trans>This device</Trans>
            </Mark>
          )}
        </p>
        <ul className="admin-meta flex flex-wrap gap-x-3 text-t3">
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
      {!isThis && (
        <AdminButton
          aria-label={t`Log out: ${name}, ${since}`}
          aria-disabled={busy || undefined}
          onClick={onEnd}
        >
          <Trans>Log out</Trans>
        </AdminButton>
      )}
    </li>
  )
}
