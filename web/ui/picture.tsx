import { pictureSources } from '../../src/domains/media/picture-url.ts'
import { classNames } from '../lib/class-names.ts'

type PictureProps = {
  url: string | null | undefined
  /** Empty when the words beside it say the same. */
  alt: string
  /** As in `<img sizes>`: how wide it is shown. */
  sizes: string
  /** Loads at once, for a picture that shows without scrolling. */
  eager?: boolean
  /** The priority of an eager picture: `auto` lets earlier requests come first. */
  priority?: 'high' | 'auto'
  className?: string
}

/** A stored picture with its size, its sizes and its colour until it is there; a halftone where there is none. */
export function Picture({ url, alt, sizes, eager = false, priority = 'high', className }: PictureProps) {
  const sources = url ? pictureSources(url) : null
  if (!url) return <span aria-hidden="true" className={classNames('no-picture block bg-proof', className)} />
  return (
    <img
      src={sources?.src ?? url}
      srcSet={sources?.srcSet}
      sizes={sources?.srcSet ? sizes : undefined}
      width={sources?.width}
      height={sources?.height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? priority : undefined}
      decoding={eager ? 'sync' : 'async'}
      className={className}
      style={sources ? { backgroundColor: sources.colour } : undefined}
    />
  )
}
