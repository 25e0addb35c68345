import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatDate } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { ApprovedThrough } from '../../../kit/orders/approved-through.tsx'
import type { Artwork, Proofs, Version } from '../../../kit/orders/order-parts.ts'
import { PageTexts } from '../../../kit/orders/page-texts.tsx'
import { standingApproval } from '../docket/standing-approval.ts'
import { CutSheet } from './cut-sheet.tsx'
import { VersionFiles } from './version-files.tsx'

type ApprovedArtworkProps = { artwork: Artwork; version: Version; proofs: Proofs | undefined }

/** What is printed: the pages as they are cut, and who approved what, when. */
export function ApprovedArtwork({ artwork, version, proofs }: ApprovedArtworkProps) {
  const language = useLanguage()
  const approval = standingApproval(proofs)
  const round = proofs?.proofs[0]?.round
  const { pages } = version
  const shown = pages.slice(0, 4)
  return (
    <>
      <ul className="grid gap-8 px-5 pt-5 sm:grid-cols-2">
        {shown.map((page) => (
          <li key={page.page}>
            <CutSheet orderId={artwork.orderId} page={page} count={pages.length} />
          </li>
        ))}
      </ul>
      {pages.length > shown.length && (
        <p className="type-small pt-4">
          <Plural value={pages.length} one="# page in all" other="# pages in all" />
        </p>
      )}
      {approval && (
        <dl className="mt-8 grid border border-key max-md:divide-y max-md:divide-key md:grid-cols-4 md:divide-x md:divide-key">
          <Cell name={<Trans context="order">Version</Trans>}>
            v{approval.version}, <Trans>Proof {round}</Trans>
          </Cell>
          <Cell name={<Trans context="order">Approved by</Trans>}>
            {approval.name}
            <ApprovedThrough approval={approval} />
          </Cell>
          <Cell name={<Trans>Time</Trans>}>{formatDate(approval.at, language, 'moment')}</Cell>
          <Cell name={<Trans context="order">Checked</Trans>}>
            <Trans>Texts, size, colours</Trans>
          </Cell>
        </dl>
      )}
      <div className="pt-3">
        <PageTexts orderId={artwork.orderId} version={version.number} pages={pages} />
      </div>
      <VersionFiles orderId={artwork.orderId} version={version} />
    </>
  )
}

const Cell = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className="min-w-0 px-4 py-3">
    <dt className="type-small text-grey">{name}</dt>
    <dd className="break-words font-bold">{children}</dd>
  </div>
)
