import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { fieldErrors, refusalOf, useClient } from '../../lib/api.ts'
import { forgetSession } from '../../lib/device.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Button, TextButton } from '../../ui/button.tsx'
import { FormNotice } from '../../ui/form-notice.tsx'
import { AccountSheet } from './account-sheet.tsx'
import { useLogin } from './login.tsx'

const route = getRouteApi('/_storefront/undo-account-change/$')

/** Undoes a change of password or e-mail by a mailed link. It takes a press: mail programs open links too. */
export function UndoAccountChangeScreen() {
  const { t } = useLingui()
  const { _splat = '' } = route.useParams()
  const token = _splat.split('/')[1] ?? ''
  const client = useClient()
  const openLogin = useLogin()
  const undo = useMutation({
    mutationFn: () => client.accounts.undoChange.mutate({ token }),
    // Every session has ended, this device's too.
    onSuccess: forgetSession,
  })
  const { error, isSuccess, isPending, mutate, reset } = undo
  const refused =
    error && (fieldErrors(error).token ?? refusalOf(error) ?? t`There was an error. Please try again.`)
  return (
    <main id="content" tabIndex={-1} data-ink="y" className="sheet-width pt-5 md:pt-5.5">
      <Breadcrumb
        parents={[{ label: <Trans>Home</Trans>, to: '/' }]}
        current={<Trans>Undo a change</Trans>}
      />
      <h1 className="type-d1 pt-3 pb-9 md:pt-7 md:pb-12">
        <Trans>Undo a change</Trans>
      </h1>
      <AccountSheet>
        <FormNotice message={refused ? { kind: 'error', text: refused } : null} onDismiss={reset} />
        <p role="status" className="type-lead pb-7">
          {isSuccess ? (
            <Trans>
              The e-mail address and the password are as they were, and every device is logged out. Log in and
              choose a new password.
            </Trans>
          ) : (
            <Trans>
              If it wasn’t you who changed the e-mail address or the password of your account, undo it here.
              Both will be as they were, and every device will be logged out.
            </Trans>
          )}
        </p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          {isSuccess ? (
            <>
              <Button arrow onClick={() => openLogin()}>
                <Trans>Log in</Trans>
              </Button>
              <TextButton onClick={() => openLogin({ view: 'forgot' })}>
                <Trans>Forgot your password?</Trans>
              </TextButton>
            </>
          ) : (
            <Button arrow busy={isPending} onClick={() => mutate()}>
              <Trans>Undo the change</Trans>
            </Button>
          )}
        </div>
      </AccountSheet>
    </main>
  )
}
