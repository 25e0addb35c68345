import { Trans } from '@lingui/react/macro'
import { pick } from '../../../../src/lib/languages.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminField } from '../../../ui/admin/field.tsx'
import { AdminSelect } from '../../../ui/admin/inputs.tsx'
import type { CounterItem, DraftLine } from './lines.ts'

type ServiceChoiceProps = {
  items: readonly CounterItem[]
  line: DraftLine
  onChange: (next: Partial<DraftLine>) => void
}

/** The service that a free line is counted under. */
export function ServiceChoice({ items, line, onChange }: ServiceChoiceProps) {
  const language = useLanguage()
  const services = new Map(
    items.map(({ serviceId, service }) => [serviceId, pick(service, 'name', language)]),
  )
  return (
    <AdminField label={<Trans>Counts under the service</Trans>}>
      <AdminSelect
        value={line.serviceId}
        onChange={({ target }) => onChange({ serviceId: Number(target.value) })}
      >
        {[...services].map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </AdminSelect>
    </AdminField>
  )
}
