import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { classNames } from '../../../lib/class-names.ts'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import type { Proof, Proofs } from '../../kit/orders/order-parts.ts'
import { useProofWords } from './proof-words.ts'

/** So many stand beside one another; earlier ones are reached from the first of them. */
const most = 3

/** The rounds, the newest last: older ones are there to be read. */
export function RoundTabs({ proofs: { proofs }, shown }: { proofs: Proofs; shown: number }) {
  const { t } = useLingui()
  const at = proofs.findIndex(({ round }) => round === shown)
  const first = Math.max(0, Math.min(at - 1, proofs.length - most))
  const near = proofs.slice(first, first + most).toReversed()
  return (
    <nav
      aria-label={t`Proofs`}
      className="flex min-h-16 divide-x divide-key border-key border-b bg-paper lg:border-l"
    >
      {near.map((proof) => (
        <RoundTab key={proof.round} proof={proof} isShown={proof.round === shown} />
      ))}
    </nav>
  )
}

function RoundTab({ proof, isShown }: { proof: Proof; isShown: boolean }) {
  const language = useLanguage()
  const words = useProofWords()
  return (
    <Link
      to="."
      search={(before) => ({ ...before, round: proof.round })}
      replace
      aria-current={isShown ? 'true' : undefined}
      className={classNames(
        'flex min-w-0 flex-1 flex-col items-center justify-center px-2 py-2 text-center text-[14px] leading-[18px]',
        isShown ? 'bg-yellow' : 'text-grey hover:bg-proof',
      )}
    >
      <span className={isShown ? 'font-extrabold' : 'font-semibold'}>{words.proof(proof.round)}</span>
      <span className="text-[13px]">
        {formatDate(proof.madeAt, language, 'moment')}, <RoundState proof={proof} />
      </span>
    </Link>
  )
}

function RoundState({ proof: { approvals, asked, version } }: { proof: Proof }) {
  if (approvals.some(({ withdrawnAt }) => withdrawnAt === null)) return <Trans>approved</Trans>
  return asked ? <Trans>changes asked for</Trans> : `v${version}`
}
