import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { pick } from '../../../../src/lib/languages.ts'
import { errorCode, useApi, useClient } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import { InUseDialog } from '../../kit/in-use-dialog.tsx'
import { useFailureNotice } from '../../kit/use-failure-message.ts'
import type { Profile } from './profile-values.ts'

type DeleteProfileDialogProps = { profile: Profile; onClose: () => void; onDeleted: () => void }

/** Asks before a profile is deleted; of one in use it says where. */
export function DeleteProfileDialog({ profile, onClose, onDeleted }: DeleteProfileDialogProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const client = useClient()
  const { profiles } = useApi()
  const notify = useAdminNotify()
  const noticeOf = useFailureNotice()
  const name = pick(profile, 'name', language)
  const { services, products } = profile.usedBy
  const remove = useMutation({
    mutationFn: () => client.profiles.delete.mutate({ id: profile.id }),
    onSuccess: () => {
      notify({ kind: 'ok', text: t`The profile was deleted` })
      onDeleted()
    },
    onError: (error) => {
      onClose()
      if (['FORBIDDEN', 'UNAUTHENTICATED'].includes(errorCode(error) ?? '')) return
      notify({ kind: 'error', ...noticeOf(t`The profile could not be deleted`, error) })
    },
    onSettled: () => profiles.invalidate(),
  })
  if (services.length + products.length > 0)
    return (
      <InUseDialog
        name={name}
        first={<Trans>Choose another profile for these first; then it can be deleted.</Trans>}
        onClose={onClose}
      >
        {services.map((service) => (
          <li key={`s${service.id}`} className="border-line2 border-b">
            <Link to="/admin/services/servicesmore/$id" params={{ id: String(service.id) }} className={place}>
              {pick(service, 'name', language)}
            </Link>
          </li>
        ))}
        {products.map((product) => (
          <li key={`p${product.id}`} className="border-line2 border-b">
            <Link to="/admin/services/editproduct/$id" params={{ id: String(product.id) }} className={place}>
              {pick(product, 'name', language)}
            </Link>
          </li>
        ))}
      </InUseDialog>
    )
  return (
    <ConfirmDialog
      grave
      title={<Trans>Delete “{name}”?</Trans>}
      facts={[]}
      after={[<Trans key="orders">Orders keep the rules that they were placed with.</Trans>]}
      safe={<Trans>Close without deleting</Trans>}
      does={<Trans>Delete “{name}”</Trans>}
      waits={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate()}
    />
  )
}

const place =
  'flex min-h-9 items-center font-medium text-cyan-text underline-offset-4 hover:underline pointer-coarse:min-h-11'
