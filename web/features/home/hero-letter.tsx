import { useState } from 'react'
import { useHydrated } from '../../lib/session.ts'
import letter from './hero-letter.svg?url'

const drawing = import.meta.env.SSR ? (await import('./hero-letter.svg?raw')).default : ''

/**
 * The letter that stands where the banner has no photo. The server draws it into the page, so that it comes with the
 * words; who moves to home within the site gets it as a file.
 */
export function HeroLetter({ className }: { className: string }) {
  const moved = useHydrated()
  const [drawn] = useState(!moved)
  if (!drawn) return <img src={letter} alt="" width={752} height={650} className={className} />
  return (
    <div
      aria-hidden="true"
      className={`${className} [&>svg]:h-auto [&>svg]:w-full`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, only the server has it
      dangerouslySetInnerHTML={{ __html: drawing }}
      suppressHydrationWarning
    />
  )
}
