import { useLingui } from '@lingui/react'
import { use } from 'react'
import { useHydrated } from '../../../../lib/session.ts'
import { optionsTexts } from '../../../kit/options/options-texts.ts'
import { Configurator } from './configurator.tsx'
import { SentProduct } from './sent-product.ts'
import { useProduct } from './use-product.ts'

/** A product of which something can be chosen: its name, picture, choices, prices. */
export function ConfiguredProduct() {
  const { i18n } = useLingui()
  const texts = optionsTexts(i18n)
  if (texts) use(texts)
  const known = useProduct()
  const sent = use(SentProduct)
  const isHydrated = useHydrated()
  const { product, options } = isHydrated || !sent ? known : sent
  if (!product || !options?.configuration) return null
  const { configuration, reduction, margins } = options
  return <Configurator key={product.id} {...{ product, reduction, margins, configuration }} />
}
