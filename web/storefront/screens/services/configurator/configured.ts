import type { Language } from '../../../../../src/lib/languages.ts'
import { Part } from '../../../../lib/before-program/near-part.tsx'

const code = () => import('./touched-product.tsx')

/** The page of a product of which something can be chosen: the others do without its code. */
export const configured = new Part(async () => (await code()).TouchedProduct)

/** The same with what answers there: for the server, and for who moves to the page within the site. */
export async function loadConfigured(language: Language): Promise<void> {
  const [{ loadConfigurator }] = await Promise.all([code(), configured.load()])
  await loadConfigurator(language)
}
