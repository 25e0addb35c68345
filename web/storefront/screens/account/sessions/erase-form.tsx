import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { errorsOf, requiredError } from '../../../../lib/account/form-rules.ts'
import { forgetProfileDraft } from '../../../../lib/account/profile-draft.ts'
import { homeAddress } from '../../../../lib/addresses-here.ts'
import { errorCode, useClient } from '../../../../lib/api.ts'
import { forgetSession } from '../../../../lib/device.ts'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { type FormMessage, FormNotice } from '../../../../ui/form-notice.tsx'
import { PasswordInput, TextInput } from '../../../../ui/inputs.tsx'
import { announceAfterReload } from '../../../kit/account/saved-notice.ts'
import { useFormErrors } from '../../../kit/account/use-form-errors.ts'
import { useFailureText } from '../../../kit/use-failure-text.ts'
import { useTyped } from '../use-typed.ts'

const nothing = { password: '', code: '' }

/** By the password, and where a second step is on by a code; staying is the first button. */
export function EraseForm({ onClose }: { onClose: () => void }) {
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
