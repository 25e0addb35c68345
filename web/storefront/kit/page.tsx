import type { ReactNode } from 'react'
import { Breadcrumb, type Crumb } from '../../ui/breadcrumb.tsx'

type PageProps = {
  /** The pages between home and this one. */
  above?: readonly Crumb[]
  /** The page's name in the breadcrumb, where it differs from its heading. */
  current?: ReactNode
  /** The page's heading; a page with a head of its own has it among its children. */
  title?: ReactNode
  ink?: string
  children: ReactNode
}

/** A page of the site below its header: the breadcrumb and the content. */
export const Page = ({ above, title, current = title, ink, children }: PageProps) => (
  <main id="content" tabIndex={-1} className="sheet-width pt-5 md:pt-5.5" data-ink={ink}>
    <Breadcrumb above={above} current={current} />
    {title && <h1 className="type-d1 pt-3 pb-9 md:pt-7 md:pb-12">{title}</h1>}
    {children}
  </main>
)
