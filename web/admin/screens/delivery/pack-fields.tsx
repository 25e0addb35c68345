import { Trans, useLingui } from '@lingui/react/macro'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminField } from '../../../ui/admin/field.tsx'
import { AdminInput } from '../../../ui/admin/inputs.tsx'
import { NumberField } from '../../../ui/admin/number-field.tsx'
import { useShipmentTexts } from '../../kit/delivery/shipment-words.ts'
import type { Shipment } from '../../kit/delivery/shipments.ts'
import { boxesOf, gramsOf } from './shipment-state.ts'
import type { PackDraft } from './use-pack-draft.ts'

/** The first field of what is packed, which Enter on a row leads to. */
export const weighedId = 'pack-weighed'
export const packFormId = 'pack-form'

type PackFieldsProps = {
  shipment: Shipment
  draft: PackDraft
  onChange: (draft: PackDraft) => void
  isChecked: boolean
  onPack: () => void
}

/** What was reckoned, what the scales say, how many boxes it fills, and where it lies; Enter packs it. */
export function PackFields({ shipment, draft, onChange, isChecked, onPack }: PackFieldsProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { weight } = useShipmentTexts()
  const isWeightWrong = draft.weighed.trim() !== '' && gramsOf(draft.weighed) === null
  const example = formatNumber(11.3, language)
  return (
    <form
      id={packFormId}
      noValidate
      className="grid grid-cols-2 gap-x-3 gap-y-3"
      onSubmit={(event) => {
        event.preventDefault()
        onPack()
      }}
    >
      <p className="col-span-2 flex items-baseline justify-between gap-3">
        <span className="admin-meta font-medium">
          <Trans>Reckoned with packing</Trans>
        </span>
        <span className="tabular-nums">
          {shipment.grams === null ? <Trans>not known</Trans> : weight(shipment.grams)}
        </span>
      </p>
      <NumberField
        id={weighedId}
        label={<Trans>Weighed</Trans>}
        unit={t`kg`}
        value={draft.weighed}
        onChange={({ target }) => onChange({ ...draft, weighed: target.value })}
        {...(isChecked && isWeightWrong && { error: t`Write the weight in kg, such as ${example}.` })}
      />
      <AdminField
        label={<Trans>Boxes</Trans>}
        error={isChecked && boxesOf(draft.boxes) === null ? t`Write a number from 1 to 999.` : undefined}
      >
        <AdminInput
          inputMode="numeric"
          maxLength={10}
          className="text-right tabular-nums"
          value={draft.boxes}
          onChange={({ target }) => onChange({ ...draft, boxes: target.value })}
        />
      </AdminField>
      <AdminField label={<Trans>Shelf</Trans>} className="col-span-2">
        <AdminInput
          maxLength={40}
          value={draft.shelf}
          onChange={({ target }) => onChange({ ...draft, shelf: target.value })}
        />
      </AdminField>
    </form>
  )
}
