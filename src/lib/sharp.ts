import sharp from 'sharp'

// Pictures hardly ever repeat: a cache would only hold memory.
sharp.cache(false)
// One picture at a time, with the memory of one thread.
sharp.concurrency(1)

/** The picture library, imported at the first picture only: it takes 25 MB. */
export { sharp }
