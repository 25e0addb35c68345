import { Plural, Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { pick } from '../../../../src/lib/languages.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton, AdminLinkButton } from '../../../ui/admin/button.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { Late } from '../../../ui/admin/late.tsx'
import { Mark } from '../../../ui/admin/mark.tsx'
import { SectionFailed } from '../../../ui/admin/section-failed.tsx'
import { Money } from '../../../ui/money.tsx'
import { drawingOf } from './drawings.ts'
import type { ReadyMade, ReadyMadeChoice } from './use-ready-made.ts'

/** The ready-made services as cards, one or several of which are chosen and set up, or a blank one begun. */
export function ReadyMadeChooser({ choice }: { choice: ReadyMadeChoice }) {
  const { query, offered, chosen, toggle, take, isBusy } = choice
  if (query.isError)
    return (
      <SectionFailed onRetry={() => query.refetch()} busy={query.isFetching}>
        <Trans>The ready-made services did not load.</Trans>
      </SectionFailed>
    )
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        take()
      }}
    >
      <ul className={grid}>
        {query.isPending && <GreyCards />}
        {offered.map((one, index) => (
          <Card
            key={one.key}
            readyMade={one}
            digit={index < 9 ? index + 1 : null}
            isChosen={chosen.includes(one)}
            onToggle={() => toggle(one.key)}
          />
        ))}
      </ul>
      <div className="mt-4 flex-wrap items-center gap-x-6 gap-y-3 max-md:contents md:flex">
        <p className="min-w-0 max-w-160 grow basis-80 text-t2 max-md:mt-4">
          <WhatComes chosen={chosen} />
        </p>
        <div className="flex flex-wrap gap-2 max-md:sticky max-md:bottom-0 max-md:z-10 max-md:bg-sheet max-md:py-3 md:ml-auto max-sm:*:grow">
          <AdminLinkButton to="/admin/services/addservice">
            <Trans>Start blank</Trans>
          </AdminLinkButton>
          {chosen.length > 0 && (
            <AdminButton type="submit" variant="primary" busy={isBusy}>
              {isBusy ? (
                <Trans>Setting up…</Trans>
              ) : (
                <Plural value={chosen.length} one="Set up the service" other="Set up # services" />
              )}
              <KeyCap inverse>Enter</KeyCap>
            </AdminButton>
          )}
        </div>
      </div>
    </form>
  )
}

const grid = 'grid grid-cols-[repeat(auto-fill,minmax(min(10rem,45%),1fr))] gap-3 xl:gap-4'

const GreyCards = () => (
  <Late>
    {[0.8, 0.7, 0.6, 0.5, 0.4, 0.3].map((tone) => (
      <li
        key={tone}
        aria-hidden="true"
        style={{ opacity: tone }}
        className="h-60 border border-line2 bg-sheet"
      />
    ))}
  </Late>
)

/** What the chosen ones bring along, and what their prices are. */
function WhatComes({ chosen }: { chosen: readonly ReadyMade[] }) {
  const language = useLanguage()
  const [first, ...more] = chosen
  const again = chosen.filter(({ taken }) => taken > 0).map((one) => pick(one, 'name', language))
  const names = again.join(', ')
  return (
    <>
      {first === undefined && (
        <Trans>Choose one or several: what you don’t sell can be changed or deleted afterwards.</Trans>
      )}
      {first && more.length === 0 && (
        <>
          <strong className="font-semibold text-key">{pick(first, 'name', language)}</strong>{' '}
          <Plural
            value={first.prices}
            one="comes with texts in three languages, # price, a check of artwork and a PDF template."
            other="comes with texts in three languages, a table of # prices, a check of artwork and a PDF template."
          />
        </>
      )}
      {more.length > 0 && (
        <Trans>
          Each comes with texts in three languages, prices, a check of artwork and a PDF template.
        </Trans>
      )}
      {first && (
        <>
          {' '}
          <Trans>The prices are examples: you look at them before the site shows the service.</Trans>
        </>
      )}
      {names !== '' && (
        <span className="block text-warn">
          <Trans>
            Already among the services: {names}. One more will be set up, with a number in its name.
          </Trans>
        </span>
      )}
    </>
  )
}

type CardProps = {
  readyMade: ReadyMade
  /** The key that chooses it. */
  digit: number | null
  isChosen: boolean
  onToggle: () => void
}

function Card({ readyMade, digit, isChosen, onToggle }: CardProps) {
  const id = useId()
  const language = useLanguage()
  const { picture, groups, runs, days, from, taken } = readyMade
  const pieces = formatNumber(from.count, language)
  return (
    <li className="flex">
      <label className="relative flex w-full cursor-pointer flex-col border border-line2 bg-paper hover:border-key has-checked:border-key has-checked:shadow-[inset_0_0_0_1px_var(--key)] has-focus-visible:outline-2 has-focus-visible:outline-cyan has-focus-visible:outline-offset-2">
        <input
          type="checkbox"
          checked={isChosen}
          onChange={onToggle}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-facts`}
          className="absolute top-2 left-2 size-5 accent-key outline-none!"
        />
        <img
          src={drawingOf(picture)}
          alt=""
          loading="lazy"
          width={800}
          height={600}
          className="aspect-[5/3] w-full border-line2 border-b bg-sheet object-cover"
        />
        <span className="flex grow flex-col gap-1.5 px-3 py-2.5">
          <span className="flex items-start justify-between gap-2">
            <strong id={`${id}-name`} className="min-w-0 font-semibold hyphens-auto">
              {pick(readyMade, 'name', language)}
            </strong>
            {digit !== null && <KeyCap>{digit}</KeyCap>}
          </span>
          <span id={`${id}-facts`} className="flex grow flex-col gap-1.5">
            <span className="admin-meta grow text-t2">
              <Plural value={groups} one="# group of choices" other="# groups of choices" />,{' '}
              <Plural value={runs} one="# run" other="# runs" />,{' '}
              <Plural value={days} one="# working day" other="# working days" />
            </span>
            {taken > 0 && (
              <span>
                <Mark kind="plain">
                  <Trans>already there</Trans>
                </Mark>
              </span>
            )}
            <span className="border-line1 border-t pt-1.5">
              <Trans>{pieces} pieces</Trans>:{' '}
              <strong className="font-semibold">
                <Money azn={from.price} />
              </strong>
            </span>
          </span>
        </span>
      </label>
    </li>
  )
}
