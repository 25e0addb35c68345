import { Trans } from '@lingui/react/macro'
import { Bar } from '../../../ui/admin/bar.tsx'
import { Late } from '../../../ui/admin/late.tsx'

/** The shape of a page of cards until they are there. */
export const CardsWaiting = ({ count, grid }: { count: number; grid: string }) => (
  <Late>
    <div role="status">
      <span className="sr-only">
        <Trans>Loading…</Trans>
      </span>
      <div aria-hidden="true" className={grid}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places, not things
          <div key={index} className="border border-line2 bg-paper p-3">
            <Bar className="h-32 w-full" />
            <Bar className="mt-3 w-32" />
            <Bar className="mt-2 w-20" />
          </div>
        ))}
      </div>
    </div>
  </Late>
)
