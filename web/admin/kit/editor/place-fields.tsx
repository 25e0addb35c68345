import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Switch } from '../../../ui/admin/switch.tsx'
import type { Editor } from './use-editor.ts'

type PlaceFieldsProps = {
  editor: Editor<{ state: boolean }>
  isNew: boolean
  /** What the switch's current position means. */
  stateHint: ReactNode
  /** Asks before it is shown; without it the switch shows it. */
  onShow?: (() => void) | undefined
}

/** Whether a record is on the site, and which place it has there. */
export function PlaceFields({ editor, isNew, stateHint, onShow }: PlaceFieldsProps) {
  const { t } = useLingui()
  const { values, changed } = editor
  return (
    <div className="border-line2 border-t">
      <Switch
        label={t`Shown on the site`}
        hint={stateHint}
        checked={values.state}
        changed={changed.includes('state')}
        onChange={(state) => (state && onShow ? onShow() : editor.set('state', state))}
      />
      <p className="admin-meta border-line2 border-b py-2.5 text-t3">
        {isNew ? (
          <Trans>It will come first. To move it, use the list.</Trans>
        ) : (
          <Trans>To move it, use the list.</Trans>
        )}
      </p>
    </div>
  )
}
