/** `node prisma/demo/make-ahead.ts`, a part of the build: the demo's first start finds its pictures and PDFs made. */
import { demoPictures } from './pictures.ts'
import { drawDemoArtwork } from './seed-artwork.ts'
import { encodeDemoPicture } from './store-pictures.ts'

const next = demoPictures().values()

async function encodeNext(): Promise<void> {
  for (const picture of next) await encodeDemoPicture(picture)
}

await Promise.all([encodeNext(), encodeNext(), drawDemoArtwork()])
