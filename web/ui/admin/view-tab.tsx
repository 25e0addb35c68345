import { createLink, type LinkComponent } from '@tanstack/react-router'
import type { AnchorHTMLAttributes } from 'react'
import { formatNumber } from '../../lib/formats.ts'
import { useLanguage } from '../../lib/language.tsx'

type ViewTabProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  /** How many the view shows. */
  count?: number | undefined
}

function ViewTabAnchor({ count, children, ...rest }: ViewTabProps) {
  const language = useLanguage()
  return (
    <a
      {...rest}
      className="flex min-h-9 items-center gap-2 border-transparent border-b-2 text-t2 outline-offset-[-2px]! hover:text-key aria-[current=page]:border-key aria-[current=page]:font-semibold aria-[current=page]:text-key max-md:min-h-11 pointer-coarse:min-h-11"
    >
      {children}
      {count !== undefined && (
        <span className="font-normal text-t3 tabular-nums">{formatNumber(count, language)}</span>
      )}
    </a>
  )
}

/** One of a list's views, in its address: underlined where one is. */
export const ViewTab: LinkComponent<typeof ViewTabAnchor> = createLink(ViewTabAnchor)
