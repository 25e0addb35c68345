/** `node prisma/demo/encode-ahead.ts`, a part of the build: the demo's first start finds its photos encoded. */
import { takeTurns } from '../../src/domains/media/take-turns.ts'
import { demoPictures } from './pictures.ts'
import { encodeDemoPicture } from './store-pictures.ts'

const photos = demoPictures().filter(({ purpose }) => purpose === 'photo')
await Promise.all(photos.map((photo) => takeTurns(() => encodeDemoPicture(photo))))
