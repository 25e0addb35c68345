import { I18nProvider } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { companyName } from '../../../../src/lib/company-name.ts'
import type { Language } from '../../../../src/lib/languages.ts'
import { useClient } from '../../../lib/api.ts'
import { readStored, writeStored } from '../../../lib/device.ts'
import { loadPreviewI18n } from '../../../lib/messages.ts'
import { useAdminNotify } from '../frame/notices.tsx'
import { useFailureNotice } from '../use-failure-message.ts'
import { Receipt, type ReceiptFacts } from './receipt.tsx'

const keptKey = 'printsReceipts'

/** Whether receipts are printed at this counter: they are until staff say that they aren't. */
export const printsReceipts = (): boolean => readStored(keptKey) !== 'no'

export const keepPrinting = (prints: boolean): void => {
  writeStored(keptKey, prints ? null : 'no')
}

type Written = Pick<ReceiptFacts, 'payment' | 'given' | 'before'>

/** Prints the receipt of a payment in its customer's language; that it couldn't be is said. */
export function usePrintReceipt(): (written: Written) => void {
  const { t } = useLingui()
  const client = useClient()
  const { siteUrl } = useRouter().options.context
  const notify = useAdminNotify()
  const noticeOf = useFailureNotice()
  const { mutate } = useMutation({
    mutationFn: async (written: Written) => {
      const { language, appUser } = written.before
      const [{ owed }, banner] = await Promise.all([
        client.payments.payer.query({ id: appUser.id }),
        client.banner.read.query({ language }),
      ])
      await print({ ...written, owed, company: companyName(banner[0]?.title, siteUrl) }, language)
    },
    onError: (error) =>
      notify({ kind: 'error', about: 'receipt', ...noticeOf(t`The receipt could not be printed`, error) }),
  })
  return mutate
}

/** The page prints as the receipt alone (web/styles/admin.css), which is gone afterwards. */
async function print(facts: ReceiptFacts, language: Language): Promise<void> {
  const i18n = await loadPreviewI18n('admin', language)
  const sheet = document.createElement('section')
  sheet.dataset.receipt = ''
  sheet.lang = language
  document.body.append(sheet)
  const root = createRoot(sheet)
  flushSync(() =>
    root.render(
      <I18nProvider i18n={i18n}>
        <Receipt {...facts} />
      </I18nProvider>,
    ),
  )
  window.addEventListener(
    'afterprint',
    () => {
      root.unmount()
      sheet.remove()
    },
    { once: true },
  )
  window.print()
}
