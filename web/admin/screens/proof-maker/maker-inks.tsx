import { Trans } from '@lingui/react/macro'
import type { ArtworkPage } from '../../kit/artwork/artwork-queries.ts'

/** What the shown page is printed with: the four process inks, and named ones that the file brings along. */
export function MakerInks({ page: { inks } }: { page: ArtworkPage }) {
  return (
    <ul className="grid gap-1.5">
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className="flex shrink-0 border border-line2">
          {['bg-[#00a0dc]', 'bg-[#e2007a]', 'bg-[#ffd800]', 'bg-[#17191c]'].map((ink) => (
            <span key={ink} className={`h-3 w-2 ${ink}`} />
          ))}
        </span>
        CMYK
      </li>
      {inks.rgb && (
        <li className="text-t2">
          <Trans>RGB colours are turned into CMYK</Trans>
        </li>
      )}
      {inks.spots.map((name) => (
        <li key={name} className="flex min-w-0 items-center gap-2">
          <span aria-hidden="true" className="h-3 w-8 shrink-0 border border-line2 bg-hatch" />
          <span className="min-w-0 wrap-anywhere">{name}</span>
        </li>
      ))}
    </ul>
  )
}
