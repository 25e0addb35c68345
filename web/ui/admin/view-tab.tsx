import { createLink, type LinkComponent } from '@tanstack/react-router'
import { type AnchorHTMLAttributes, type RefObject, useEffect, useRef } from 'react'
import { formatNumber } from '../../lib/formats.ts'
import { useLanguage } from '../../lib/language.tsx'

type ViewTabProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  /** The count of the view. */
  count?: number | undefined
}

function ViewTabAnchor({ count, children, ...rest }: ViewTabProps) {
  const language = useLanguage()
  const content = useShown(rest['aria-current'] === 'page')
  return (
    <a
      {...rest}
      className="flex min-h-9 items-center border-transparent border-b-2 text-t2 outline-offset-[-2px]! hover:text-key aria-[current=page]:border-key aria-[current=page]:font-semibold aria-[current=page]:text-key max-md:min-h-11 pointer-coarse:min-h-11"
    >
      <span ref={content} className="flex items-center gap-2">
        {children}
        {count !== undefined && (
          <span className="font-normal text-t3 tabular-nums">{formatNumber(count, language)}</span>
        )}
      </span>
    </a>
  )
}

/** Brings the current tab into sight where its row is wider than the window, also once the counts have moved it. */
function useShown(isCurrent: boolean): RefObject<HTMLSpanElement | null> {
  const content = useRef<HTMLSpanElement>(null)
  const shownAt = useRef<number | null>(null)
  useEffect(() => {
    const row = content.current?.closest('nav')
    if (!isCurrent || !content.current || !row) {
      shownAt.current = null
      return
    }
    const [tab, window] = [content.current.getBoundingClientRect(), row.getBoundingClientRect()]
    const left = Math.round(tab.left - window.left + row.scrollLeft)
    if (left === shownAt.current) return
    shownAt.current = left
    if (tab.left < window.left || tab.right > window.right)
      row.scrollLeft = left - (window.width - tab.width) / 2
  })
  return content
}

/** A link to one of a list's views; the current one is underlined. */
export const ViewTab: LinkComponent<typeof ViewTabAnchor> = createLink(ViewTabAnchor)
