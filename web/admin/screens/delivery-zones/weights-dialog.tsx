import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { AdminField } from '../../../ui/admin/field.tsx'
import { AdminTextarea } from '../../../ui/admin/inputs.tsx'
import { DialogButtons, Modal } from '../../../ui/admin/modal.tsx'
import { useZoneTexts } from './use-zone-texts.ts'
import { isUnread, readKg } from './zones-values.ts'

const maxWeights = 20

type WeightsDialogProps = {
  weights: readonly number[]
  onApply: (weights: readonly number[]) => void
  onClose: () => void
}

/** The weights of a way's columns, one in each line: an added one is empty, one that goes takes its prices along. */
export function WeightsDialog({ weights, onApply, onClose }: WeightsDialogProps) {
  const { t } = useLingui()
  const texts = useZoneTexts()
  const [text, write] = useState(`${weights.map(texts.kgFigure).join('\n')}\n`)
  const read = text
    .split(/[\n;]/)
    .filter((line) => line.trim() !== '')
    .map(readKg)
  const next = [...new Set(read.filter((weight) => typeof weight === 'number'))].sort(
    (one, other) => one - other,
  )
  const gone = weights.filter((weight) => !next.includes(weight))
  const error = errorOf()
  function errorOf(): string | undefined {
    if (read.some(isUnread)) return t`Write the weight in kg: 30 or 2.5.`
    return next.length > maxWeights ? t`At most ${maxWeights} weights` : undefined
  }
  return (
    <Modal title={<Trans>Weights of the columns</Trans>} onClose={onClose}>
      <AdminField
        label={t`Up to how many kg, one weight in each line`}
        hint={<Trans>All zones of this way have the same weights.</Trans>}
        error={error}
        className="pt-3"
      >
        <AdminTextarea rows={6} value={text} onChange={(event) => write(event.target.value)} autoFocus />
      </AdminField>
      <p role="status" className="min-h-5 pt-2 text-warn">
        {gone.length > 0 && !error && (
          <Plural
            value={gone.length}
            one="# weight goes, with its prices."
            other="# weights go, with their prices."
          />
        )}
      </p>
      <DialogButtons
        safe={<Trans>Close</Trans>}
        hasKey
        onClose={onClose}
        does={<Trans>Apply</Trans>}
        onClick={() => {
          if (!error) onApply(next)
        }}
      />
    </Modal>
  )
}
