import sharp from 'sharp'

// Hardly any picture comes twice: a cache would only hold memory.
sharp.cache(false)
// One picture at a time, with the memory of one thread.
sharp.concurrency(1)

/** The picture library. Whatever runs at every start imports it only when there is a picture: it takes 25 MB. */
export { sharp }
