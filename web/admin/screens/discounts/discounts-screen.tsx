import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { newDiscountSchema } from '../../../../src/domains/customers/discount-input.ts'
import { figureIn } from '../../../../src/lib/read-whole.ts'
import { readMoney, readPercent, unclearFigure } from '../../../../src/lib/written-numbers.ts'
import { formatMoney, formatPercent } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton, IconButton } from '../../../ui/admin/button.tsx'
import { DataTable } from '../../../ui/admin/data-table.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { TrashIcon } from '../../../ui/admin/icons.tsx'
import { NumberField } from '../../../ui/admin/number-field.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import { columnHelper, useDataTable } from '../../../ui/admin/use-data-table.ts'
import { Money } from '../../../ui/money.tsx'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { useResolver } from '../../kit/forms/use-resolver.ts'
import { written } from '../../kit/forms/written.ts'
import { Screen } from '../../kit/frame/screen.tsx'
import { HistoryLink } from '../../kit/history/history-link.tsx'
import { ListBody } from '../../kit/lists/list-body.tsx'
import { type Discount, type DiscountErrors, useDiscounts } from './use-discounts.ts'

/** Discounts by spend: a form and a list (CUS-2). */
export function DiscountsScreen() {
  const { query, isCreating, create, remove } = useDiscounts()
  const [asked, setAsked] = useState<Discount | null>(null)
  const discounts = useMemo(() => query.data?.toSorted((one, other) => one.limit - other.limit), [query.data])
  return (
    <Screen
      title={<Trans>Discounts</Trans>}
      actions={<HistoryLink kind="discount" />}
      meta={
        discounts &&
        discounts.length > 0 && <Plural value={discounts.length} one="# discount" other="# discounts" />
      }
      note={<Trans>The highest threshold that a customer has reached applies</Trans>}
    >
      <div className="grid max-w-240 items-start gap-x-7 gap-y-6 lg:grid-cols-[280px_minmax(0,1fr)]">
        <section>
          <h2 className="admin-h2 mb-2 leading-6!">
            <Trans>New discount</Trans>
          </h2>
          <DiscountForm busy={isCreating} onCreate={create} />
          <p className="admin-meta mt-2.5 text-t3">
            <Trans>
              A customer who has spent that much in the last 3 years sees lower prices. Campaigns and this
              discount are not combined: the better one applies.
            </Trans>
          </p>
        </section>
        <section className="min-w-0">
          <h2 className="admin-h2 mb-2 leading-6!">
            <Trans>Discounts by spend</Trans>
          </h2>
          <ListBody
            query={query}
            waiting={<TableWaiting widths={['w-24', 'w-16']} />}
            failed={<Trans>Discounts did not load.</Trans>}
            none={
              discounts?.length === 0 && (
                <Empty
                  title={<Trans>There are no discounts</Trans>}
                  why={<Trans>Customers pay the list price until you add one.</Trans>}
                />
              )
            }
          >
            {discounts && discounts.length > 0 && <DiscountsList discounts={discounts} onDelete={setAsked} />}
          </ListBody>
        </section>
      </div>
      {asked && (
        <DeleteDiscountDialog
          discount={asked}
          below={discounts?.findLast(({ limit }) => limit < asked.limit)}
          onConfirm={() => {
            setAsked(null)
            remove.mutate(asked)
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </Screen>
  )
}

type DeleteDiscountDialogProps = {
  discount: Discount
  /** The discount that its customers fall back to. */
  below: Discount | undefined
  onConfirm: () => void
  onClose: () => void
}

/** Asks before a discount is deleted, and says what its customers have then. */
function DeleteDiscountDialog({ discount, below, onConfirm, onClose }: DeleteDiscountDialogProps) {
  const language = useLanguage()
  const percent = (value: number) => formatPercent(value, language)
  return (
    <ConfirmDialog
      grave
      onConfirm={onConfirm}
      onClose={onClose}
      title={
        <Trans>
          Delete the discount of {percent(discount.percentage)} from <Money azn={discount.limit} />?
        </Trans>
      }
      facts={[
        {
          head: <Trans>After it</Trans>,
          text: below ? (
            <Trans>
              its customers have {percent(below.percentage)}, from <Money azn={below.limit} />
            </Trans>
          ) : (
            <Trans>its customers have no discount</Trans>
          ),
        },
      ]}
      after={[<Trans key="stays">Prices of orders that were placed before stay as they are.</Trans>]}
      safe={<Trans>Close without deleting</Trans>}
      does={<Trans>Delete the discount</Trans>}
    />
  )
}

const column = columnHelper<Discount>()
const columns = column.columns([
  column.accessor('limit', {
    cell: ({ getValue }) => <Money azn={getValue()} />,
    meta: { name: msg`From a spend of`, cellClassName: 'font-medium' },
  }),
  column.accessor('percentage', {
    cell: ({ row, table }) => (
      <Percentage discount={row.original} below={table.getRowModel().rows[row.index - 1]?.original} />
    ),
    meta: { name: msg`Discount`, cellClassName: 'w-full' },
  }),
])

type DiscountsListProps = { discounts: readonly Discount[]; onDelete: (discount: Discount) => void }

/**
 * The discounts by rising spend; customers have the highest one they reach, so a lower percentage there is
 * pointed out.
 */
function DiscountsList({ discounts, onDelete }: DiscountsListProps) {
  const { t } = useLingui()
  const language = useLanguage()
  return (
    <DataTable
      look="part"
      table={useDataTable({ columns, data: discounts })}
      actions={(discount) => (
        <IconButton
          label={t`Delete the discount from ${formatMoney(discount.limit, language)}`}
          onClick={() => onDelete(discount)}
        >
          <TrashIcon />
        </IconButton>
      )}
      actionsClassName="pl-2"
    />
  )
}

function Percentage({ discount, below }: { discount: Discount; below: Discount | undefined }) {
  const language = useLanguage()
  return (
    <>
      <span className="font-semibold tabular-nums">{formatPercent(discount.percentage, language)}</span>
      {below && discount.percentage <= below.percentage && (
        <span className="ml-3 text-warn">
          <Trans>
            no more than from <Money azn={below.limit} />
          </Trans>
        </span>
      )}
    </>
  )
}

const { limit, percentage } = newDiscountSchema.shape
const schema = newDiscountSchema.extend({
  limit: written(limit),
  percentage: written(percentage),
})
const blank = { limit: '', percentage: '' }

type DiscountFormProps = {
  busy: boolean
  /** Settles when it is known whether the discount was created, with what the server says of the fields. */
  onCreate: (input: { limit: number; percentage: number }) => Promise<DiscountErrors | null>
}

/**
 * The form of a discount: from which spend, and how many per cent; what was typed stays until it is saved.
 */
function DiscountForm({ busy, onCreate }: DiscountFormProps) {
  const { t, i18n } = useLingui()
  const limitLabel = (id: string) => {
    if (id === unclearFigure.id) return i18n._(unclearFigure)
    if (id === 'field.required') return t`Enter the amount`
    if (id === 'field.above' || id === 'field.atLeast') return t`The amount must be above 0`
    if (id === 'field.atMost') return t`At most 10,000,000 ₼`
    return t`Write the amount as a number: 500 or 1,250.50`
  }
  const { register, handleSubmit, reset, setError, setFocus, formState } = useForm({
    defaultValues: blank,
    resolver: useResolver<typeof blank>(schema, {
      limit: ({ id }) => limitLabel(id),
      percentage: t`Write a percentage above 0 and below 100: 5 or 7.5`,
    }),
  })
  const { errors } = formState
  const submit = handleSubmit(async (typed) => {
    if (busy) return
    const refused = await onCreate({
      limit: figureIn(readMoney(typed.limit)) ?? 0,
      percentage: figureIn(readPercent(typed.percentage)) ?? 0,
    })
    if (refused === null) reset(blank, { keepFieldsRef: true })
    for (const name of ['limit', 'percentage'] as const)
      if (refused?.[name]) setError(name, { type: 'server', message: refused[name] })
    setFocus('limit')
  })

  return (
    <form noValidate onSubmit={submit} className="border-key border-t-2 border-b border-b-line2 bg-paper p-4">
      <div className="grid gap-3.5">
        <NumberField
          label={<Trans>From a spend of</Trans>}
          hint={<Trans>Spent in the last 3 years</Trans>}
          unit="₼"
          placeholder="500"
          error={errors.limit?.message}
          {...register('limit')}
        />
        <NumberField
          label={<Trans>Discount, %</Trans>}
          unit="%"
          placeholder="5"
          enterKeyHint="done"
          error={errors.percentage?.message}
          {...register('percentage')}
        />
        <AdminButton type="submit" variant="primary" busy={busy}>
          {busy ? <Trans>Saving…</Trans> : <Trans>Add the discount</Trans>}
        </AdminButton>
      </div>
    </form>
  )
}
