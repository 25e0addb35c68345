import { useLingui } from '@lingui/react/macro'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import {
  contentError,
  kindNames,
  largestMegabytes,
  mostMegapixels,
  type PictureError,
  type PicturePurpose,
  pictureError,
} from './picture-rules.ts'

/**
 * The errors of a chosen file as sentences that say what to do: at once by its name and size, then by its
 * content; null when there is none.
 */
export function usePictureLabels(purpose: PicturePurpose) {
  const { t } = useLingui()
  const language = useLanguage()
  const sentenceOf = (file: File, error: PictureError | null): string | null => {
    const kinds = kindNames[purpose]
    switch (error) {
      case 'kind':
        return t`“${file.name}” can’t be used. Choose a picture: ${kinds}.`
      case 'size': {
        const size = formatNumber(Math.round((file.size / 1024 / 1024) * 10) / 10, language)
        return t`“${file.name}” is ${size} MB; the limit is ${largestMegabytes} MB. Make it smaller and choose it again.`
      }
      case 'empty':
        return t`“${file.name}” is empty.`
      case 'broken':
        return t`“${file.name}” can’t be read as a picture: it is damaged, or something else is in it. Choose another.`
      case 'pixels':
        return t`“${file.name}” has more than ${mostMegapixels} megapixels. Make it smaller and choose it again.`
      default:
        return null
    }
  }
  return {
    atOnce: (file: File) => sentenceOf(file, pictureError(file, purpose)),
    lookingIn: async (file: File) => sentenceOf(file, contentError(await pictureSize(file))),
  }
}

/** A file's width and height in px as the browser reads them; null where it can't be read as a picture. */
async function pictureSize(file: Blob): Promise<{ width: number; height: number } | null> {
  const image = new Image()
  const url = URL.createObjectURL(file)
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve
      image.onerror = reject
      image.src = url
    })
    return { width: image.naturalWidth, height: image.naturalHeight }
  } catch {
    return null
  } finally {
    URL.revokeObjectURL(url)
  }
}
