import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { PasswordInput } from '../../../../ui/inputs.tsx'
import type { Version } from '../../../kit/orders/order-parts.ts'
import { useArtworkAct } from './use-artwork-act.ts'

/** The password of a file that is locked by one: with it the file is checked anew. */
export function LockedFile({ orderId, file }: { orderId: number; file: Version['files'][number] }) {
  const [password, setPassword] = useState('')
  const [isMissing, setMissing] = useState(false)
  const unlock = useArtworkAct(orderId, (client, typed: string) =>
    client.artwork.unlock.mutate({ id: orderId, fileId: file.id, password: typed }),
  )
  const wrong = file.hasPassword && password === '' && <Trans>This password doesn’t open the file.</Trans>
  return (
    <form
      className="max-w-100 pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        setMissing(password === '')
        if (password !== '' && !unlock.isPending) unlock.run(password)
      }}
    >
      <Field
        label={<Trans>Password of the file</Trans>}
        hint={file.name}
        error={isMissing ? <Trans>Type the password.</Trans> : (unlock.failure ?? wrong)}
      >
        <PasswordInput
          autoComplete="off"
          maxLength={200}
          value={password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
      </Field>
      <Button type="submit" size="small" className="mt-3" busy={unlock.isPending}>
        <Trans>Open and check it</Trans>
      </Button>
    </form>
  )
}
