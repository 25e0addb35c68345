import { Trans } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { CardsScreen } from '../../kit/cards/cards-screen.tsx'
import { useContacts } from './use-contacts.tsx'

const route = getRouteApi('/admin/contact/contact')

/** Every contact record, in the order of the site; the company's own is 1 (SITE-3). */
export function ContactScreen() {
  const { open } = route.useSearch()
  return (
    <CardsScreen
      title={<Trans>Contact data</Trans>}
      meta={<Trans>the first two in the header, all in the footer and on the contact page</Trans>}
      kind={useContacts()}
      open={open}
    />
  )
}
