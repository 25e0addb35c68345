import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { type DeliveryKind, deliveryKinds } from '../../../../src/domains/delivery/deliver.ts'
import { type Language, languages } from '../../../../src/lib/languages.ts'
import { fieldErrors, useApi, useClient } from '../../../lib/api.ts'
import { AdminField } from '../../../ui/admin/field.tsx'
import { AdminInput, AdminTextarea } from '../../../ui/admin/inputs.tsx'
import { DialogButtons, Modal } from '../../../ui/admin/modal.tsx'
import { languageKey } from '../../../ui/language-names.ts'
import { useFailureNotice } from '../../kit/use-failure-message.ts'
import { kindIcons, useKindNames } from './kinds.tsx'
import { readPlace } from './places.ts'
import type { Way } from './zones-values.ts'

type Texts = Record<string, string>

type NewDialogProps = {
  title: ReactNode
  does: ReactNode
  /** The text in three languages that it is called by. */
  text: { name: string; label: string; missing: string; max: number }
  create: (texts: Texts) => Promise<{ id: number }>
  onCreated: (id: number) => void
  onClose: () => void
  /** Above and below the texts; `errors` are the server's, by field. */
  above?: ReactNode
  below?: (errors: Texts) => ReactNode
}

/** Asks for what something new is called, and makes it; what was typed stays where it is refused. */
function NewDialog({ title, does, text, create, onCreated, onClose, above, below }: NewDialogProps) {
  const api = useApi()
  const noticeOf = useFailureNotice()
  const { t } = useLingui()
  const [texts, write] = useState<Texts>({})
  const [isTried, setTried] = useState(false)
  const creating = useMutation({
    mutationFn: () => create(texts),
    onSuccess: async ({ id }) => {
      await api.delivery.invalidate()
      onCreated(id)
    },
  })
  const isMissing = (texts[text.name] ?? '').trim() === ''
  const errors = creating.isError ? fieldErrors(creating.error) : {}
  const isElsewhere = creating.isError && Object.keys(errors).length === 0
  const failure = isElsewhere ? noticeOf(t`It was not added`, creating.error) : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setTried(true)
    if (!isMissing && !creating.isPending) creating.mutate()
  }
  const label = (language: Language) =>
    language === 'az' ? text.label : `${text.label} · ${language.toUpperCase()}`
  return (
    <Modal title={title} onClose={onClose}>
      <form noValidate onSubmit={submit} className="grid gap-3.5 pt-3">
        {above}
        {languages.map((language) => {
          const key = languageKey(text.name, language)
          const missing = language === 'az' && isTried && isMissing ? text.missing : undefined
          return (
            <AdminField
              key={language}
              label={label(language)}
              required={language === 'az'}
              error={missing ?? errors[key]}
            >
              <AdminInput
                lang={language}
                maxLength={text.max}
                data-safe={language === 'az' ? '' : undefined}
                value={texts[key] ?? ''}
                onChange={({ target }) => write({ ...texts, [key]: target.value })}
              />
            </AdminField>
          )
        })}
        {below?.(errors)}
        <p role="alert" className="text-error empty:hidden">
          {failure && `${failure.text}. ${failure.detail}`}
        </p>
        <DialogButtons
          safe={<Trans>Close</Trans>}
          hasKey
          onClose={onClose}
          does={does}
          type="submit"
          busy={creating.isPending}
        />
      </form>
    </Modal>
  )
}

type DialogProps = { onCreated: (id: number) => void; onClose: () => void }

/** A new way: its kind is chosen once, and it is hidden until it is shown. */
export function NewWayDialog({ last, ...dialog }: DialogProps & { last: number }) {
  const { t } = useLingui()
  const { delivery } = useClient()
  const names = useKindNames()
  const [kind, choose] = useState<DeliveryKind>('ownCourier')
  return (
    <NewDialog
      {...dialog}
      title={<Trans>New way of delivery</Trans>}
      does={<Trans>Add the way</Trans>}
      text={{
        name: 'name',
        label: t({ message: 'Name', context: 'thing' }),
        missing: t({ message: 'Write the name.', context: 'thing' }),
        max: 100,
      }}
      create={(texts) => delivery.createWay.mutate({ ...named(texts), kind, priority: last + 1 })}
      above={
        <fieldset>
          <legend className="admin-meta pb-1 font-medium">
            <Trans>What it is; this stays so</Trans>
          </legend>
          <div className="grid gap-1 sm:grid-cols-2">
            {deliveryKinds.map((one) => {
              const Icon = kindIcons[one]
              return (
                <label
                  key={one}
                  className="flex min-h-9 cursor-pointer items-center gap-2 rounded-[2px] border border-line px-3 has-checked:border-key has-checked:bg-cyan-ground has-focus-visible:outline-2 max-md:min-h-12 pointer-coarse:min-h-12"
                >
                  <input
                    type="radio"
                    name="kind"
                    checked={kind === one}
                    onChange={() => choose(one)}
                    className="size-4 accent-key outline-none!"
                  />
                  <Icon />
                  {names[one]}
                </label>
              )
            })}
          </div>
        </fieldset>
      }
    />
  )
}

/** The texts with the one in Azerbaijani, which is always there. */
const named = (texts: Texts) => ({ ...texts, name: texts.name ?? '' })

/** A new zone of a way, with its places, one in each line. */
export function NewZoneDialog({ way, ...dialog }: DialogProps & { way: Way }) {
  const { t } = useLingui()
  const { delivery } = useClient()
  const [text, write] = useState('')
  const last = Math.max(0, ...way.zones.map(({ priority }) => priority))
  const places = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(readPlace)
  const read = places.flatMap((one) => ('place' in one ? [one.place] : []))
  const isWrong = read.length < places.length
  return (
    <NewDialog
      {...dialog}
      title={<Trans>New zone</Trans>}
      does={<Trans>Add the zone</Trans>}
      text={{
        name: 'name',
        label: t({ message: 'Name', context: 'thing' }),
        missing: t({ message: 'Write the name.', context: 'thing' }),
        max: 100,
      }}
      create={(texts) =>
        delivery.createZone.mutate({
          ...named(texts),
          wayId: way.id,
          priority: last + 1,
          places: read.map((place) => ({ ...place, spellings: [...place.spellings] })),
        })
      }
      below={(errors) => (
        <AdminField
          label={<Trans>Places, one in each line</Trans>}
          hint={
            <Trans>
              Nərimanov · Нариманов · Narimanov. Without places: everywhere that the other zones don’t name.
            </Trans>
          }
          error={isWrong ? t`A place needs a name with letters or digits.` : errorAt(errors, 'places')}
        >
          <AdminTextarea rows={3} value={text} onChange={({ target }) => write(target.value)} />
        </AdminField>
      )}
    />
  )
}

const errorAt = (errors: Texts, name: string): string | undefined =>
  Object.entries(errors).find(([path]) => path === name || path.startsWith(`${name}.`))?.[1]

/** A new place to pick orders up. */
export function NewPointDialog({ last, ...dialog }: DialogProps & { last: number }) {
  const { t } = useLingui()
  const { delivery } = useClient()
  return (
    <NewDialog
      {...dialog}
      title={<Trans>New pick-up point</Trans>}
      does={<Trans>Add the point</Trans>}
      text={{ name: 'address', label: t`Address`, missing: t`Write the address.`, max: 500 }}
      create={(texts) =>
        delivery.createPoint.mutate({ ...texts, address: texts.address ?? '', priority: last + 1 })
      }
    />
  )
}
