import { classNames } from '../../../../lib/class-names.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import type { Artwork, Version } from '../../../kit/orders/order-parts.ts'
import { PageTexts } from '../../../kit/orders/page-texts.tsx'
import type { FindingGroup } from './group-findings.ts'
import { LargeSheet } from './large-sheet.tsx'
import { arrangePages } from './page-places.ts'
import { SmallSheet } from './small-sheet.tsx'

type PageSheetsProps = {
  orderId: number
  version: Version
  lines: Artwork['lines']
  groups: readonly FindingGroup[]
  lit: number | null
  onLight: (number: number | null) => void
}

/** The pages of a version: with findings first and large, the others as a grid of small sheets. */
export function PageSheets({ orderId, version, lines, groups, lit, onLight }: PageSheetsProps) {
  const { pages } = version
  const { large, small } = arrangePages(pages, groups)
  // Upright ones stand side by side: each is seen whole.
  const isUpright = large.length > 1 && large.every(({ width, height }) => height > width)
  return (
    <div className="bg-proof p-5 md:p-10">
      {pages.length === 0 && <Skeleton className="aspect-[9/5] w-full bg-paper" />}
      <ul className={classNames('grid gap-8', isUpright && 'sm:grid-cols-2')}>
        {large.map((page) => (
          <li key={page.page}>
            <LargeSheet
              {...{ orderId, page, lines, groups, lit, onLight }}
              version={version.number}
              count={pages.length}
            />
          </li>
        ))}
      </ul>
      {small.length > 0 && (
        <>
          <ul className="mt-8 grid grid-cols-4 gap-3 md:grid-cols-8">
            {small.map((page) => (
              <li key={page.page}>
                <SmallSheet orderId={orderId} page={page} />
              </li>
            ))}
          </ul>
          <PageTexts orderId={orderId} version={version.number} pages={small} />
        </>
      )}
    </div>
  )
}
