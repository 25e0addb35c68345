import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { errorCode, tooOften } from '../../../lib/api.ts'
import { type BasketLine, toWire } from '../../../lib/basket/device-basket.ts'
import { downloadFile } from '../../../lib/download.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Icon } from '../../../ui/icons.tsx'

type BasketPaperProps = {
  lines: readonly BasketLine[]
  /** Whether every line can be ordered as it is; says so where one can't. */
  check: () => boolean
}

/** What it costs as a paper for whoever decides. */
export function BasketPaper({ lines, check }: BasketPaperProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const hindered = t`A line can’t be ordered as it is. It says why.`
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ said: string | undefined } | null>(null)
  async function save() {
    setFailure(null)
    if (!check()) return
    setBusy(true)
    await downloadFile('/basket/quote.pdf', language, { lines: lines.map(toWire), language }).catch(
      // The prices by which one knows it beforehand may not be here yet.
      (error: unknown) =>
        setFailure({ said: errorCode(error) === 'VALIDATION' ? hindered : tooOften(error) }),
    )
    setBusy(false)
  }
  return (
    <div className="mt-5 border-key border-t pt-3">
      <button
        type="button"
        className="inline-flex min-h-11 items-center gap-2 font-bold underline underline-offset-4 aria-disabled:no-underline"
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && void save()}
      >
        <Icon size={18}>
          <path d="M12 4v11M7 10l5 5 5-5M5 20h14" />
        </Icon>
        <Trans>Price quote (PDF)</Trans>
      </button>
      <p role="alert" className="font-semibold empty:hidden">
        {failure && (failure.said ?? <Trans>The file could not be made. Please try again.</Trans>)}
      </p>
    </div>
  )
}
