import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useApi, useClient } from '../../../lib/api.ts'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import { useFailureNotice } from '../../kit/use-failure-message.ts'
import type { Product } from './options-values.ts'

type RemoveDialogProps = {
  product: Product
  version: number
  title: string
  onClose: () => void
  onRemoved: () => void
}

/** Asks before all choices of a product go; the prices of its runs stay. */
export function RemoveDialog({ product, version, title, onClose, onRemoved }: RemoveDialogProps) {
  const { t } = useLingui()
  const api = useApi()
  const client = useClient()
  const notify = useAdminNotify()
  const noticeOf = useFailureNotice()
  const removal = useMutation({
    mutationFn: () => client.options.remove.mutate({ id: product.id, version }),
    onSuccess: async () => {
      onRemoved()
      await Promise.all([api.options.invalidate(), api.products.invalidate(), api.services.invalidate()])
      notify({ kind: 'ok', text: t`The choices were removed` })
      onClose()
    },
    onError: (error) => {
      notify({ kind: 'error', ...noticeOf(t`Not removed`, error) })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      grave
      title={<Trans>Remove all choices of “{title}”?</Trans>}
      facts={[]}
      after={[
        <Plural
          key="prices"
          value={product.serviceTypePrices.length}
          one="Its price for # run stays."
          other="Its prices for # runs stay."
        />,
        <Trans key="orders">Orders that were placed keep what was chosen.</Trans>,
        <Trans key="history">The history can bring the choices back.</Trans>,
      ]}
      safe={<Trans>Keep them</Trans>}
      does={<Trans>Remove the choices</Trans>}
      waits={removal.isPending}
      onClose={onClose}
      onConfirm={() => removal.mutate()}
    />
  )
}
