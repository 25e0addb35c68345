import sharp from 'sharp'

// Hardly any picture comes twice: a cache would only hold memory.
sharp.cache(false)

/** The picture library. Whatever runs at every start imports it only when there is a picture: it takes 25 MB. */
export { sharp }
