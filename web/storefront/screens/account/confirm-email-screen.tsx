import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useApi, useClient } from '../../../lib/api.ts'
import { useUser } from '../../../lib/session.ts'
import { Button, LinkButton, TextLink } from '../../../ui/button.tsx'
import { EmailedLinkPage } from './emailed-link-page.tsx'
import { useLinkRefusal } from './use-link-refusal.ts'

const route = getRouteApi('/_storefront/confirm-email/$')

/**
 * Confirms an address by a mailed link. Mail programs open links and run what is there: so it takes a press, but for
 * who is signed in on this device as the one whose link it is.
 */
export function ConfirmEmailScreen() {
  const { t } = useLingui()
  const { _splat = '' } = route.useParams()
  const [userId, token = ''] = _splat.split('/')
  const user = useUser()
  const client = useClient()
  const queryClient = useQueryClient()
  const isOwn = user !== null && String(user.id) === userId
  const me = useQuery({ ...useApi().accounts.me.queryOptions(), enabled: isOwn })
  const isConfirmed = isOwn ? me.data?.emailConfirmed : undefined
  const confirm = useMutation({
    mutationFn: () => client.accounts.confirmEmail.mutate({ token }),
    onSuccess: () => queryClient.invalidateQueries(),
  })
  const { mutate, isPending } = confirm
  const begun = useRef(false)
  useEffect(() => {
    if (isConfirmed !== false || begun.current) return
    begun.current = true
    mutate()
  }, [isConfirmed, mutate])
  const refusal = useLinkRefusal(confirm)
  const page = { title: t`E-mail address`, refusal, onDismiss: confirm.reset }
  if (confirm.isSuccess || isConfirmed)
    return (
      <EmailedLinkPage
        {...page}
        refusal={null}
        says={<Trans>Your address is confirmed. We will e-mail you about your orders.</Trans>}
      >
        <LinkButton to="/myorder" arrow>
          <Trans>My orders</Trans>
        </LinkButton>
      </EmailedLinkPage>
    )
  if (refusal?.isOver)
    return (
      <EmailedLinkPage
        {...page}
        says={
          <Trans>
            Your account shows whether the address is confirmed, and there you can have a new link sent.
          </Trans>
        }
      >
        <LinkButton to="/myaccount" arrow>
          <Trans>My account</Trans>
        </LinkButton>
      </EmailedLinkPage>
    )
  return (
    <EmailedLinkPage
      {...page}
      says={<Trans>Confirm that this address is yours, and we will e-mail you about your orders.</Trans>}
    >
      <Button arrow busy={isPending || me.isLoading} onClick={() => mutate()}>
        <Trans>Confirm the address</Trans>
      </Button>
      <TextLink to="/myaccount">
        <Trans>My account</Trans>
      </TextLink>
    </EmailedLinkPage>
  )
}
