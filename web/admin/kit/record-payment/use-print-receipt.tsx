import { I18nProvider } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { companyName } from '../../../../src/lib/company-name.ts'
import { useClient } from '../../../lib/api.ts'
import { readStored, writeStored } from '../../../lib/device.ts'
import { loadPreviewI18n } from '../../../lib/messages.ts'
import { useAdminNotify } from '../frame/notices.tsx'
import { usePrint } from '../frame/print-sheet.tsx'
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
  const print = usePrint()
  const noticeOf = useFailureNotice()
  const { mutate } = useMutation({
    mutationFn: async (written: Written) => {
      const { language, appUser } = written.before
      const [{ owed }, banner] = await Promise.all([
        client.payments.payer.query({ id: appUser.id }),
        client.banner.read.query({ language }),
      ])
      const i18n = await loadPreviewI18n('admin', language)
      const company = companyName(banner[0]?.title, siteUrl)
      print({
        language,
        content: (
          <I18nProvider i18n={i18n}>
            <Receipt {...written} owed={owed} company={company} />
          </I18nProvider>
        ),
      })
    },
    onError: (error) =>
      notify({ kind: 'error', about: 'receipt', ...noticeOf(t`The receipt could not be printed`, error) }),
  })
  return mutate
}
