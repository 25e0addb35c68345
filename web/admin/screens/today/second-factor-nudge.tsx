import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useSecondFactor } from '../../../lib/account/use-second-factor.ts'
import { AdminButton, AdminLinkButton } from '../../../ui/admin/button.tsx'

const key = 'secondFactorNudge'

/** Shown to staff without a second factor until they dismiss it; then not again in this tab (ACC-14). */
export function SecondFactorNudge() {
  const [isPutAway, setPutAway] = useState(wasPutAway)
  const { query } = useSecondFactor()
  if (isPutAway || query.data?.isOn !== false) return null
  const putAway = () => {
    setPutAway(true)
    keepPutAway()
  }
  return (
    <section
      aria-labelledby="second-factor-nudge"
      className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3 border-key border-t-2 border-b border-b-line2 bg-paper p-4"
    >
      <div className="min-w-0 grow basis-80">
        <h2 id="second-factor-nudge" className="font-semibold">
          <Trans>A password alone opens your account</Trans>
        </h2>
        <p className="text-t2">
          <Trans>
            With a code from an app on your phone, a stolen password opens neither orders nor customers’ data.
            Setting it up takes a minute.
          </Trans>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <AdminLinkButton to="/admin/myinformation" hash="second-factor" variant="secondary">
          <Trans>Set it up…</Trans>
        </AdminLinkButton>
        <AdminButton onClick={putAway}>
          <Trans>Not now</Trans>
        </AdminButton>
      </div>
    </section>
  )
}

function wasPutAway(): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

function keepPutAway(): void {
  try {
    sessionStorage.setItem(key, '1')
  } catch {
    // Without storage it stays dismissed until the page is reloaded.
  }
}
