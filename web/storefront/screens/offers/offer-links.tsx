import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { downloadFile } from '../../../lib/download.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { ordinal } from '../../../lib/ordinal.ts'
import { Icon } from '../../../ui/icons.tsx'
import { EndOwnLink } from './end-own-link.tsx'
import type { LinkedOffer } from './queries.ts'

const look = 'inline-flex min-h-11 items-center gap-2 border-key border-b-2 font-bold aria-disabled:text-grey'

/** The paper of what is shown, and the revision before it. */
export function OfferLinks({ offer: { id, revision, isOwn } }: { offer: LinkedOffer }) {
  const language = useLanguage()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const save = async () => {
    setState('busy')
    await downloadFile(`/quotes/linked/quote.pdf?revision=${revision}`, language).then(
      () => setState('idle'),
      () => setState('failed'),
    )
  }
  const before = ordinal(revision - 1, language)
  return (
    <div className="flex flex-wrap gap-x-7 gap-y-2 pt-6 md:pt-10">
      <button
        type="button"
        className={look}
        aria-disabled={state === 'busy' || undefined}
        onClick={() => state !== 'busy' && void save()}
      >
        <Icon size={18}>
          <path d="M12 4v11M7 10l5 5 5-5M5 20h14" />
        </Icon>
        <Trans>Download, PDF</Trans>
      </button>
      {revision > 1 && (
        <Link to="." search={{ revision: revision - 1 }} className={look}>
          <Trans>See revision {before}</Trans>
        </Link>
      )}
      {isOwn && <EndOwnLink id={id} />}
      <span role="alert" className="self-center empty:hidden">
        {state === 'failed' && <Trans>The file could not be made. Please try again.</Trans>}
      </span>
    </div>
  )
}
