import letter from './hero-letter.svg?url'

const drawn = import.meta.env.SSR ? (await import('./hero-letter.svg?inline')).default : letter

/**
 * The letter that stands where the banner has no photo. The server writes it into the page, so that it comes with the
 * words; who moves to home within the site gets it as a file.
 */
export function HeroLetter({ className }: { className: string }) {
  return <img src={drawn} alt="" width={752} height={650} className={className} suppressHydrationWarning />
}
