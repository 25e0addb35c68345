import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { SheetMark } from '../../../../ui/admin/sheet-mark.tsx'
import type { ArtworkVersion } from '../../../kit/artwork/artwork-queries.ts'

const second = 1000

/** The checks are reading a version: for how long already; the page stays usable meanwhile. */
export function Checking({ version: { number, sentAt } }: { version: ArtworkVersion }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), second)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.floor((now - Date.parse(sentAt)) / second))
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border border-line2 bg-paper px-3.5 py-2.5">
      <SheetMark state="Checking" />
      <p className="grow">
        <strong className="font-semibold">
          <Trans>v{number} is being checked</Trans>
        </strong>{' '}
        <span className="text-t2">
          <Trans>Pages, fonts, pictures and inks are looked at.</Trans>
        </span>
      </p>
      <span className="text-t3 tabular-nums">
        <Trans>{seconds} s</Trans>
      </span>
    </div>
  )
}
