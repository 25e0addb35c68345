import type { ReactNode } from 'react'
import type { Selection } from '../../../../src/domains/options/configuration.ts'
import { toSearch } from '../../../../src/domains/options/selection-address.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Icon } from '../../../ui/icons.tsx'

type TemplateLinkProps = {
  product: number
  chosen: { selection: Selection; count: number }
  className: string
  children: ReactNode
}

/** The template PDF for artwork of exactly this choice. */
export function TemplateLink({
  product,
  chosen: { selection, count },
  className,
  children,
}: TemplateLinkProps) {
  const language = useLanguage()
  const search = String(new URLSearchParams(toSearch(selection, count)))
  return (
    <a
      href={`/api/ServiceTypes/${product}/template.pdf?${new URLSearchParams({ language, search })}`}
      download
      className={className}
    >
      <Icon size={18}>
        <path d="M12 4v12m-6-6 6 6 6-6M4 20h16" />
      </Icon>
      <span>{children}</span>
    </a>
  )
}
