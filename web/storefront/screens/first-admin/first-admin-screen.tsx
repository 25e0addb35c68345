import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Page } from '../../kit/page.tsx'
import { WithoutProgram } from '../../kit/without-program.tsx'
import { FirstAdminForm } from './first-admin-form.tsx'

/** Where an installation begins: its first administrator is made by the code that the console prints. */
export function FirstAdminScreen() {
  // Asked once: the page stays as it is while the administrator that it has made is signed in.
  const needed = useApi().accounts.needsFirstAdmin.queryOptions()
  const { data: read } = useQuery({ ...needed, staleTime: Number.POSITIVE_INFINITY })
  if (read?.isNeeded === false)
    return (
      <Page
        current={<Trans>First administrator</Trans>}
        title={<Trans>There is an administrator already</Trans>}
        ink="y"
      >
        <LinkButton to="/login" arrow>
          <Trans context="page">Log in</Trans>
        </LinkButton>
      </Page>
    )
  return (
    <Page
      current={<Trans>First administrator</Trans>}
      title={<Trans>Your site is running. Who looks after it?</Trans>}
      ink="y"
    >
      <WithoutProgram />
      <div className="grid gap-x-12 gap-y-8 border-key md:grid-cols-[59%_1fr] md:border md:p-12">
        <FirstAdminForm />
        <div className="flex flex-col gap-4 max-md:order-first">
          <p className="type-lead">
            <Trans>The first administrator sees and changes everything, and invites the others.</Trans>
          </p>
          <p>
            <Trans>
              The code makes sure that it is you: only whoever started the site can read it. Afterwards a list
              of first steps leads to the first order.
            </Trans>
          </p>
        </div>
      </div>
    </Page>
  )
}
