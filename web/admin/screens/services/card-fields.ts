import { useLingui } from '@lingui/react/macro'
import { useNeedName } from '../../kit/artwork/need-labels.ts'
import { namesOf, textFields } from '../../kit/editor/content-texts.ts'
import type { TierRow } from './tiers/tier-rows.ts'
import { useTierLabels } from './tiers/use-tier-labels.ts'
import { useProfileName } from './use-profiles.ts'

export type CardFields = ReturnType<typeof useCardFields>

/** The names of the fields of services and products, and their errors before anything is sent. */
export function useCardFields(tiers: 'servicePriceDatas' | 'serviceTypePriceDatas') {
  const { t } = useLingui()
  const { says, inLine } = useTierLabels()
  const profileName = useProfileName()
  const needName = useNeedName()
  const labels = {
    name: { label: t({ message: 'Name', context: 'thing' }) },
    description: { label: t`Description`, rows: 5 },
  }
  const texts = tiers === 'servicePriceDatas' ? textFields('service', labels) : textFields('product', labels)
  return {
    texts,
    names: {
      ...namesOf(texts),
      file: t`Photo`,
      state: t`Shown on the site`,
      artwork: t`Artwork`,
      profileId: t`Check of artwork`,
      goodsCode: t`Code of goods (e-qaimə)`,
      weightOf100: t`Weight of 100\u00a0pieces, g`,
      serviceId: t`Service`,
      [tiers]: t`Price tiers`,
    },
    says: {
      name: t({ message: 'Write the name.', context: 'thing' }),
      serviceId: t`Choose the service.`,
      [tiers]: says,
    },
    textOf: (key: string, value: unknown): string | undefined => {
      if (key === tiers && Array.isArray(value)) return inLine(value as TierRow[])
      if (key === 'artwork') return needName(value)
      if (key === 'profileId') return profileName(value)
      if (key === 'state') return value === true ? t`shown` : t`hidden`
      return undefined
    },
  }
}
