import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { IconButton } from '../../../ui/admin/button.tsx'
import { AdminField } from '../../../ui/admin/field.tsx'
import { LockIcon, TrashIcon } from '../../../ui/admin/icons.tsx'
import { AdminTextarea } from '../../../ui/admin/inputs.tsx'
import { type DraftPin, numbered } from './proof-draft.ts'
import type { ProofMaker } from './use-proof-maker.ts'

/** The notes of the proof, in words; a new one has the focus. */
export function MakerPins({ maker, onShow }: { maker: ProofMaker; onShow: (page: number) => void }) {
  const pins = numbered(maker.draft.pins)
  if (pins.length === 0)
    return (
      <p className="text-t3">
        <Trans>No notes. Choose “Note”, then press on the page.</Trans>
      </p>
    )
  return (
    <ol className="grid gap-2.5">
      {pins.map((pin) => (
        <PinField key={pin.key} pin={pin} maker={maker} onShow={onShow} />
      ))}
    </ol>
  )
}

type PinFieldProps = {
  pin: DraftPin & { number: number }
  maker: ProofMaker
  onShow: (page: number) => void
}

function PinField({ pin, maker, onShow }: PinFieldProps) {
  const { t } = useLingui()
  const { key, number, page, text, internal } = pin
  const field = useRef<HTMLTextAreaElement>(null)
  const isChosen = maker.chosen === key
  useEffect(() => {
    if (isChosen) field.current?.focus()
  }, [isChosen])
  const lacksText = maker.missing === 'pinText' && text.trim() === ''
  return (
    <li className="flex items-start gap-2">
      <div className="min-w-0 grow">
        <AdminField
          label={
            <span className="inline-flex items-center gap-1">
              {internal && <LockIcon size={14} />}
              {internal ? t`Note ${number}, internal` : t`Note ${number}, the customer sees it`}
            </span>
          }
          aside={t`Page ${page}`}
          error={lacksText ? t`Write what the note says, or delete it.` : undefined}
        >
          <AdminTextarea
            ref={field}
            rows={2}
            maxLength={1000}
            value={text}
            onFocus={() => {
              onShow(page)
              maker.choose(key)
            }}
            onChange={({ target: { value } }) => maker.changePin(key, { text: value })}
          />
        </AdminField>
      </div>
      <IconButton label={t`Delete note ${number}`} onClick={() => maker.removePin(key)} className="mt-5">
        <TrashIcon />
      </IconButton>
    </li>
  )
}
