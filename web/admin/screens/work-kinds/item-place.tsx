import { Link } from '@tanstack/react-router'
import { pick } from '../../../../src/lib/languages.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { canOpen } from '../../kit/frame/menu.ts'
import type { WorkItem } from './work-items.ts'

const place = 'font-medium text-cyan-text underline-offset-4 hover:underline wrap-anywhere'

/** The name of a service or product, as a link for users who may edit it; a product with its service. */
export function ItemPlace({ item }: { item: WorkItem }) {
  const language = useLanguage()
  const { user } = useFrame()
  const name = pick(item, 'name', language)
  const params = { id: String(item.id) }
  const link =
    item.kind === 'service' ? (
      <Link to="/admin/services/servicesmore/$id" params={params} className={place}>
        {name}
      </Link>
    ) : (
      <Link to="/admin/services/editproduct/$id" params={params} className={place}>
        {name}
      </Link>
    )
  return (
    <span className="min-w-0">
      {canOpen(user, 'services') ? link : <span className="font-medium wrap-anywhere">{name}</span>}
      {item.service && <span className="block text-t3">{pick(item.service, 'name', language)}</span>}
    </span>
  )
}
