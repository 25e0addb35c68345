import { useQuery } from '@tanstack/react-query'
import { pictureSources } from '../../../src/domains/media/picture-url.ts'
import { useApi } from '../../lib/api.ts'
import { classNames } from '../../lib/class-names.ts'
import { useLanguage } from '../../lib/language.tsx'
import { bannerQuery } from '../../lib/site-queries.ts'
import { useCompanyName } from '../../lib/use-company-name.ts'
import { Logo } from '../../ui/logo.tsx'

/** The banner's logo, in its dark variant on key; without one the name itself is shown. Size both by `className`. */
export function SiteLogo({ onKey = false, className }: { onKey?: boolean; className?: string }) {
  const { data } = useQuery(bannerQuery({ api: useApi(), language: useLanguage() }))
  const url = (onKey ? data?.[0]?.darkLogoUrl : data?.[0]?.logoUrl) ?? ''
  const sources = url ? pictureSources(url) : null
  const name = useCompanyName()
  if (!sources) return <Logo name={name} className={className} />
  return (
    <img
      src={sources.src}
      alt={name}
      width={sources.width}
      height={sources.height}
      loading={onKey ? 'lazy' : undefined}
      className={classNames('w-auto max-w-60 object-contain object-left', className)}
    />
  )
}
