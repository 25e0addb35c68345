import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { OutsideIcon } from '../../../ui/admin/icons.tsx'

type LinkCaptionProps = { name: string; link: string; children?: ReactNode }

/** Where a card leads, in a new tab. */
export function LinkCaption({ name, link, children }: LinkCaptionProps) {
  const { t } = useLingui()
  return (
    <div className="min-w-0">
      {children}
      <a
        href={link}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t`${name}, opens in a new tab`}
        className="flex min-h-6 items-center gap-1.5 text-cyan-text hover:underline max-md:min-h-11 pointer-coarse:min-h-11"
      >
        <span className="min-w-0 truncate">{link.replace(/^https?:\/\/(www\.)?/, '')}</span>
        <OutsideIcon size={12} />
      </a>
    </div>
  )
}
