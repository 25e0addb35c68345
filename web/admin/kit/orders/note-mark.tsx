import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { NoteIcon } from '../../../ui/admin/icons.tsx'

/** Marks an order with internal notes; renders nothing without any. */
export function NoteMark({ count }: { count: number }) {
  const { t } = useLingui()
  if (count === 0) return null
  const texts = t`${plural(count, { one: '# internal note', other: '# internal notes' })}`
  return (
    <span title={texts} className="text-t3">
      <NoteIcon size={14} />
      <span className="sr-only">{texts}</span>
    </span>
  )
}
