import { Trans } from '@lingui/react/macro'
import type { LineQuote } from '../../../../src/domains/basket/quote-output.ts'
import type { BasketLine } from '../../../lib/basket/device-basket.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useUser } from '../../../lib/session.ts'
import { TextButton } from '../../../ui/button.tsx'
import { LineFiles } from './line-files.tsx'
import { RepeatedFiles } from './repeated-files.tsx'

/** The longest side of the drawn sheet, px. */
const longest = 96

type LineArtworkProps = {
  line: BasketLine
  /** Of the line's product. */
  name: string
  quote: LineQuote
  onChange: (values: Pick<Partial<BasketLine>, 'artwork' | 'uploads' | 'repeats'>) => void
  onSending: (isSending: boolean) => void
}

/** Whose turn the artwork will be: the customer sends it, now or after ordering, or it is designed here. */
export function LineArtwork({
  line,
  name,
  quote: { trim, files, repeated },
  onChange,
  onSending,
}: LineArtworkProps) {
  const isByUs = line.artwork === 'byUs'
  const comesAlong = line.repeats === undefined ? null : repeated
  const hasFiles =
    (line.uploads ?? []).some((id) => !isGone(files, id)) || (comesAlong?.files.length ?? 0) > 0
  const isSignedIn = useUser() !== null
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Slot trim={trim} isByUs={isByUs} />
      <div className="min-w-50 flex-1">
        <p className="flex gap-2.5 font-bold leading-5.5">
          <span
            aria-hidden="true"
            className={classNames(
              'mt-0.5 h-4.5 w-2.5 shrink-0 border-[1.5px] border-key',
              isByUs && 'bg-key',
            )}
          />
          <ArtworkTitle isByUs={isByUs} hasFiles={hasFiles} />
        </p>
        <p className="type-small pt-0.5">
          <ArtworkNote isByUs={isByUs} hasFiles={hasFiles} isSignedIn={isSignedIn} />
        </p>
        {!isByUs && isSignedIn && (
          <div className="pt-2">
            {comesAlong && (
              <RepeatedFiles repeated={comesAlong} onRemove={() => onChange({ repeats: undefined })} />
            )}
            <LineFiles {...{ line, name, files, onSending }} onChange={(uploads) => onChange({ uploads })} />
          </div>
        )}
      </div>
      <TextButton className="type-small" onClick={() => onChange({ artwork: isByUs ? 'customer' : 'byUs' })}>
        {isByUs ? <Trans>I have my own artwork</Trans> : <Trans>Have it designed by us</Trans>}
      </TextButton>
    </div>
  )
}

/** What was sent just now isn't among them yet. */
const isGone = (files: LineQuote['files'], id: string): boolean =>
  files.find((file) => file.id === id)?.name === null

function ArtworkTitle({ isByUs, hasFiles }: { isByUs: boolean; hasFiles: boolean }) {
  if (isByUs) return <Trans>We do the design</Trans>
  return hasFiles ? <Trans>Artwork added</Trans> : <Trans>No artwork yet</Trans>
}

function ArtworkNote({
  isByUs,
  hasFiles,
  isSignedIn,
}: Record<'isByUs' | 'hasFiles' | 'isSignedIn', boolean>) {
  if (isByUs)
    return <Trans>After ordering, our designer writes to you. The manager says what it costs.</Trans>
  if (hasFiles) return <Trans>It is checked once you order. The day counts from its approval.</Trans>
  return isSignedIn ? (
    <Trans>Add it now or send it after ordering. The day counts from its approval.</Trans>
  ) : (
    <Trans>You send it after ordering, or log in and add it now. The day counts from its approval.</Trans>
  )
}

/** An empty sheet in the product's own proportion. */
function Slot({ trim, isByUs }: { trim: LineQuote['trim']; isByUs: boolean }) {
  const { width, height } = trim ?? { width: 1, height: 1 }
  const scale = longest / Math.max(width, height)
  return (
    <span aria-hidden="true" className="grid size-24 shrink-0 place-items-center">
      <span
        className={classNames('relative block min-h-3 min-w-3', isByUs ? 'bg-yellow' : 'bg-proof')}
        style={{ width: width * scale * 0.8, height: height * scale * 0.8 }}
      >
        <span className="crop-marks [--gap:4px] [--mark:8px]" />
      </span>
    </span>
  )
}
