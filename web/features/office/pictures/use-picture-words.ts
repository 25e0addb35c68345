import { useLingui } from '@lingui/react/macro'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import {
  contentFault,
  kindNames,
  largestMegabytes,
  mostMegapixels,
  type PicturePurpose,
  pictureFault,
} from './picture-rules.ts'
import { pictureSize } from './picture-size.ts'

/** What is wrong with a chosen file and what is in it, in a sentence that says what to do; null when nothing is. */
export function usePictureWords(purpose: PicturePurpose) {
  const { t } = useLingui()
  const language = useLanguage()
  return async (file: File): Promise<string | null> => {
    const kinds = kindNames[purpose]
    switch (pictureFault(file, purpose) ?? contentFault(await pictureSize(file))) {
      case 'kind':
        return t`“${file.name}” can’t be used. Choose a picture: ${kinds}.`
      case 'size': {
        const size = formatNumber(Math.round((file.size / 1024 / 1024) * 10) / 10, language)
        return t`“${file.name}” has ${size} MB; ${largestMegabytes} MB at most. Save it smaller and choose it again.`
      }
      case 'empty':
        return t`“${file.name}” is empty.`
      case 'broken':
        return t`“${file.name}” can’t be read as a picture: it is damaged, or something else is in it. Choose another.`
      case 'pixels':
        return t`“${file.name}” has more than ${mostMegapixels} megapixels. Save it smaller and choose it again.`
      default:
        return null
    }
  }
}
