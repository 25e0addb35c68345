import { useLingui } from '@lingui/react/macro'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { kindNames, largestMegabytes, type PicturePurpose, pictureFault } from './picture-rules.ts'

/** What is wrong with a chosen file, in a sentence that says what to do; null when nothing is. */
export function usePictureWords(purpose: PicturePurpose) {
  const { t } = useLingui()
  const language = useLanguage()
  return (file: File): string | null => {
    const kinds = kindNames[purpose]
    switch (pictureFault(file, purpose)) {
      case 'kind':
        return t`“${file.name}” can’t be used. Choose a picture: ${kinds}.`
      case 'size': {
        const size = formatNumber(Math.round((file.size / 1024 / 1024) * 10) / 10, language)
        return t`“${file.name}” has ${size} MB; ${largestMegabytes} MB at most. Save it smaller and choose it again.`
      }
      case 'empty':
        return t`“${file.name}” is empty.`
      default:
        return null
    }
  }
}
