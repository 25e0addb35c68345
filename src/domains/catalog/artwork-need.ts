/**
 * Whether orders need artwork (ART-20): `Required` waits for its approval, `Optional` takes what is sent,
 * `None` takes nothing.
 */
export const artworkNeeds = ['Required', 'Optional', 'None'] as const
export type ArtworkNeed = (typeof artworkNeeds)[number]

type Artworked = { artwork: ArtworkNeed | null }

/** The product's own need, or else its service's. */
export const needOf = (service: { artwork: ArtworkNeed }, product: Artworked | null): ArtworkNeed =>
  product?.artwork ?? service.artwork
