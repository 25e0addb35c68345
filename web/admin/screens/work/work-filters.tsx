import { useLingui } from '@lingui/react/macro'
import { pick } from '../../../../src/lib/languages.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { FilterSelect } from '../../../ui/admin/filter.tsx'
import { useFrame } from '../../kit/frame/frame-context.ts'
import type { Work, WorkSearch } from './work-rows.ts'

type WorkFiltersProps = {
  all: readonly Work[]
  search: WorkSearch
  onChange: (next: WorkSearch) => void
}

/** By who has taken it on, and by service: of what the list has. */
export function WorkFilters({ all, search, onChange }: WorkFiltersProps) {
  const { t } = useLingui()
  const { user } = useFrame()
  const language = useLanguage()
  const others = new Map(
    all.flatMap(({ taken }) => (taken && taken.by.id !== user.id ? [[taken.by.id, taken.by]] : [])),
  )
  const services = new Map(all.map(({ order }) => [order.service.id, order.service]))
  const { owner, service } = search
  return (
    <>
      <FilterSelect
        label={t`Owner`}
        value={owner === undefined ? '' : String(owner)}
        all={t`all`}
        options={[
          { value: 'mine', label: t`me` },
          { value: 'none', label: t`nobody` },
          ...[...others.values()].map(({ id, name, surname }) => ({
            value: String(id),
            label: `${name} ${surname}`.trim(),
          })),
        ]}
        onChange={(value) => onChange({ owner: readOwner(value) })}
        clearLabel={t`Owner: all`}
      />
      <FilterSelect
        label={t`Service`}
        value={service === undefined ? '' : String(service)}
        all={t`all`}
        options={[...services.values()].map((one) => ({
          value: String(one.id),
          label: pick(one, 'name', language),
        }))}
        onChange={(value) => onChange({ service: value === '' ? undefined : Number(value) })}
        clearLabel={t`Service: all`}
      />
    </>
  )
}

function readOwner(value: string): WorkSearch['owner'] {
  if (value === '') return undefined
  return value === 'mine' || value === 'none' ? value : Number(value)
}
