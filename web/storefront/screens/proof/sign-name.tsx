import { Trans } from '@lingui/react/macro'
import { useId } from 'react'

type SignNameProps = { name: string; onName: (name: string) => void }

/** The line that is signed. */
export function SignName({ name, onName }: SignNameProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="font-bold">
        <Trans>Your full name</Trans>
      </label>
      <input
        id={id}
        data-sign="name"
        value={name}
        maxLength={120}
        autoComplete="name"
        onChange={(event) => onName(event.target.value)}
        className="min-h-12 w-full border-key border-b-2 bg-transparent font-bold text-[24px]"
      />
    </div>
  )
}
