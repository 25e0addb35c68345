import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { fieldErrors, refusalOf, useClient } from '../../lib/api.ts'
import { useUser } from '../../lib/session.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Button, LinkButton, TextLink } from '../../ui/button.tsx'
import { FormNotice } from '../../ui/form-notice.tsx'
import { AccountSheet } from './account-sheet.tsx'

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
  const confirm = useMutation({
    mutationFn: () => client.accounts.confirmEmail.mutate({ token }),
    onSuccess: () => queryClient.invalidateQueries(),
  })
  const { mutate, reset } = confirm
  const isOwn = user !== null && String(user.id) === userId
  const begun = useRef(false)
  useEffect(() => {
    if (!isOwn || begun.current) return
    begun.current = true
    mutate()
  }, [isOwn, mutate])
  const refused =
    confirm.error &&
    (fieldErrors(confirm.error).token ?? refusalOf(confirm.error) ?? t`There was an error. Please try again.`)
  return (
    <main id="content" tabIndex={-1} data-ink="y" className="sheet-width pt-5 md:pt-5.5">
      <Breadcrumb
        parents={[{ label: <Trans>Home</Trans>, to: '/' }]}
        current={<Trans>E-mail address</Trans>}
      />
      <h1 className="type-d1 pt-3 pb-9 md:pt-7 md:pb-12">
        <Trans>E-mail address</Trans>
      </h1>
      <AccountSheet>
        <FormNotice message={refused ? { kind: 'error', text: refused } : null} onDismiss={reset} />
        <p role="status" className="type-lead pb-7">
          {confirm.isSuccess ? (
            <Trans>Your address is confirmed. We will e-mail you about your orders.</Trans>
          ) : (
            <Trans>Confirm that this address is yours, and we will e-mail you about your orders.</Trans>
          )}
        </p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          {confirm.isSuccess ? (
            <LinkButton to="/myorder" arrow>
              <Trans>My orders</Trans>
            </LinkButton>
          ) : (
            <>
              <Button arrow busy={confirm.isPending} onClick={() => mutate()}>
                <Trans>Confirm the address</Trans>
              </Button>
              <TextLink to="/myaccount">
                <Trans>My account</Trans>
              </TextLink>
            </>
          )}
        </div>
      </AccountSheet>
    </main>
  )
}
