import { Trans } from '@lingui/react/macro'
import { Bar } from '../../../ui/admin/bar.tsx'

/** Tickets as they will stand, in flat grey. */
export const TicketSkeleton = () => (
  <div role="status" className="@container flex flex-col gap-3">
    <span className="sr-only">
      <Trans>Loading…</Trans>
    </span>
    {[1, 0.7, 0.4].map((tone) => (
      <div
        key={tone}
        aria-hidden="true"
        style={{ opacity: tone }}
        className="grid border border-line2 bg-paper @min-[580px]:grid-cols-[minmax(0,1fr)_minmax(0,300px)] @min-[900px]:grid-cols-[minmax(0,1fr)_276px_284px]"
      >
        <div className="flex gap-3.5 p-4 @min-[580px]:col-span-2 @min-[900px]:col-span-1">
          <Bar className="h-13.5! w-18 shrink-0" />
          <div className="flex grow flex-col gap-2.5 pt-1">
            <Bar className="w-48 max-w-full" />
            <Bar className="w-28 max-w-full" />
            <Bar className="mt-2 w-72 max-w-full" />
          </div>
        </div>
        <div className="flex flex-col gap-2.5 p-4 pt-5">
          <Bar className="w-32" />
          <Bar />
          <Bar className="w-3/4" />
        </div>
        <div className="flex flex-col gap-2.5 border-line1 p-4 pt-5 @min-[580px]:border-l">
          <Bar className="w-16" />
          <Bar className="h-9!" />
          <Bar className="h-8!" />
        </div>
      </div>
    ))}
  </div>
)
