import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** The path of the editor. */
export type EditorPath = '/admin/portfolio/portfoliocardedit/$id' | '/admin/companies/editcompany/$id'

type CardLinkProps = { to: EditorPath; id: number; children: ReactNode }

/** A card's name, which leads to its editor; all of the card is the link. */
export const CardLink = ({ to, id, children }: CardLinkProps) => (
  <Link
    to={to}
    params={{ id: String(id) }}
    data-row=""
    className="line-clamp-2 break-words outline-none! after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:outline-cyan focus-visible:after:outline-offset-[-1px]"
  >
    {children}
  </Link>
)
