import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { TaxKind } from '../../../../src/domains/tax/vat.ts'
import { shownIban } from '../../../../src/lib/iban.ts'
import { useApi } from '../../../lib/api.ts'
import { useCompany } from '../../kit/contact/contact-data.ts'
import { Page } from '../../kit/page.tsx'

/** Who sells: what a bookkeeper needs, and what a shop must say of its owner. */
export function RequisitesScreen() {
  const { t } = useLingui()
  const company = useCompany()
  const [seller] = useQuery(useApi().seller.read.queryOptions()).data ?? []
  if (!seller)
    return (
      <Page current={t`Requisites`}>
        <p className="type-d3 py-14">
          <Trans>The requisites aren’t written down yet. Please call us.</Trans>
        </p>
      </Page>
    )
  const { name, voen, address, director, email, taxKind, accounts, vatAccount } = seller
  const taxes: Record<TaxKind, string> = {
    vat18: t`VAT payer, 18%`,
    simplified: t`Simplified tax`,
    none: t`No VAT`,
  }
  return (
    <Page current={t`Requisites`}>
      <h1 className="type-d2 pt-3 pb-10 md:pt-7 md:pb-14">
        <Trans>Requisites</Trans>
      </h1>
      <div className="max-w-190">
        <dl className="border-key border-t">
          <Fact name={<Trans>Company</Trans>}>{name}</Fact>
          <Fact name={<Trans>VÖEN</Trans>}>{voen}</Fact>
          <Fact name={<Trans>Legal address</Trans>}>{address}</Fact>
          <Fact name={<Trans>Director</Trans>}>{director}</Fact>
          <Fact name={<Trans>Tax</Trans>}>{taxes[taxKind]}</Fact>
          <Fact name={<Trans>Phone</Trans>}>{company?.phoneNumber}</Fact>
          <Fact name={<Trans>E-mail</Trans>}>{email || company?.email}</Fact>
        </dl>
        {accounts
          .filter(({ iban }) => iban !== '')
          .map((account) => (
            <section key={account.iban} className="pt-10">
              <h2 className="type-d3 pb-3">{account.bank}</h2>
              <dl className="border-key border-t">
                <Fact name={<Trans>Account (IBAN)</Trans>}>{shownIban(account.iban)}</Fact>
                <Fact name={<Trans context="bank">Code</Trans>}>{account.code}</Fact>
                <Fact name={<Trans>SWIFT</Trans>}>{account.swift}</Fact>
                <Fact name={<Trans>The bank’s VÖEN</Trans>}>{account.bankVoen}</Fact>
                <Fact name={<Trans>Correspondent account</Trans>}>
                  {shownIban(account.correspondentAccount)}
                </Fact>
              </dl>
            </section>
          ))}
        {vatAccount && (
          <section className="pt-10">
            <h2 className="type-d3 pb-3">
              <Trans>For the VAT</Trans>
            </h2>
            <dl className="border-key border-t">
              <Fact name={<Trans>VAT deposit account</Trans>}>{shownIban(vatAccount)}</Fact>
            </dl>
            <p className="type-small pt-3">
              <Trans>Companies pay the net amount and the VAT apart; an invoice has both.</Trans>
            </p>
          </section>
        )}
      </div>
    </Page>
  )
}

type FactProps = { name: ReactNode; children: string | undefined }

/** What isn't written down is left out. */
const Fact = ({ name, children }: FactProps) =>
  children ? (
    <div className="grid gap-x-6 gap-y-0.5 border-rule border-b py-3 md:grid-cols-[220px_1fr]">
      <dt className="type-small">{name}</dt>
      <dd className="min-w-0 font-semibold tabular-nums wrap-anywhere">{children}</dd>
    </div>
  ) : null
