import type { ReactNode } from 'react'
import { toSearch } from '../../../../../src/domains/options/selection-address.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { Icon } from '../../../../ui/icons.tsx'
import type { ProductChoice } from './use-choice.ts'

type TemplateLinkProps = {
  product: number
  chosen: Pick<ProductChoice, 'selection' | 'count'>
  className: string
  children: ReactNode
}

/** The PDF to lay the artwork of exactly this choice on. */
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
