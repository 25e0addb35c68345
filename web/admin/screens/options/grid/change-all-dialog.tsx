import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { toBasisPoints, toQepik } from '../../../../../src/lib/money.ts'
import { figureIn } from '../../../../../src/lib/read-whole.ts'
import { readMoney, readPercent } from '../../../../../src/lib/written-numbers.ts'
import { AdminField } from '../../../../ui/admin/field.tsx'
import { AdminSelect } from '../../../../ui/admin/inputs.tsx'
import { DialogButtons, Modal } from '../../../../ui/admin/modal.tsx'
import { NumberField } from '../../../../ui/admin/number-field.tsx'
import type { OptionsEditing } from '../use-options-editor.ts'
import { changePrices, placesIn } from './fill.ts'
import type { GridModel } from './use-grid.ts'

const steps = [1, 10, 50, 100]
type Kind = 'percent' | 'amount'

/** Changes all prices, or the selected ones, by per cent or an amount. */
export function ChangeAllDialog({
  editing,
  grid,
  onClose,
}: {
  editing: OptionsEditing
  grid: GridModel
  onClose: () => void
}) {
  const { t } = useLingui()
  const { cells } = editing.values
  const selected = placesIn(grid.shape, grid.range).map(({ key }) => key)
  const [scope, setScope] = useState<'all' | 'selected'>(selected.length > 1 ? 'selected' : 'all')
  const [kind, setKind] = useState<Kind>('percent')
  const [text, write] = useState('')
  const [step, setStep] = useState(10)
  const [isAsked, ask] = useState(false)
  const by = figureIn(kind === 'percent' ? readPercent(text) : readMoney(text))
  const keys = scope === 'all' ? Object.keys(cells) : selected
  const scaled = by === undefined ? 0 : scale(kind, by)
  const patch = scaled === 0 ? {} : changePrices(cells, keys, { kind, by: scaled, step })
  const changed = Object.entries(patch).filter(([key, cell]) => cells[key] !== cell)
  const save = () => {
    ask(true)
    if (changed.length === 0) return
    grid.put(patch)
    onClose()
  }
  return (
    <Modal title={<Trans>Change prices</Trans>} onClose={onClose}>
      <div className="grid gap-3.5 pt-2 sm:grid-cols-2">
        <AdminField label={t`Which prices`}>
          <AdminSelect
            value={scope}
            onChange={({ target }) => setScope(target.value === 'all' ? 'all' : 'selected')}
          >
            <option value="all">{t`all`}</option>
            <option value="selected">{t`selected cells`}</option>
          </AdminSelect>
        </AdminField>
        <AdminField label={t`By`}>
          <AdminSelect
            value={kind}
            onChange={({ target }) => setKind(target.value === 'amount' ? 'amount' : 'percent')}
          >
            <option value="percent">{t`per cent`}</option>
            <option value="amount">{t`amount`}</option>
          </AdminSelect>
        </AdminField>
        <NumberField
          label={t`How much, with minus for less`}
          unit={kind === 'percent' ? '%' : '₼'}
          value={text}
          onChange={({ target }) => write(target.value)}
          {...(isAsked && changed.length === 0 && { error: t`Write a figure: 5 or -5` })}
        />
        <AdminField label={t`Round to`}>
          <AdminSelect value={step} onChange={({ target }) => setStep(Number(target.value))}>
            {steps.map((one) => (
              <option key={one} value={one}>
                {grid.texts.money(one)}
              </option>
            ))}
          </AdminSelect>
        </AdminField>
      </div>
      <p role="status" className="min-h-5 pt-3 text-t2">
        {changed.length > 0 && (
          <Plural value={changed.length} one="# price changes" other="# prices change" />
        )}
      </p>
      <DialogButtons
        safe={<Trans>Cancel</Trans>}
        onClose={onClose}
        does={<Trans>Apply</Trans>}
        onClick={save}
      />
    </Modal>
  )
}

const scale = (kind: Kind, by: number): number => (kind === 'percent' ? toBasisPoints(by) : toQepik(by))
