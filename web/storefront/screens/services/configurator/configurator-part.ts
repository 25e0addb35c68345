import { toLanguage } from '../../../../../src/lib/languages.ts'
import { Part } from '../../../../lib/before-program/near-part.tsx'
import { fetchOptionsTexts } from '../../../kit/options/options-texts.ts'

/** What answers when something is chosen. */
export const configurator = new Part(async () => {
  const texts = import.meta.env.SSR ? null : fetchOptionsTexts(toLanguage(document.documentElement.lang))
  const [{ ConfiguredProduct }] = await Promise.all([import('./configured-product.tsx'), texts])
  return ConfiguredProduct
})
