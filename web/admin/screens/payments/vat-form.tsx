import { Trans, useLingui } from '@lingui/react/macro'
import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { figureIn } from '../../../../src/lib/read-whole.ts'
import { readMoney, readPercent } from '../../../../src/lib/written-numbers.ts'
import { formatNumber, formatPercent } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { AdminField } from '../../../ui/admin/field.tsx'
import { AdminInput } from '../../../ui/admin/inputs.tsx'
import { Switch } from '../../../ui/admin/switch.tsx'
import { Money } from '../../../ui/money.tsx'
import { formatAmount } from '../../kit/formats.ts'
import { SavedMeanwhile } from '../../kit/saved-meanwhile.tsx'
import { useTypedOver } from '../../kit/use-typed-over.ts'
import { ReadFact } from './read-fact.tsx'
import { useSaveRules } from './use-save-terms.ts'

type Settings = inferRouterOutputs<AppRouter>['payments']['settings']

/** By what the threshold of VAT is watched in the reports (REP-11). */
export function VatForm({ settings, canChange }: { settings: Settings; canChange: boolean }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { values, stored, ...over } = useTypedOver(settings, (read) => ({
    vatThreshold: formatAmount(read.vatThreshold, language),
    retailShare: formatNumber(read.retailShare, language),
    cardIsRetail: read.cardIsRetail,
  }))
  const { save, isPending, errors } = useSaveRules({ onOvertaken: over.overtake, onSaved: over.settle })
  if (!canChange) return <ReadVat settings={settings} />
  const vatThreshold = figureIn(readMoney(values.vatThreshold))
  const retailShare = figureIn(readPercent(values.retailShare))
  const isShare = retailShare !== undefined && retailShare >= 0 && retailShare <= 100
  const wrong = {
    vatThreshold:
      vatThreshold !== undefined && vatThreshold > 0
        ? undefined
        : t`Write the amount as a number: 500 or 1,250.50`,
    retailShare: isShare ? undefined : t`A percentage from 0 to 100`,
  }
  const isRight = wrong.vatThreshold === undefined && wrong.retailShare === undefined
  const labels = {
    vatThreshold: <Trans>Threshold of VAT, AZN</Trans>,
    retailShare: <Trans>Cashless retail that counts, %</Trans>,
  }
  const hints = {
    vatThreshold: <Trans>Turnover in 12 months from which VAT is to be paid.</Trans>,
    retailShare: <Trans>What is paid by terminal; your accountant says how much of it counts.</Trans>,
  }
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isRight || isPending) return
        save({ vatThreshold, retailShare, cardIsRetail: values.cardIsRetail, updatedAt: over.read.updatedAt })
      }}
    >
      {(['vatThreshold', 'retailShare'] as const).map((name) => (
        <AdminField
          key={name}
          label={labels[name]}
          hint={hints[name]}
          error={wrong[name] ?? errors[name]}
          warning={
            over.isOvertaken && values[name] !== stored[name] && <SavedMeanwhile value={stored[name]} />
          }
        >
          <AdminInput
            inputMode="decimal"
            maxLength={20}
            className="text-right tabular-nums"
            value={values[name]}
            onChange={({ target }) => over.change({ [name]: target.value })}
          />
        </AdminField>
      ))}
      <Switch
        label={<Trans>Cards on the site count as retail</Trans>}
        hint={<Trans>As those through the terminal do</Trans>}
        checked={values.cardIsRetail}
        onChange={(cardIsRetail) => over.change({ cardIsRetail })}
      />
      <div>
        <AdminButton type="submit" busy={isPending} disabled={!isRight}>
          <Trans>Save the threshold</Trans>
        </AdminButton>
      </div>
    </form>
  )
}

function ReadVat({ settings: { vatThreshold, retailShare, cardIsRetail } }: { settings: Settings }) {
  const language = useLanguage()
  return (
    <dl>
      <ReadFact label={<Trans>Threshold of VAT</Trans>}>
        <Money azn={vatThreshold} />
      </ReadFact>
      <ReadFact label={<Trans>Cashless retail that counts</Trans>}>
        {formatPercent(retailShare, language)}
      </ReadFact>
      <ReadFact label={<Trans>Cards on the site count as retail</Trans>}>
        {cardIsRetail ? <Trans>yes</Trans> : <Trans>no</Trans>}
      </ReadFact>
    </dl>
  )
}
