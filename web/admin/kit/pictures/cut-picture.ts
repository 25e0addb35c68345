import type { PercentCrop } from 'react-image-crop'
import { croppedType } from './picture-rules.ts'

/** The part of a loaded picture inside the frame, as a file of the same name, in its own pixels. */
export async function cutPicture(image: HTMLImageElement, frame: PercentCrop, file: File): Promise<File> {
  const share = (percent: number, whole: number) => Math.round((percent / 100) * whole)
  const { naturalWidth, naturalHeight } = image
  const width = Math.max(1, share(frame.width, naturalWidth))
  const height = Math.max(1, share(frame.height, naturalHeight))
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  const [x, y] = [share(frame.x, naturalWidth), share(frame.y, naturalHeight)]
  context?.drawImage(image, x, y, width, height, 0, 0, width, height)
  const type = croppedType(file.type)
  const blob = await canvas.convertToBlob({ type, quality: 0.92 })
  const name = file.name.replace(/\.\w+$/, type === 'image/jpeg' ? '.jpg' : '.png')
  return new File([blob], name, { type })
}
