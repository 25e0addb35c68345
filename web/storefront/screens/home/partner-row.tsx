import { pictureSources } from '../../../../src/domains/media/picture-url.ts'
import { classNames } from '../../../lib/class-names.ts'
import { RegistrationMark } from '../../../ui/icons.tsx'
import { cssVariables } from '../../kit/portfolio/css-variables.ts'

/** `logoUrl` is empty for a placeholder and for a partner without a logo: then the name stands there. */
export type PartnerCell = { id: number; name: string; logoUrl: string }

type PartnerRowProps = {
  cells: readonly PartnerCell[]
  /** The copies are made in the browser only: the server's HTML has each logo once. */
  copied: boolean
  moving: boolean
  back?: boolean
  /** The row says what another one says already. */
  echo?: boolean
}

/** Each list stands there 20 times (WEB-6). */
const copies = Array.from({ length: 19 }, (_, copy) => copy)
const secondsPerCell = 6

export function PartnerRow({ cells, copied, moving, back = false, echo = false }: PartnerRowProps) {
  return (
    <div className="overflow-clip border-key border-b">
      <div
        data-partner-row=""
        style={cssVariables({ '--drift': `${cells.length * secondsPerCell}s` })}
        className={classNames(
          'flex w-max hover:[animation-play-state:paused] motion-reduce:animate-none',
          copied && 'animate-drift',
          back && '[animation-direction:reverse]',
          !moving && '[animation-play-state:paused]',
        )}
      >
        <PartnerList cells={cells} hidden={echo} />
        {copied && copies.map((copy) => <PartnerList key={copy} cells={cells} hidden />)}
      </div>
    </div>
  )
}

const PartnerList = ({ cells, hidden }: { cells: readonly PartnerCell[]; hidden: boolean }) => (
  <ul aria-hidden={hidden || undefined} inert={hidden} className="flex shrink-0">
    {cells.map(({ id, name, logoUrl }) => (
      <li key={id} className="flex h-21.5 shrink-0 items-center border-key border-r px-6 md:h-23.5 md:px-12">
        {logoUrl ? (
          <Logo url={logoUrl} name={hidden ? '' : name} />
        ) : (
          <span className="type-card flex items-center gap-3 whitespace-nowrap text-[22px]!">
            <RegistrationMark size={26} />
            {name}
          </span>
        )}
      </li>
    ))}
  </ul>
)

/** Drawn on the paper itself: without the colour that stands in for a photo. */
function Logo({ url, name }: { url: string; name: string }) {
  const sources = pictureSources(url)
  return (
    <img
      src={url}
      alt={name}
      width={sources?.width}
      height={sources?.height}
      loading="lazy"
      decoding="async"
      className="h-9.5 w-auto max-w-60 object-contain"
    />
  )
}
