import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { usePagePicture } from '../../../lib/artwork/use-page-picture.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { ChatIcon, CursorIcon, DifferenceIcon, FlipIcon, RulerIcon } from '../../../ui/admin/icons.tsx'
import { ProofStage } from '../../../ui/proof-stage/proof-stage.tsx'
import { useStage } from '../../../ui/proof-stage/use-stage.ts'
import type { Artwork, ArtworkPage } from '../../kit/artwork/artwork-queries.ts'
import { StageZoom } from '../../kit/artwork/stage-zoom.tsx'
import { useDifferences } from '../../kit/artwork/use-differences.ts'
import { inCase } from '../../kit/number-case.ts'
import type { MakerTools } from './maker-tools.ts'
import { numbered } from './proof-draft.ts'
import type { ProofMaker } from './use-proof-maker.ts'

type MakerStageProps = {
  maker: ProofMaker
  artwork: Artwork
  page: ArtworkPage
  tools: MakerTools
  onFlip: () => void
}

/** The page on the stage with its lines, pins and findings, or the page of the version before. */
export function MakerStage({ maker, artwork, page, tools, onFlip }: MakerStageProps) {
  const { t } = useLingui()
  const { compared, isAsCustomer, isMeasuring, setMeasuring } = tools
  const { orderId, version, before } = maker
  const older = before?.pages.find((one) => one.page === page.page && one.hasPicture)
  const isOlder = compared === 'before' && older !== undefined && !isAsCustomer
  const shown = isOlder ? older : page
  const stage = useStage(shown)
  const pictureOf = ({ fileId, pageOfFile, hasPicture }: ArtworkPage) =>
    hasPicture ? { orderId, fileId, pageOfFile } : null
  const newPicture = usePagePicture(pictureOf(page))
  const oldPicture = usePagePicture(older && compared !== 'now' ? pictureOf(older) : null)
  const picture = isOlder ? oldPicture : newPicture
  const differences = useDifferences(
    { page, url: newPicture.url },
    older ? { page: older, url: oldPicture.url } : null,
  )
  const pins = numbered(maker.draft.pins).filter(({ internal }) => !(isAsCustomer && internal))
  const onPage = isOlder ? [] : pins.filter((pin) => pin.page === page.page)
  const canPin = !isOlder && !isAsCustomer
  const isPinning = tools.isPinning && canPin
  const findings = maker.version.findings.flatMap(({ check, severity, where, text, page: at }, index) =>
    where && at === page.page
      ? [{ id: `${check}.${index}`, label: text.what, number: index + 1, severity, where }]
      : [],
  )
  return (
    <div className="flex min-h-0 min-w-0 grow flex-col border border-line2 bg-pit">
      <div className="flex min-h-0 grow max-md:flex-col">
        {!isAsCustomer && (
          <MakerToolbar
            tool={toolOf(isMeasuring, isPinning)}
            onTool={(tool) => {
              setMeasuring(tool === 'measure')
              tools.setPinning(tool === 'pin')
              if (tool === 'pin') tools.setCompared('now')
            }}
            isDiffering={older ? compared === 'difference' : null}
            onDiffering={() => tools.setCompared(compared === 'difference' ? 'now' : 'difference')}
            onFlip={version.pages.length > 1 ? onFlip : null}
          />
        )}
        <ProofStage
          stage={stage}
          label={isOlder && before ? t`Page ${page.page}, v${before.number}` : t`Page ${page.page}`}
          picture={picture}
          lines={tools.lines}
          onLines={tools.setLines}
          measures={artwork.lines}
          tool={toolOf(isMeasuring, isPinning)}
          onMeasuring={setMeasuring}
          pins={onPage.map(({ key, number, x, y, internal }) => ({
            id: key,
            number,
            x,
            y,
            internal,
            side: 'staff' as const,
            movable: canPin,
          }))}
          pinKey="N"
          chosen={maker.chosen}
          onChoose={(id) => maker.choose(typeof id === 'number' ? id : null)}
          {...(canPin && {
            onPlace: (point) => maker.addPin({ page: page.page, ...point, internal: tools.isInternal }),
            onMove: (id, point) => maker.changePin(Number(id), point),
          })}
          {...(compared === 'difference' && !isAsCustomer && differences && { differences })}
          // A frame would catch the press.
          findings={isPinning || isOlder || isAsCustomer ? [] : findings}
          onFlip={onFlip}
          className="min-h-100 min-w-0 grow lg:min-h-0"
        />
      </div>
      <div className="flex flex-wrap items-center gap-3 border-line2 border-t bg-paper px-3 py-1.5">
        {before && older && !isAsCustomer && (
          <CompareBar
            tools={tools}
            version={version.number}
            before={before.number}
            differences={differences?.length ?? null}
          />
        )}
        <span className="ml-auto flex items-center gap-1">
          <StageZoom stage={stage} />
        </span>
      </div>
    </div>
  )
}

function toolOf(isMeasuring: boolean, isPinning: boolean) {
  if (isMeasuring) return 'measure'
  return isPinning ? 'pin' : 'look'
}

type CompareBarProps = { tools: MakerTools; version: number; before: number; differences: number | null }

/**
 * This version, the one before, or where they differ. `differences` is null while they are being computed.
 */
function CompareBar({ tools, version, before, differences }: CompareBarProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { compared, setCompared } = tools
  const older = inCase(before, 'ablative', language)
  const one = (name: MakerTools['compared'], texts: ReactNode) => (
    <button
      type="button"
      aria-pressed={compared === name}
      onClick={() => setCompared(name)}
      className="min-h-8 px-2.5 tabular-nums aria-pressed:bg-key aria-pressed:text-on-key pointer-coarse:min-h-11"
    >
      {texts}
    </button>
  )
  return (
    <>
      <fieldset className="flex max-md:hidden divide-x divide-line border border-line">
        <legend className="sr-only">{t`Compare`}</legend>
        {one('now', `v${version}`)}
        {one('before', `v${before}`)}
        {one(
          'difference',
          differences === null ? <Trans>Difference</Trans> : <Trans>Difference {differences}</Trans>,
        )}
      </fieldset>
      <p role="status" className="admin-meta min-w-0 grow text-t2">
        {compared === 'difference' &&
          differences !== null &&
          (differences === 0 ? (
            <Trans>This page doesn’t differ from v{older}.</Trans>
          ) : (
            <Plural
              value={differences}
              one={`Blue frame: # place differs from v${older}`}
              other={`Blue frames: # places differ from v${older}`}
            />
          ))}
      </p>
    </>
  )
}

type MakerToolbarProps = {
  tool: 'look' | 'pin' | 'measure'
  onTool: (tool: MakerToolbarProps['tool']) => void
  /** Null where there is nothing to compare with. */
  isDiffering: boolean | null
  onDiffering: () => void
  /** Null where there is one page. */
  onFlip: (() => void) | null
}

/** The tools for a press on the page, each with its letter. */
function MakerToolbar({ tool, onTool, isDiffering, onDiffering, onFlip }: MakerToolbarProps) {
  const { t } = useLingui()
  return (
    <div
      role="toolbar"
      aria-label={t`Tools`}
      className="flex shrink-0 border-line2 bg-paper text-t2 max-md:border-b md:flex-col md:border-r"
    >
      <Tool name={t`Look`} cap="V" isOn={tool === 'look'} onPress={() => onTool('look')}>
        <CursorIcon />
      </Tool>
      <Tool name={t`Note`} cap="N" isOn={tool === 'pin'} onPress={() => onTool('pin')}>
        <ChatIcon />
      </Tool>
      <Tool
        name={t`Measure`}
        cap="M"
        isWide
        isOn={tool === 'measure'}
        onPress={() => onTool(tool === 'measure' ? 'look' : 'measure')}
      >
        <RulerIcon />
      </Tool>
      {isDiffering !== null && (
        <Tool name={t`Difference`} cap="O" isWide isOn={isDiffering} onPress={onDiffering}>
          <DifferenceIcon />
        </Tool>
      )}
      {onFlip && (
        <Tool name={t`The other side`} cap="F" onPress={onFlip}>
          <FlipIcon />
        </Tool>
      )}
    </div>
  )
}

type ToolProps = {
  name: string
  cap: string
  isOn?: boolean
  /** Not on phones. */
  isWide?: boolean
  onPress: () => void
  children: ReactNode
}

const Tool = ({ name, cap, isOn, isWide = false, onPress, children }: ToolProps) => (
  <button
    type="button"
    aria-label={name}
    title={`${name} (${cap})`}
    aria-pressed={isOn}
    onClick={onPress}
    className={classNames(
      'relative grid size-9 place-items-center hover:text-key aria-pressed:bg-key aria-pressed:text-on-key max-md:size-11 pointer-coarse:size-11',
      isWide && 'max-md:hidden',
    )}
  >
    {children}
    <span
      aria-hidden="true"
      className="absolute right-0.5 bottom-0 text-[9px] leading-3 max-md:hidden pointer-coarse:hidden"
    >
      {cap}
    </span>
  </button>
)
