import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { errorCode, useApi, useClient } from '../../../lib/api.ts'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { PersonIcon } from '../../../ui/admin/icons.tsx'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import { useFailureNotice } from '../../kit/use-failure-message.ts'
import { nameOf } from './customer-parts.tsx'
import type { CustomerDetail } from './queries.ts'

type TwinLineProps = {
  customer: CustomerDetail
  /** Absent without the areas that put records together. */
  onCompare: ((id: number) => void) | undefined
}

/** Another record that may be the same person's, until staff say that it isn't (CUS-11). */
export function TwinLine({ customer: { id, twin }, onCompare }: TwinLineProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const api = useApi()
  const client = useClient()
  const notify = useAdminNotify()
  const noticeOf = useFailureNotice()
  const apart = useMutation({
    mutationFn: (otherId: number) => client.customers.keepApart.mutate({ id, otherId }),
    onSuccess: () => api.customers.invalidate(),
    onError: (error) => {
      if (errorCode(error) !== 'FORBIDDEN') notify({ kind: 'error', ...noticeOf(t`Not saved`, error) })
    },
  })
  if (!twin) return null
  const name = nameOf(twin)
  return (
    <div
      role="status"
      className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-2 border border-warn bg-warn-ground px-3.5 py-2 text-warn"
    >
      <PersonIcon />
      <p className="min-w-60 grow basis-60 wrap-anywhere">
        {twin.samePhone ? (
          <Trans>
            Another record has the same phone: <strong className="font-semibold">“{name}”</strong>
          </Trans>
        ) : (
          <Trans>
            Another record has the same e-mail: <strong className="font-semibold">“{name}”</strong>
          </Trans>
        )}
        , <Plural value={twin.orders} one="# order" other="# orders" />
        {twin.lastOrderAt && (
          <Trans>, the last on {formatDate(twin.lastOrderAt, language, 'dayOfMonth')}</Trans>
        )}
      </p>
      <span className="flex flex-wrap gap-2">
        {onCompare && (
          <AdminButton onClick={() => onCompare(twin.id)}>
            <Trans>Compare and put together…</Trans>
          </AdminButton>
        )}
        <AdminButton variant="quiet" busy={apart.isPending} onClick={() => apart.mutate(twin.id)}>
          <Trans>Another person</Trans>
        </AdminButton>
      </span>
    </div>
  )
}
