import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { classNames } from '../../../../lib/class-names.ts'
import { formatDate } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { shortName } from '../../../../lib/short-name.ts'
import { Button } from '../../../../ui/button.tsx'
import { RegistrationMark } from '../../../../ui/icons.tsx'
import { TemplateLink } from '../../../kit/options/template-link.tsx'
import { type Artwork, orderedSelection, type Proofs, type Version } from '../../../kit/orders/order-parts.ts'
import { FileList } from '../order-files.tsx'
import type { MyOrderDetail } from '../order-labels.tsx'
import { ApprovedArtwork } from './approved-artwork.tsx'
import { FindingList } from './finding-list.tsx'
import { type FindingGroup, groupFindings } from './findings.ts'
import { PageSheets } from './page-sheets.tsx'
import { UploadSlot } from './upload-slot.tsx'
import { useArtworkAct } from './use-artwork-act.ts'

type ArtworkSectionProps = { order: MyOrderDetail; artwork: Artwork; proofs: Proofs | undefined }

/** The artwork of an order: the field to send it, its versions, and their findings. */
export function ArtworkSection({ order, artwork, proofs }: ArtworkSectionProps) {
  const { versions, acts, state } = artwork
  const [chosen, setChosen] = useState<number | null>(null)
  const [newest] = versions
  const shown = versions.find(({ number }) => number === chosen) ?? newest
  // A version that has arrived since is the one to look at.
  const [last, setLast] = useState(newest?.number)
  if (last !== newest?.number) {
    setLast(newest?.number)
    setChosen(null)
  }
  const isApproved = state === 'Approved'
  return (
    <section
      id="artwork"
      tabIndex={-1}
      aria-labelledby="artwork-heading"
      className="border-key border-t pt-5"
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 pb-6">
        <h2 id="artwork-heading" className="type-d3">
          {isApproved ? <Trans>Approved artwork</Trans> : <Trans>Artwork</Trans>}
        </h2>
        <VersionTabs versions={versions} chosen={shown?.number} onChoose={setChosen} />
        {acts.includes('send') && <OrderTemplate order={order} />}
      </div>
      {state === 'DesignByUs' && acts.includes('ownArtwork') && <OwnArtwork orderId={artwork.orderId} />}
      {acts.includes('send') && !isApproved && <UploadSlot artwork={artwork} />}
      {isApproved && shown === newest && shown ? (
        <ApprovedArtwork artwork={artwork} version={shown} proofs={proofs} />
      ) : (
        shown && <VersionView artwork={artwork} version={shown} isNewest={shown === newest} />
      )}
      {acts.includes('send') && isApproved && (
        <details className="mt-8 border-key border-y print:hidden">
          <summary className="flex min-h-13 items-center font-bold">
            <Trans>Send another version after all</Trans>
          </summary>
          <p className="max-w-150 pb-4">
            <Trans>A new version cancels the approval: it is checked, and you approve it again.</Trans>
          </p>
          <UploadSlot artwork={artwork} />
        </details>
      )}
    </section>
  )
}

function OwnArtwork({ orderId }: { orderId: number }) {
  const own = useArtworkAct(orderId, (client, id: number) => client.artwork.ownArtwork.mutate({ id }))
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3 border border-key p-5 print:hidden">
      <p className="grow font-bold">
        <Trans>We do the design</Trans>
      </p>
      <Button variant="secondary" size="small" busy={own.isPending} onClick={() => own.run(orderId)}>
        <Trans>I have my own artwork</Trans>
      </Button>
      <p role="alert" className="basis-full font-semibold text-error empty:hidden">
        {own.failure}
      </p>
    </div>
  )
}

/** More versions than this are behind "earlier". */
const maxShown = 4
const shownThen = 3

type VersionTabsProps = {
  versions: readonly Version[]
  chosen: number | undefined
  onChoose: (version: number) => void
}

/** Versions of the artwork, oldest first; none is ever overwritten. */
function VersionTabs({ versions, chosen, onChoose }: VersionTabsProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  if (versions.length === 0) return null
  const isCut = versions.length > maxShown && !isOpen
  const shown = (isCut ? versions.slice(0, shownThen) : versions).toReversed()
  const tab = 'type-small min-h-9 px-4 pointer-coarse:min-h-11'
  return (
    <fieldset className="flex flex-wrap border border-key" aria-label={t`Versions of the artwork`}>
      {isCut && (
        <button
          type="button"
          className={classNames(tab, 'border-key border-r font-semibold')}
          onClick={() => setOpen(true)}
        >
          <Trans>Earlier</Trans>
        </button>
      )}
      {shown.map(({ number, sentAt }) => (
        <button
          key={number}
          type="button"
          data-paper=""
          aria-pressed={number === chosen}
          className={classNames(
            tab,
            'border-key border-r last:border-r-0',
            number === chosen ? 'bg-yellow font-bold' : 'font-semibold',
          )}
          onClick={() => onChoose(number)}
        >
          v{number}, <time dateTime={sentAt}>{formatDate(sentAt, language, 'moment')}</time>
        </button>
      ))}
    </fieldset>
  )
}

/** The template PDF for the chosen options; none where the choice has no size. */
function OrderTemplate({ order: { serviceType, options, count } }: { order: MyOrderDetail }) {
  if (!serviceType || !options?.trim) return null
  return (
    <TemplateLink
      product={serviceType.id}
      chosen={{ selection: orderedSelection(options), count }}
      className="type-small ml-auto inline-flex min-h-11 items-center gap-2 border-key border-b-2 font-bold md:min-h-8 print:hidden"
    >
      <Trans>Template, PDF</Trans>
    </TemplateLink>
  )
}

type VersionViewProps = { artwork: Artwork; version: Version; isNewest: boolean }

/** A version: its pages with the marks of the findings, the findings as text, and the files themselves. */
function VersionView({ artwork, version, isNewest }: VersionViewProps) {
  const [lit, setLit] = useState<number | null>(null)
  const groups = groupFindings(version.findings)
  const isChecking = version.files.some(({ check }) => check === 'Waiting' || check === 'Reading')
  // A locked or damaged file has no pages, but a finding that says what to do.
  const hasFindings = groups.length > 0
  const hasPages = version.pages.length > 0 || isChecking
  return (
    <div className="pt-6">
      {!isNewest && (
        <p className="mb-6 border-key border-l-4 bg-yellow px-4 py-2 font-semibold">
          <Trans>This is an older version: only the newest one counts.</Trans>
        </p>
      )}
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,774fr)_minmax(0,522fr)]">
        <div className="min-w-0">
          {hasPages && (
            <PageSheets
              orderId={artwork.orderId}
              version={version}
              lines={artwork.lines}
              groups={groups}
              lit={lit}
              onLight={setLit}
            />
          )}
          <UnreadFiles version={version} />
          <FileList
            orderId={artwork.orderId}
            of="artwork"
            files={version.files}
            className="gap-x-6 gap-y-1 pt-3"
          />
        </div>
        {(hasPages || hasFindings) && (
          <div className="min-w-0">
            <Tally groups={groups} passed={version.passed.length} isChecking={isChecking} />
            <FindingList
              artwork={artwork}
              version={version}
              groups={groups}
              lit={lit}
              isOpen={isNewest && !isChecking}
              onLight={setLit}
            />
          </div>
        )}
      </div>
    </div>
  )
}

type TallyProps = { groups: readonly FindingGroup[]; passed: number; isChecking: boolean }

/**
 * The number of findings that must be fixed, should be looked at, and are in order; unknown while the artwork is
 * checked.
 */
function Tally({ groups, passed, isChecking }: TallyProps) {
  const must = groups.filter(({ finding }) => finding.severity === 'must').length
  const look = groups.length - must
  const figure = (count: number) =>
    isChecking ? <RegistrationMark size={32} strokeWidth={1.5} className="my-1 animate-spin" /> : count
  return (
    <div
      role="status"
      aria-busy={isChecking}
      className="grid grid-cols-3 divide-x divide-key border border-key"
    >
      <Cell figure={figure(must)} look={must > 0 && !isChecking ? 'bg-error text-white' : ''}>
        <Trans context="order">must fix</Trans>
      </Cell>
      <Cell figure={figure(look)} look={look > 0 && !isChecking ? 'bg-yellow' : ''}>
        <Trans>take a look</Trans>
      </Cell>
      <Cell figure={figure(passed)} look="">
        <Trans>fine</Trans>
      </Cell>
    </div>
  )
}

const Cell = ({ figure, look, children }: { figure: ReactNode; look: string; children: ReactNode }) => (
  <p className={classNames('flex flex-col px-3.5 py-3', look)}>
    <span className="type-money text-[38px] leading-10 md:text-[44px]">{figure}</span>{' '}
    <span className="type-small">{children}</span>
  </p>
)

/** Files that the checks don't read: an empty sheet with the format's name. */
function UnreadFiles({ version }: { version: Version }) {
  const files = version.files.flatMap((file, index) =>
    file.check === 'NotChecked' || file.check === 'Unreadable'
      ? [{ ...file, isFaulty: mustFix(version, index + 1) }]
      : [],
  )
  if (files.length === 0) return null
  return (
    <ul className="mt-4 grid gap-4 first:mt-0">
      {files.map(({ id, name, kind, isFaulty }) => (
        <li key={id} className="flex items-center gap-6 bg-proof p-5 md:p-8">
          <span
            aria-hidden="true"
            className="grid h-28 w-20 shrink-0 place-items-center border border-key bg-paper font-[900]"
          >
            {kind.toUpperCase()}
          </span>
          <p className="min-w-0 break-words">
            <strong className="block" title={name}>
              {shortName(name)}
            </strong>
            {!isFaulty && (
              <Trans>Our automatic checks can’t read this file: our prepress team will look at it.</Trans>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** A locked or damaged file waits for its customer: the finding says so. */
const mustFix = ({ findings }: Version, number: number): boolean =>
  findings.some(({ severity, file }) => severity === 'must' && file === number)
