import { Trans } from '@lingui/react/macro'
import { Bar } from './bar.tsx'
import { Late } from './late.tsx'

/** The skeleton of a table: bars as wide as its future content. */
export const TableWaiting = ({ widths }: { widths: readonly string[] }) => (
  <Late>
    <div role="status">
      <span className="sr-only">
        <Trans>Loading…</Trans>
      </span>
      <div aria-hidden="true" className="border-key border-t-2 bg-paper">
        <div className="h-8 border-line border-b" />
        {[1, 0.85, 0.7, 0.55, 0.4].map((tone) => (
          <div
            key={tone}
            style={{ opacity: tone }}
            className="flex h-9 items-center gap-6 overflow-hidden border-line2 border-b px-3.5"
          >
            {widths.map((width, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
              <Bar key={index} className={width} />
            ))}
          </div>
        ))}
      </div>
    </div>
  </Late>
)
