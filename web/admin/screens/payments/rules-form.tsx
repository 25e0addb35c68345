import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { inferRouterOutputs } from '@trpc/server'
import type { ReactNode } from 'react'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { Segments } from '../../../ui/admin/segments.tsx'
import { Switch } from '../../../ui/admin/switch.tsx'
import { SavedMeanwhile } from '../../kit/saved-meanwhile.tsx'
import { useTypedOver } from '../../kit/use-typed-over.ts'
import { ReadFact } from './read-fact.tsx'
import { useSaveRules } from './use-save-terms.ts'

type Settings = inferRouterOutputs<AppRouter>['payments']['settings']
type Prepayment = Settings['beforeProduction']

const demands = {
  off: msg`nothing`,
  deposit: msg`the deposit`,
  whole: msg`everything`,
} as const satisfies Record<Prepayment, object>
const fields = ['beforeProduction', 'beforeHandover'] as const
const demandNames = Object.keys(demands) as Prepayment[]

const toValues = ({ beforeProduction, beforeHandover, holdAtOrdering }: Settings) => ({
  beforeProduction,
  beforeHandover,
  holdAtOrdering,
})

/** What must be paid before production and before handing over; it counts at once (PAY-5). */
export function RulesForm({ settings, canChange }: { settings: Settings; canChange: boolean }) {
  const { i18n, t } = useLingui()
  const { values, stored, ...over } = useTypedOver(settings, toValues)
  const { save, isPending } = useSaveRules({ onOvertaken: over.overtake, onSaved: over.settle })
  const names: Record<(typeof fields)[number], ReactNode> = {
    beforeProduction: <Trans>Before production</Trans>,
    beforeHandover: <Trans>Before handing over</Trans>,
  }
  if (!canChange)
    return (
      <dl>
        {fields.map((field) => (
          <ReadFact key={field} label={names[field]}>
            {i18n._(demands[settings[field]])}
          </ReadFact>
        ))}
        <ReadFact label={<Trans>On hold on a card while ordering</Trans>}>
          {settings.holdAtOrdering ? <Trans>offered</Trans> : <Trans>not offered</Trans>}
        </ReadFact>
      </dl>
    )
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) save({ ...values, updatedAt: over.read.updatedAt })
      }}
    >
      {fields.map((field) => (
        <div key={field}>
          <Segments
            legend={names[field]}
            values={demandNames}
            chosen={values[field]}
            label={(demand) => i18n._(demands[demand])}
            onChoose={(demand) => over.change({ [field]: demand })}
            className="[&_label]:px-2"
          />
          <p className="admin-meta text-warn empty:hidden">
            {over.isOvertaken && values[field] !== stored[field] && (
              <SavedMeanwhile value={i18n._(demands[stored[field]])} />
            )}
          </p>
        </div>
      ))}
      <p className="admin-meta text-t3">
        <Trans>
          It counts at once, also for orders that were accepted before. Orders within a credit limit always go
          on, and staff can let a single order through with a reason.
        </Trans>
      </p>
      <Switch
        label={<Trans>Put the price on hold on a card while ordering</Trans>}
        hint={
          <Trans>
            Offered where the price is exact and a bank can do it: charged once the orders are accepted at no
            more, released if they aren’t taken
          </Trans>
        }
        checked={values.holdAtOrdering}
        onChange={(holdAtOrdering) => over.change({ holdAtOrdering })}
      />
      <p className="admin-meta text-warn empty:hidden">
        {over.isOvertaken && values.holdAtOrdering !== stored.holdAtOrdering && (
          <SavedMeanwhile value={stored.holdAtOrdering ? t`offered` : t`not offered`} />
        )}
      </p>
      <div>
        <AdminButton type="submit" busy={isPending}>
          <Trans>Save the rules</Trans>
        </AdminButton>
      </div>
    </form>
  )
}
