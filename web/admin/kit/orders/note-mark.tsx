import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { NoteIcon } from '../../../ui/admin/icons.tsx'

/** That staff members have written about an order; nothing where they haven't. */
export function NoteMark({ count }: { count: number }) {
  const { t } = useLingui()
  if (count === 0) return null
  const words = t`${plural(count, { one: '# internal note', other: '# internal notes' })}`
  return (
    <span title={words} className="text-t3">
      <NoteIcon size={14} />
      <span className="sr-only">{words}</span>
    </span>
  )
}
