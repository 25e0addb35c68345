import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useMemo, useState } from 'react'
import { errorsOf, requiredError } from '../../../lib/account/form-rules.ts'
import { forgetProfileDraft, keepProfileDraft, readProfileDraft } from '../../../lib/account/profile-draft.ts'
import {
  isOtherEmail,
  type ProfileField,
  type ProfileTexts,
  photoErrors,
  profileErrors,
} from '../../../lib/account/profile-values.ts'
import { homeAddress } from '../../../lib/addresses-here.ts'
import { errorCode, isUnanswered, refusalOf, tooOften, useClient } from '../../../lib/api.ts'
import { forgetUser } from '../../../lib/device.ts'
import type { FormMessage } from '../../../ui/form-notice.tsx'
import { useOneAtATime } from '../../../ui/use-one-at-a-time.ts'
import { useLogIn } from '../../kit/account/login.tsx'
import { announceAfterReload } from '../../kit/account/saved-notice.ts'
import { useFormErrors } from '../../kit/account/use-form-errors.ts'

/**
 * The profile while it is edited. Once it is saved, the page goes to / and reloads; when it is refused, what was
 * typed stays, also when the user leaves the page and comes back.
 */
export function useProfileForm(userId: number, stored: ProfileTexts) {
  const { t } = useLingui()
  const client = useClient()
  const openLogIn = useLogIn()
  const errors = useFormErrors<ProfileField>()
  const [saved] = useState<ProfileTexts>(() => {
    const { name, surname, email, phoneNumber } = stored
    return { name, surname, email, phoneNumber }
  })
  const [draft, setDraft] = useState(() => readProfileDraft(userId, saved))
  const [texts, setTexts] = useState<ProfileTexts>(draft ?? saved)
  const [photo, setPhoto] = useState<File | null>(null)
  const [currentPassword, setCurrentPassword] = useState('')
  const [message, setMessage] = useState<FormMessage>(null)
  const asksPassword = isOtherEmail(texts.email, saved.email)
  const previewUrl = usePreview(photo)
  const save = useMutation({
    mutationFn: () =>
      client.accounts.updateProfile.mutate({
        ...texts,
        email: texts.email.trim(),
        ...(asksPassword && { currentPassword }),
        ...(photo && { file: photo }),
      }),
    onSuccess: () => {
      forgetProfileDraft()
      announceAfterReload('profileSaved')
      forgetUser()
      location.assign(homeAddress())
    },
    onError: (error) => {
      if (errorCode(error) === 'UNAUTHENTICATED') return openLogIn({ onSignedIn: () => save.mutate() })
      if (errors.showRefusal(error)) return
      const taken = errorCode(error) === 'CONFLICT' ? refusalOf(error) : tooOften(error)
      const failed = isUnanswered(error)
        ? t`The connection broke before we could answer. Press once more: saving twice changes nothing.`
        : t`The profile was not updated. Please try again.`
      setMessage({ kind: 'error', text: taken ?? failed })
    },
  })
  useAskBeforeLeaving(photo !== null && !save.isPending && !save.isSuccess)
  const check = useOneAtATime(async () => {
    if (save.isPending || save.isSuccess) return
    setMessage(null)
    const missing = asksPassword
      ? requiredError(currentPassword, msg`Write your current password.`)
      : undefined
    const found = { ...(await profileErrors(texts)), ...errorsOf({ currentPassword: missing }) }
    if (!errors.show(found)) save.mutate()
  })
  return {
    texts,
    photo,
    previewUrl,
    message,
    errors,
    /**
     * The current password, typed beside another email address; null while the address is unchanged. It is never kept
     * on the device.
     */
    currentPassword: asksPassword ? currentPassword : null,
    setCurrentPassword,
    /** True also while the browser leaves for the page that says so. */
    busy: save.isPending || save.isSuccess,
    dismiss: () => setMessage(null),
    /** True when the fields began with what was typed before and never saved. */
    isDraft: draft !== null,
    takeBack: () => {
      forgetProfileDraft()
      setDraft(null)
      setTexts(saved)
      setCurrentPassword('')
      errors.reset()
    },
    set: (field: keyof ProfileTexts, text: string) => {
      setTexts((before) => {
        const changed = { ...before, [field]: text }
        keepProfileDraft(userId, changed, saved)
        return changed
      })
      errors.clear(field)
    },
    choosePhoto: (chosen: File | null) => {
      const found = chosen ? photoErrors(chosen) : {}
      setPhoto(found.file ? null : chosen)
      if (found.file) errors.show(found)
      else errors.clear('file')
    },
    submit: (event: FormEvent) => {
      event.preventDefault()
      void check()
    },
  }
}

/** The object URL of a chosen file, revoked after use. */
function usePreview(photo: File | null): string | null {
  const url = useMemo(() => (photo ? URL.createObjectURL(photo) : null), [photo])
  useEffect(() => () => (url === null ? undefined : URL.revokeObjectURL(url)), [url])
  return url
}

/** A chosen file can't be kept on the device, so the browser asks before the user leaves the page and loses it. */
function useAskBeforeLeaving(isAsking: boolean): void {
  useEffect(() => {
    if (!isAsking) return
    const ask = (event: Event) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isAsking])
}
