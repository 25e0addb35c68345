import { Trans, useLingui } from '@lingui/react/macro'
import { pick } from '../../../../src/lib/languages.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { canOpen } from '../../kit/frame/menu.ts'
import type { WorkKind } from '../../kit/production/queries.ts'
import { AddItem } from './add-item.tsx'
import { ItemMinutes } from './item-minutes.tsx'
import { itemsOf, type WorkItem } from './work-items.ts'

type KindItemsProps = { kind: WorkKind; kinds: readonly WorkKind[]; items: readonly WorkItem[] }

/** What is of a kind of work, with the minutes that it takes; changed by whoever may edit services. */
export function KindItems({ kind, kinds, items }: KindItemsProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { user } = useFrame()
  const mayEdit = canOpen(user, 'services')
  const own = itemsOf(items, kind.id)
  const name = pick(kind, 'name', language)
  return (
    <section aria-label={t`Services and products: ${name}`} className="border-line2 border-t pt-3 pb-4">
      <h3 className="font-semibold">
        <Trans>Services and products</Trans>
      </h3>
      <p className="mb-2 max-w-160 text-t2">
        <Trans>
          A run takes the fixed minutes, and those for 1,000 pieces by its count. Products that say none take
          those of their service.
        </Trans>
      </p>
      {own.length === 0 && (
        <p className="mb-2 text-t3">
          <Trans>No service or product is of this kind yet.</Trans>
        </p>
      )}
      <ul className={own.length === 0 ? undefined : 'border-line2 border-t'}>
        {own.map((item) => (
          <ItemMinutes key={`${item.kind}/${item.id}`} kind={kind} item={item} mayEdit={mayEdit} />
        ))}
      </ul>
      {mayEdit && <AddItem key={own.length} kind={kind} kinds={kinds} items={items} />}
      {!mayEdit && (
        <p className="mt-2 text-t3">
          <Trans>Whoever may edit services changes these.</Trans>
        </p>
      )}
    </section>
  )
}
