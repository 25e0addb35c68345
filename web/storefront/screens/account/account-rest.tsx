import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { errorsOf, requiredError } from '../../../lib/account/form-rules.ts'
import { forgetProfileDraft } from '../../../lib/account/profile-draft.ts'
import { useOwnSessions } from '../../../lib/account/use-own-sessions.ts'
import { homeAddress } from '../../../lib/addresses-here.ts'
import { errorCode, refusalOf, useClient } from '../../../lib/api.ts'
import { forgetSession } from '../../../lib/device.ts'
import { downloadFile } from '../../../lib/download.ts'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { ClosedNotice } from '../../../ui/account/closed-notice.tsx'
import { SessionItem } from '../../../ui/account/session-item.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { type FormMessage, FormNotice } from '../../../ui/form-notice.tsx'
import { PasswordInput, TextInput } from '../../../ui/inputs.tsx'
import { useNotify } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { announceAfterReload } from '../../kit/account/saved-notice.ts'
import { useFormErrors, useTyped } from '../../kit/account/use-form-errors.ts'
import { useFailureText } from '../../kit/use-failure-text.ts'
import { SecondFactor } from './second-factor.tsx'

/** The part of the account page below the profile. */
export function AccountRest() {
  return (
    <div className="flex flex-col gap-14">
      <SessionList />
      <ClosedNotice className="max-w-160 border-2 border-key p-5 font-semibold" />
      <SecondFactor />
      <OwnData />
      <EraseAccount />
    </div>
  )
}

/** Downloads everything that is stored about the customer. */
function OwnData() {
  const language = useLanguage()
  const download = useMutation({ mutationFn: () => downloadFile('/auth/mydata', language) })
  return (
    <section aria-labelledby="own-data" className="border-key border-t-2 pt-7">
      <h2 id="own-data" className="type-d3">
        <Trans>Your data</Trans>
      </h2>
      <p className="max-w-160 pt-3 pb-6">
        <Trans>
          Everything in your account as one file: your profile, your orders, and when and where you logged in.
        </Trans>
      </p>
      <Button
        variant="secondary"
        className="max-sm:w-full"
        busy={download.isPending}
        onClick={() => download.mutate()}
      >
        <Trans>Download my data</Trans>
      </Button>
      <p role="alert" className="pt-3 font-semibold text-error empty:hidden">
        {download.isError &&
          (refusalOf(download.error) ?? <Trans>The file could not be made. Please try again.</Trans>)}
      </p>
    </section>
  )
}

/** The section that erases the account. */
function EraseAccount() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <section aria-labelledby="erase-account" className="border-key border-t-2 pt-7">
      <h2 id="erase-account" className="type-d3">
        <Trans>Erase the account</Trans>
      </h2>
      <p className="max-w-160 pt-3 pb-6">
        <Trans>
          Your name, e-mail, phone, photo and comments are deleted for good. The company keeps your orders
          without your name: what it printed, how many and at what price.
        </Trans>
      </p>
      <Button variant="secondary" className="max-sm:w-full" onClick={() => setOpen(true)}>
        <Trans>Erase my account…</Trans>
      </Button>
      <Dialog open={open} onClose={close} title={<Trans>Erase the account for good?</Trans>}>
        <EraseForm onClose={close} />
      </Dialog>
    </section>
  )
}

const nothing = { password: '', code: '' }

/**
 * Erases the account after the password, and after a code where there is a second factor; "stay" is the first button.
 */
function EraseForm({ onClose }: { onClose: () => void }) {
  const failureText = useFailureText()
  const client = useClient()
  const errors = useFormErrors<'password' | 'code'>()
  const { typed, bind } = useTyped(nothing, errors)
  const [takesCode, setTakesCode] = useState(false)
  const [message, setMessage] = useState<FormMessage>(null)
  const erase = useMutation({
    mutationFn: () => {
      const { password, code } = typed
      return client.personalData.eraseMine.mutate({ password, ...(takesCode && { code }) })
    },
    onSuccess: () => {
      announceAfterReload('accountErased')
      forgetSession()
      forgetProfileDraft()
      location.assign(homeAddress())
    },
    onError: (error) => {
      if (errorCode(error) === 'CODE_NEEDED') setTakesCode(true)
      if (errors.showRefusal(error)) return
      setMessage({ kind: 'error', text: failureText(error) })
    },
  })
  const busy = erase.isPending || erase.isSuccess
  function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setMessage(null)
    const password = requiredError(typed.password, msg`Write your password.`)
    const code = takesCode ? requiredError(typed.code, msg`Write the code.`) : undefined
    if (!errors.show(errorsOf({ password, code }))) erase.mutate()
  }
  return (
    <form ref={errors.form} noValidate onSubmit={submit} className="flex flex-col gap-5">
      <div>
        <FormNotice message={message} onDismiss={() => setMessage(null)} />
        <p className="max-w-160 pb-5">
          <Trans>It cannot be taken back. To confirm, write your password.</Trans>
        </p>
        <Field label={<Trans>Password</Trans>} error={errors.of('password')}>
          <PasswordInput autoComplete="current-password" {...bind('password')} />
        </Field>
      </div>
      {takesCode && (
        <Field label={<Trans>Code from the app</Trans>} error={errors.of('code')}>
          <TextInput autoComplete="one-time-code" {...bind('code')} />
        </Field>
      )}
      <div className="flex flex-wrap gap-4 pt-2 max-sm:flex-col">
        <Button onClick={onClose}>
          <Trans>Keep the account</Trans>
        </Button>
        <Button type="submit" variant="secondary" busy={busy} busyLabel={<Trans>Erasing…</Trans>}>
          <Trans>Erase for good</Trans>
        </Button>
      </div>
    </form>
  )
}

const look = {
  row: 'flex flex-wrap items-center gap-x-6 gap-y-3 border-key border-b py-4',
  text: 'min-w-0 grow basis-60',
  name: 'flex flex-wrap items-center gap-x-3 gap-y-1 font-bold',
  facts: 'type-small flex flex-wrap gap-x-4 pt-1 text-grey',
}

/** Where the customer is logged in, this device first. */
function SessionList() {
  const { t } = useLingui()
  const language = useLanguage()
  const notify = useNotify()
  const failureText = useFailureText()
  const heading = useRef<HTMLHeadingElement>(null)
  const { query, end, endOthers } = useOwnSessions({
    onEnded: (which) => {
      // The button that was pressed is gone.
      heading.current?.focus()
      notify('ok', which === 'one' ? t`That device is logged out.` : t`All other devices are logged out.`)
    },
    onFailed: (error) => notify('error', failureText(error)),
  })
  const sessions = query.data
  return (
    <section aria-labelledby="sessions" className="border-key border-t-2 pt-7">
      <h2 ref={heading} id="sessions" tabIndex={-1} className="type-d3">
        <Trans>Where you are logged in</Trans>
      </h2>
      <p className="max-w-160 pt-3">
        <Trans>If you don’t know one of these devices, log it out and change your password.</Trans>
      </p>
      {query.isPending && (
        <div aria-busy="true" className="flex flex-col gap-3 pt-6">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </div>
      )}
      {query.isError && !sessions && (
        <div className="flex flex-wrap items-center gap-5 pt-6">
          <p role="alert" className="font-semibold text-error">
            <Trans>Your devices could not be loaded.</Trans>
          </p>
          <Button variant="secondary" size="small" onClick={() => void query.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      {sessions && (
        <ul className="mt-6 border-key border-t">
          {sessions.map((session) => (
            <SessionItem
              key={session.id}
              session={session}
              since={formatDate(session.createdAt, language)}
              used={formatDate(session.lastUsedAt, language, 'moment')}
              look={look}
              mark={
                <Badge>
                  <Trans>This device</Trans>
                </Badge>
              }
              button={(label) => (
                <Button
                  variant="secondary"
                  size="small"
                  busy={end.isPending && end.variables === session.id}
                  aria-label={label}
                  onClick={() => end.mutate(session.id)}
                >
                  <Trans>Log out</Trans>
                </Button>
              )}
            />
          ))}
        </ul>
      )}
      {sessions && sessions.length > 1 && (
        <Button
          variant="secondary"
          className="mt-6 max-sm:w-full"
          busy={endOthers.isPending}
          onClick={() => endOthers.mutate()}
        >
          <Trans>Log out all other devices</Trans>
        </Button>
      )}
    </section>
  )
}
