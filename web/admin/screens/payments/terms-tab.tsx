import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from '../../../lib/api.ts'
import { Bar } from '../../../ui/admin/bar.tsx'
import { LockIcon } from '../../../ui/admin/icons.tsx'
import { SectionFailed } from '../../../ui/admin/section-failed.tsx'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { canOpen } from '../../kit/frame/menu.ts'
import { RulesForm } from './rules-form.tsx'
import { TermsForm } from './terms-form.tsx'
import { VatForm } from './vat-form.tsx'

/** How customers pay, and what must be paid before an order goes on; changed by areas 8 and 9 (PAY-9). */
export function TermsTab() {
  const api = useApi()
  const { user } = useFrame()
  const canChange = canOpen(user, 'discounts')
  const terms = useQuery(api.payments.terms.queryOptions())
  const settings = useQuery(api.payments.settings.queryOptions())
  const failed = [terms, settings].find(({ isError }) => isError)
  if (failed)
    return (
      <SectionFailed onRetry={() => void failed.refetch()} busy={failed.isFetching}>
        <Trans>The terms did not load.</Trans>
      </SectionFailed>
    )
  if (!terms.data || !settings.data) return <Bar className="h-60 w-full" />
  return (
    <>
      {!canChange && (
        <p className="mb-4 flex gap-2 border border-line2 bg-paper px-3.5 py-2.5">
          <LockIcon className="mt-0.5" />
          <Trans>To change the terms, the area “Discounts” must be open to you too.</Trans>
        </p>
      )}
      <div className="grid max-w-240 items-start gap-x-7 gap-y-6 lg:grid-cols-2">
        <Section title={<Trans>Terms of all customers</Trans>}>
          <TermsForm terms={terms.data} canChange={canChange} />
        </Section>
        <Section title={<Trans>What must be paid before an order goes on</Trans>}>
          <RulesForm settings={settings.data} canChange={canChange} />
        </Section>
        <Section title={<Trans>When VAT is to be paid</Trans>}>
          <VatForm settings={settings.data} canChange={canChange} />
        </Section>
      </div>
    </>
  )
}

const Section = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <section className="min-w-0 border-key border-t-2 border-b border-b-line2 bg-paper p-4">
    <h2 className="admin-h2 mb-3">{title}</h2>
    {children}
  </section>
)
