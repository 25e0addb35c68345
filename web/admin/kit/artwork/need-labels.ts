import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type ArtworkNeed, artworkNeeds } from '../../../../src/domains/catalog/artwork-need.ts'

export const needNames: Record<ArtworkNeed, MessageDescriptor> = {
  Required: msg({ message: 'required', context: 'artwork' }),
  Optional: msg({ message: 'optional', context: 'artwork' }),
  None: msg({ message: 'not needed', context: 'artwork' }),
}

export const needHints: Record<ArtworkNeed, MessageDescriptor> = {
  Required: msg`The customer sends a file or asks us for a design; nothing is printed before it is approved.`,
  Optional: msg`The customer may send a file. Without one the order goes to print as it is.`,
  None: msg`Its orders take no files.`,
}

/** The name of a need of artwork; undefined for anything else. */
export function useNeedName(): (value: unknown) => string | undefined {
  const { i18n } = useLingui()
  return (value) => {
    const need = artworkNeeds.find((one) => one === value)
    return need && i18n._(needNames[need])
  }
}
