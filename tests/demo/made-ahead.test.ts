import { expect, test, vi } from 'vitest'
import { demoPictures } from '../../prisma/demo/pictures.ts'
import { drawDemoArtwork } from '../../prisma/demo/seed-artwork.ts'
import { encodeDemoPicture } from '../../prisma/demo/store-pictures.ts'

vi.mock('../../prisma/demo/encode-drawing.ts', () => ({
  encodeDrawing: () => Promise.reject(new Error('drawn by the start')),
}))
vi.mock('../../prisma/demo/draw-artwork.ts', () => ({
  drawArtwork: () => Promise.reject(new Error('drawn by the start')),
}))

test('the build has made every picture and PDF of the demo ahead', async () => {
  const pictures = await Promise.all(demoPictures().map(encodeDemoPicture))
  expect(pictures.every(({ files }) => files.every(({ content }) => Buffer.isBuffer(content)))).toBe(true)
  const drawings = await drawDemoArtwork()
  for (const content of drawings.values()) expect(content.subarray(0, 5).toString()).toBe('%PDF-')
  expect(drawings.size).toBeGreaterThan(0)
})
