import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { figureIn, readWhole } from '../../../../../src/lib/read-whole.ts'
import { AdminButton } from '../../../../ui/admin/button.tsx'
import { AdminField } from '../../../../ui/admin/field.tsx'
import { AdminTextarea } from '../../../../ui/admin/inputs.tsx'
import { Modal, ModalFoot } from '../../../../ui/admin/modal.tsx'
import { withRuns } from '../options-values.ts'
import type { OptionsEditing } from '../use-options-editor.ts'
import { useCellWords } from '../use-options-words.ts'

const mostRuns = 40

/** The runs of the table, one a line: what is added stands there empty, what is taken out takes its prices along. */
export function RunsDialog({ editing, onClose }: { editing: OptionsEditing; onClose: () => void }) {
  const { t } = useLingui()
  const words = useCellWords()
  const { runs } = editing.values
  const [text, write] = useState(`${runs.map(words.run).join('\n')}\n`)
  const lines = text.split(/[\n;]/).filter((line) => line.trim() !== '')
  const read = lines.map((line) => figureIn(readWhole(line)) ?? 0)
  const wrong = read.findIndex((run) => run < 1 || run > 10_000_000)
  const next = [...new Set(read)].sort((one, other) => one - other)
  const gone = runs.filter((run) => !next.includes(run))
  const error = errorOf()
  function errorOf(): string | undefined {
    if (wrong >= 0) return t`Write a whole number: 500`
    if (next.length === 0) return t`Write at least one run.`
    return next.length > mostRuns ? t`At most ${mostRuns} runs` : undefined
  }
  const save = () => {
    if (error) return
    editing.edit(withRuns(editing.values, next))
    onClose()
  }
  return (
    <Modal title={<Trans>Runs of the table</Trans>} onClose={onClose}>
      <AdminField label={t`Runs, one in each line`} error={error}>
        <AdminTextarea rows={8} value={text} onChange={(event) => write(event.target.value)} autoFocus />
      </AdminField>
      <p role="status" className="min-h-5 pt-2 text-warn">
        {gone.length > 0 && (
          <Plural
            value={gone.length}
            one="# run goes, with its prices."
            other="# runs go, with their prices."
          />
        )}
      </p>
      <ModalFoot>
        <AdminButton onClick={onClose}>
          <Trans>Cancel</Trans>
        </AdminButton>
        <AdminButton variant="primary" onClick={save}>
          <Trans>Apply</Trans>
        </AdminButton>
      </ModalFoot>
    </Modal>
  )
}
