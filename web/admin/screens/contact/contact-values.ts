import { useLingui } from '@lingui/react/macro'
import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { blankTexts, textFields } from '../../kit/editor/content-texts.ts'
import type { TextField } from '../../kit/editor/text-states.ts'

export type Contact = inferRouterOutputs<AppRouter>['contact']['records'][number]

export type ContactValues = Omit<Contact, 'id' | 'updatedAt'>

export const blankContact: ContactValues = {
  ...blankTexts('contact'),
  phoneNumber: '',
  numberWhatsapp: '',
  email: '',
  legalName: '',
  mapEmbedCode: '',
}

/** Record 1, which emails and documents carry (SITE-3). */
export const isCompany = ({ id }: Pick<Contact, 'id'>): boolean => id === 1

export function useContactTexts(): TextField[] {
  const { t } = useLingui()
  return textFields('contact', {
    address: { label: t`Address`, rows: 2 },
    description: { label: t`Description`, hint: t`Below the address: hours, how to get there.`, rows: 4 },
  })
}
