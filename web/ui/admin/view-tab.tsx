import { createLink, type LinkComponent } from '@tanstack/react-router'
import type { AnchorHTMLAttributes } from 'react'
import { formatNumber } from '../../lib/formats.ts'
import { useLanguage } from '../../lib/language.tsx'

type ViewTabProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  /** The count of the view. */
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

/** A link to one of a list's views; the current one is underlined. */
export const ViewTab: LinkComponent<typeof ViewTabAnchor> = createLink(ViewTabAnchor)
