import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { LineQuote } from '../../../../src/domains/basket/quote-output.ts'
import type { BasketLine } from '../../../lib/basket/device-basket.ts'
import { rememberEdited } from '../../../lib/basket/edited-line.ts'
import { formatMoney } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { TextButton } from '../../../ui/button.tsx'
import { Warning } from '../../../ui/icons.tsx'
import { choiceSearch } from './choice-search.ts'

type LineFindingsProps = {
  line: BasketLine
  quote: LineQuote
  onChange: (values: Partial<BasketLine>) => void
}

/**
 * What has changed since the line was added: something that isn't possible any more has to be corrected before
 * ordering, a new price is only shown.
 */
export function LineFindings({ line, quote, onChange }: LineFindingsProps) {
  const { findings, total, hasOptions, options } = quote
  if (findings.length === 0) return null
  const isChoice = findings.some(({ kind }) => kind === 'choice') && hasOptions && line.serviceTypeId !== null
  return (
    <ul className="flex flex-col gap-2">
      {findings.map(({ kind, path, message }) =>
        kind === 'price' ? (
          <li
            key={path}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 self-start bg-yellow px-3 py-1.5 text-key"
          >
            <span className="font-semibold">
              <PriceChange old={line.seenTotal} now={total} message={message} />
            </span>
            <TextButton className="type-small" onClick={() => onChange({ seenTotal: total })}>
              <Trans>Understood</Trans>
            </TextButton>
          </li>
        ) : (
          <li key={path + message} className="flex gap-2 font-semibold text-error">
            <Warning className="mt-1 shrink-0" />
            <span>
              {message} {kind === 'gone' && <Trans>Remove the line to order the others.</Trans>}
            </span>
          </li>
        ),
      )}
      {isChoice && (
        <li>
          <Link
            to="/services/card/prices/$id"
            params={{ id: String(line.serviceTypeId) }}
            search={choiceSearch(options ?? line.options, line.count)}
            className="inline-flex min-h-6 items-center border-key border-b-2 font-bold pointer-coarse:min-h-11"
            onClick={() => rememberEdited(line)}
          >
            <Trans>Choose again</Trans>
          </Link>
        </li>
      )}
    </ul>
  )
}

type PriceChangeProps = { old: number | null; now: number | null; message: string }

/** Both prices as the site writes them; the server says what is on request by now. */
function PriceChange({ old, now, message }: PriceChangeProps) {
  const language = useLanguage()
  if (old === null || now === null) return message
  const [was, is] = [formatMoney(old, language), formatMoney(now, language)]
  return (
    <Trans>
      The price has changed: it was {was}, it is now {is}.
    </Trans>
  )
}
