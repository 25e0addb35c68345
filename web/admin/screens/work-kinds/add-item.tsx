import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { pick } from '../../../../src/lib/languages.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { AdminField } from '../../../ui/admin/field.tsx'
import { AdminSelect } from '../../../ui/admin/inputs.tsx'
import type { WorkKind } from '../../kit/production/queries.ts'
import { useSaveWork } from '../../kit/production/use-save-work.ts'
import type { WorkItem } from './work-items.ts'

type AddItemProps = { kind: WorkKind; kinds: readonly WorkKind[]; items: readonly WorkItem[] }
const keyOf = ({ kind, id }: WorkItem): string => `${kind}/${id}`

/** One more service or product for a kind of work; of which kind it is now stands beside its name. */
export function AddItem({ kind, kinds, items }: AddItemProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const others = items.filter(({ own }) => own.workKindId !== kind.id)
  const [chosen, choose] = useState('')
  const item = others.find((one) => keyOf(one) === chosen)
  const { save, isPending } = useSaveWork(item ?? { kind: 'service', id: 0 })
  const wordsOf = (one: WorkItem) => {
    const now = kinds.find(({ id }) => id === one.work.workKindId)
    const names = [one, one.service, now].flatMap((named) => (named ? pick(named, 'name', language) : []))
    return names.join(' · ')
  }
  return (
    <form
      noValidate
      className="mt-3 flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (item) save({ workKindId: kind.id, was: { workKindId: item.own.workKindId } })
      }}
    >
      <AdminField label={<Trans>Add a service or product</Trans>} className="min-w-0 grow sm:max-w-120">
        <AdminSelect value={chosen} onChange={({ target }) => choose(target.value)}>
          <option value="">{t`choose`}</option>
          {others.map((one) => (
            <option key={keyOf(one)} value={keyOf(one)}>
              {wordsOf(one)}
            </option>
          ))}
        </AdminSelect>
      </AdminField>
      <AdminButton type="submit" busy={isPending} disabled={!item}>
        <Trans>Add to this kind</Trans>
      </AdminButton>
    </form>
  )
}
