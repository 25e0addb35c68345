import { Trans } from '@lingui/react/macro'
import { TextAnchor, TextLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { telHref, useContactLines } from '../contact/contact-data.ts'

/** Shown in place of a page whose link has ended: it says whom to call. */
export function EndedLink() {
  const phone = useContactLines().find((line) => line.phone !== '')?.phone
  return (
    <EmptyState title={<Trans>This link no longer works. Please ask us for a new one.</Trans>}>
      {phone && <TextAnchor href={telHref(phone)}>{phone}</TextAnchor>}
      <TextLink to="/contact" arrow>
        <Trans>Contact</Trans>
      </TextLink>
    </EmptyState>
  )
}
