/** `node prisma/demo/make-ahead.ts`, a part of the build: the demo's first start finds its pictures and PDFs made. */
import { takeTurns } from '../../src/domains/media/take-turns.ts'
import { demoPictures } from './pictures.ts'
import { drawDemoArtwork } from './seed-artwork.ts'
import { encodeDemoPicture } from './store-pictures.ts'

const pictures = demoPictures().map((picture) => takeTurns(() => encodeDemoPicture(picture)))
await Promise.all([...pictures, drawDemoArtwork()])
