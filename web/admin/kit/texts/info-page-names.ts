import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { InfoPage } from '../../../../src/domains/content/info-pages.ts'

/** What the information pages are called in the admin; on the site each has the title that staff gave it. */
export const infoPageNames: Record<InfoPage, MessageDescriptor> = {
  delivery: msg`Delivery`,
  returns: msg`Returns`,
  privacy: msg`Privacy`,
  terms: msg`Terms`,
  questions: msg`Questions`,
}
