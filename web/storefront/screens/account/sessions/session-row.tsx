import { Trans, useLingui } from '@lingui/react/macro'
import type { Language } from '../../../../../src/lib/languages.ts'
import { deviceName, type OwnSession } from '../../../../lib/account/use-own-sessions.ts'
import { formatDate } from '../../../../lib/formats.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'

type SessionRowProps = { session: OwnSession; language: Language; busy: boolean; onEnd: () => void }

/** A device and since when it is logged in; this one is ended by logging out. */
export function SessionRow({ session, language, busy, onEnd }: SessionRowProps) {
  const { t } = useLingui()
  const { address, createdAt, lastUsedAt, isThis } = session
  const name = deviceName(session) || t`Unknown device`
  const since = formatDate(createdAt, language)
  const used = formatDate(lastUsedAt, language, 'moment')
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 border-key border-b py-4">
      <div className="min-w-0 grow basis-60">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-bold">
          {name}
          {isThis && (
            <Badge>
              <Trans>This device</Trans>
            </Badge>
          )}
        </p>
        <ul className="type-small flex flex-wrap gap-x-4 pt-1 text-grey">
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
        <Button
          variant="secondary"
          size="small"
          busy={busy}
          aria-label={t`Log out: ${name}, ${since}`}
          onClick={onEnd}
        >
          <Trans>Log out</Trans>
        </Button>
      )}
    </li>
  )
}
