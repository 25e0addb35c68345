import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { pick } from '../../../../src/lib/languages.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Mark } from '../../../ui/admin/mark.tsx'
import { SortableGrid } from '../../kit/sortable/sortable-grid.tsx'
import { kindIcons, useKindNames } from './kinds.tsx'
import { useZoneTexts } from './use-zone-texts.ts'
import type { Delivery, Way } from './zones-values.ts'

type WaysListProps = {
  delivery: Delivery
  chosen: Way
  canChange: boolean
  onChoose: (way: Way) => void
  onMove: (ids: number[]) => void
}

/** The ways in their order, each with what it is in a line. */
export function WaysList({ delivery, chosen, canChange, onChoose, onMove }: WaysListProps) {
  const { t } = useLingui()
  const id = useId()
  const language = useLanguage()
  const kinds = useKindNames()
  const { ways, points } = delivery
  const nameOf = (way: Way) => pick(way, 'name', language)
  const move = (key: string, over: string) => {
    const ids = ways.map((way) => way.id)
    const [from, to] = [ids.indexOf(Number(key)), ids.indexOf(Number(over))]
    onMove(ids.toSpliced(from, 1).toSpliced(to, 0, Number(key)))
  }
  return (
    <nav aria-labelledby={id}>
      <div className="flex items-baseline gap-x-2.5 pb-2">
        <h2 id={id} className="admin-h2">
          <Trans>Ways</Trans>
        </h2>
        <span className="text-t3 tabular-nums">{ways.length}</span>
      </div>
      <SortableGrid
        label={t`Ways`}
        items={ways.map((way) => ({ key: String(way.id), way }))}
        nameOf={({ way }) => nameOf(way)}
        onMove={move}
        disabled={!canChange || ways.length < 2}
        className="border-key border-t-2"
        itemClassName="bg-paper"
      >
        {({ way }, handle) => {
          const Icon = kindIcons[way.kind]
          const isChosen = way.id === chosen.id
          return (
            <div
              className={classNames(
                'flex items-start border-line2 border-b',
                isChosen && 'bg-cyan-ground shadow-[inset_3px_0_0_var(--cyan)]',
              )}
            >
              <button
                type="button"
                aria-current={isChosen ? 'true' : undefined}
                onClick={() => onChoose(way)}
                className="flex min-w-0 grow gap-3 py-2 pl-3.5 text-left"
              >
                <Icon className="mt-0.5 text-t2" />
                <span className="min-w-0 grow">
                  <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
                    <span className="mr-auto min-w-0 font-semibold wrap-anywhere">{nameOf(way)}</span>
                    {way.kind === 'pickup' && (
                      <Mark kind="plain">
                        <Trans context="delivery">free</Trans>
                      </Mark>
                    )}
                    {!way.isShown && (
                      <Mark kind="plain">
                        <Trans>hidden</Trans>
                      </Mark>
                    )}
                  </span>
                  <span className="admin-meta block text-t2">
                    <span className="sr-only">{kinds[way.kind]}: </span>
                    {way.kind === 'pickup' ? <PointLine points={points} /> : <WayLine way={way} />}
                  </span>
                </span>
              </button>
              <span className="flex w-8 shrink-0 max-md:w-11 pointer-coarse:w-11">{handle}</span>
            </div>
          )
        }}
      </SortableGrid>
    </nav>
  )
}

function PointLine({ points }: Pick<Delivery, 'points'>) {
  const language = useLanguage()
  const [first, ...others] = points
  if (!first) return <Trans>no pick-up point yet: not offered</Trans>
  return (
    <>
      {[pick(first, 'address', language), pick(first, 'hours', language)].filter(Boolean).join(', ')}
      {others.length > 0 && ` +${others.length}`}
    </>
  )
}

function WayLine({ way }: { way: Way }) {
  const { kg } = useZoneTexts()
  const { zones, daysFrom, daysTo, maxGrams } = way
  return (
    <>
      <Plural value={zones.length} one="# zone" other="# zones" />
      {', '}
      {daysFrom === daysTo ? (
        <Plural value={daysTo} one="# day" other="# days" />
      ) : (
        <Trans>
          {daysFrom}–{daysTo} days
        </Trans>
      )}
      {maxGrams !== null && `, ≤ ${kg(maxGrams)}`}
    </>
  )
}
