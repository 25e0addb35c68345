import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { taxed } from '../../../../src/domains/tax/vat.ts'
import { plainIban, shownIban } from '../../../../src/lib/iban.ts'
import { toAzn } from '../../../../src/lib/money.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatAmount } from '../../kit/formats.ts'
import type { RequisitesValues } from './requisites-values.ts'

/** Qəpik: what the example is of. */
const exampleSum = 83_000

/** How an invoice will look with what is typed: to a company, with both payments where there is VAT. */
export function InvoicePreview({ values }: { values: RequisitesValues }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { net, vat, gross } = taxed(exampleSum, values.taxKind)
  const amount = (sum: number) => `${formatAmount(toAzn(sum), language)}\u00a0₼`
  const bank = [values.bank, values.code, values.swift].filter(Boolean).join(' · ')
  const own = [shown(values.iban), bank].filter(Boolean)
  return (
    <section aria-labelledby="invoice-preview" className="min-w-0">
      <h2 id="invoice-preview" className="admin-h2 mb-2">
        <Trans>What an invoice looks like</Trans>
      </h2>
      <div className="bg-line2 p-4 md:p-6">
        <div className="grid gap-4 bg-[#fff] p-5 text-[#17191c] text-[12px] leading-4.5">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-[#17191c] border-b-2 pb-3">
            <span className="font-bold text-[15px]">{t`Invoice`}</span>
            <span className="tabular-nums">H-2026-000123</span>
          </p>
          <div className="grid grid-cols-2 gap-x-4">
            <Party label={<Trans>Seller</Trans>} name={values.name}>
              {values.voen && `VÖEN ${values.voen}`}
              <br />
              {values.address}
              <br />
              {values.director && t`Director ${values.director}`}
            </Party>
            <Party label={<Trans>Buyer</Trans>} name="Bağ Evi MMC">
              VÖEN 1402345691
            </Party>
          </div>
          <dl className="grid grid-cols-[1fr_auto] gap-x-4 border-[#17191c] border-y py-2 tabular-nums">
            {values.taxKind === 'vat18' && (
              <>
                <dt>
                  <Trans>Without VAT</Trans>
                </dt>
                <dd className="text-right">{amount(net)}</dd>
                <dt>
                  <Trans>VAT 18%</Trans>
                </dt>
                <dd className="text-right">{amount(vat)}</dd>
              </>
            )}
            <dt className="font-bold">
              <Trans context="money">Total</Trans>
            </dt>
            <dd className="text-right font-bold">{amount(gross)}</dd>
          </dl>
          <div className="grid grid-cols-1 divide-y divide-[#17191c] border border-[#17191c]">
            {values.taxKind === 'vat18' ? (
              <>
                <Payment title={<Trans>1. Net amount</Trans>} sum={amount(net)} lines={own} />
                <Payment
                  title={<Trans>2. VAT</Trans>}
                  sum={amount(vat)}
                  lines={[shown(values.vatAccount)].filter(Boolean)}
                />
              </>
            ) : (
              <Payment title={<Trans>To pay</Trans>} sum={amount(gross)} lines={own} />
            )}
          </div>
        </div>
      </div>
    </section>
  )
}

const shown = (typed: string) => shownIban(plainIban(typed))

type PartyProps = { label: ReactNode; name: string; children: ReactNode }

const Party = ({ label, name, children }: PartyProps) => (
  <div className="min-w-0 wrap-anywhere">
    <p className="text-[#5f6468]">{label}</p>
    <p className="font-bold">{name}</p>
    <p>{children}</p>
  </div>
)

type PaymentProps = { title: ReactNode; sum: string; lines: readonly string[] }

const Payment = ({ title, sum, lines }: PaymentProps) => (
  <div className="min-w-0 p-2.5 wrap-anywhere">
    <p className="flex flex-wrap justify-between gap-x-3 font-bold">
      <span>{title}</span>
      <span className="tabular-nums">{sum}</span>
    </p>
    {lines.map((line) => (
      <p key={line} className="tabular-nums">
        {line}
      </p>
    ))}
  </div>
)
