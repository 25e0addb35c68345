import sharp from 'sharp'

/** A small real picture as a file to upload. */
export async function pictureFile({
  colour = '#00a3e4',
  width = 40,
  height = 30,
  name = 'picture.png',
} = {}): Promise<File> {
  const content = await sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(content)], name, { type: 'image/png' })
}

/** A small drawing as a file to upload. */
export function drawingFile(): File {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4"/></svg>'
  return new File([svg], 'logo.svg', { type: 'image/svg+xml' })
}

/** How a photo of an iPhone begins: the box that says what it is. */
export const heicBeginning = new Uint8Array([
  0,
  0,
  0,
  24,
  ...Buffer.from('ftypheic'),
  0,
  0,
  0,
  0,
  ...Buffer.from('mif1heic'),
  ...new Uint8Array(400),
])
