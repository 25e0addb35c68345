import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useMemo, useState } from 'react'
import { homeAddress } from '../../../lib/addresses-here.ts'
import { errorCode, refusalOf, useClient } from '../../../lib/api.ts'
import { forgetUser } from '../../../lib/device.ts'
import type { FormMessage } from '../../../ui/form-notice.tsx'
import { useOneAtATime } from '../../../ui/use-one-at-a-time.ts'
import { useLogin } from '../login.tsx'
import { useFormFaults } from '../use-form-faults.ts'
import { type ProfileField, type ProfileTexts, photoFaults, profileFaults } from './profile-values.ts'
import { announceAfterReload } from './saved-notice.ts'

/** The profile being edited. Saved, the page goes to / and reloads; refused, what was typed stays. */
export function useProfileForm(stored: ProfileTexts) {
  const { t } = useLingui()
  const client = useClient()
  const openLogin = useLogin()
  const faults = useFormFaults<ProfileField>()
  const [texts, setTexts] = useState<ProfileTexts>(() => {
    const { name, surname, email, phoneNumber } = stored
    return { name, surname, email, phoneNumber }
  })
  const [photo, setPhoto] = useState<File | null>(null)
  const [message, setMessage] = useState<FormMessage>(null)
  const previewUrl = usePreview(photo)
  const save = useMutation({
    mutationFn: () =>
      client.accounts.updateProfile.mutate({
        ...texts,
        email: texts.email.trim(),
        ...(photo && { file: photo }),
      }),
    onSuccess: () => {
      announceAfterReload('profileSaved')
      forgetUser()
      location.assign(homeAddress())
    },
    onError: (error) => {
      if (errorCode(error) === 'UNAUTHENTICATED') return openLogin({ onSignedIn: () => save.mutate() })
      if (faults.showRefusal(error)) return
      const taken = errorCode(error) === 'CONFLICT' ? refusalOf(error) : undefined
      setMessage({ kind: 'error', text: taken ?? t`The profile was not updated. Please try again.` })
    },
  })
  const check = useOneAtATime(async () => {
    if (save.isPending || save.isSuccess) return
    setMessage(null)
    if (!faults.show(await profileFaults(texts))) save.mutate()
  })
  return {
    texts,
    photo,
    previewUrl,
    message,
    faults,
    /** Also while the browser leaves for the page that says so. */
    busy: save.isPending || save.isSuccess,
    dismiss: () => setMessage(null),
    set: (field: keyof ProfileTexts, text: string) => {
      setTexts((before) => ({ ...before, [field]: text }))
      faults.clear(field)
    },
    choosePhoto: (chosen: File | null) => {
      const found = chosen ? photoFaults(chosen) : {}
      setPhoto(found.file ? null : chosen)
      if (found.file) faults.show(found)
      else faults.clear('file')
    },
    submit: (event: FormEvent) => {
      event.preventDefault()
      void check()
    },
  }
}

/** The address of a chosen file in this page, given back after use. */
function usePreview(photo: File | null): string | null {
  const url = useMemo(() => (photo ? URL.createObjectURL(photo) : null), [photo])
  useEffect(() => () => (url === null ? undefined : URL.revokeObjectURL(url)), [url])
  return url
}
