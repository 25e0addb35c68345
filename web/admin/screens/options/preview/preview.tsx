import { Trans, useLingui } from '@lingui/react/macro'
import { memo, useMemo, useState } from 'react'
import type { Choice, Group, Selection } from '../../../../../src/domains/options/configuration.ts'
import { type Difference, differences } from '../../../../../src/domains/options/differences.ts'
import { chosenOf } from '../../../../../src/domains/options/find-choice.ts'
import { gridOf } from '../../../../../src/domains/options/grid.ts'
import { textIn } from '../../../../../src/domains/options/in-language.ts'
import { quoteOptions } from '../../../../../src/domains/options/quote-options.ts'
import { type Language, languages, pick } from '../../../../../src/lib/languages.ts'
import { classNames } from '../../../../lib/class-names.ts'
import { formatMoney } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { WarnIcon } from '../../../../ui/admin/icons.tsx'
import type { Cells } from '../cells.ts'
import { configurationOf, type OptionsValues, type Product } from '../options-values.ts'
import { useCellTexts } from '../use-options-texts.ts'

type PreviewProps = {
  values: OptionsValues
  /** The prices as they are stored. */
  former: Cells
  product: Product
  hasErrors: boolean
}

/** The site's calculator with unsaved changes, in each language; it may lag a moment behind typing. */
export const Preview = memo(function Preview({ values, former, product, hasErrors }: PreviewProps) {
  const { t } = useLingui()
  const [language, setLanguage] = useState<Language>(useLanguage())
  const preview = usePreview(values, former)
  const { quote, configuration, others, press } = preview
  return (
    <section aria-label={t`Calculator on the site`} className="min-w-0">
      <div className="flex items-center gap-3 pb-2">
        <h2 className="admin-h2 mr-auto">
          <Trans>Calculator on the site</Trans>
        </h2>
        <span className="flex border border-line">
          {languages.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === language}
              onClick={() => setLanguage(one)}
              className="min-h-7 min-w-9 px-2 font-semibold text-[12px] aria-pressed:bg-key aria-pressed:text-on-key max-md:min-h-11 max-md:min-w-11"
            >
              {one.toUpperCase()}
            </button>
          ))}
        </span>
      </div>
      {hasErrors && (
        <p role="status" className="mb-2 flex gap-2 border border-warn bg-warn-ground px-3 py-2 text-warn">
          <WarnIcon className="mt-0.5" />
          <Trans>Until the errors are fixed, the former prices are shown.</Trans>
        </p>
      )}
      <div lang={language} className="grid gap-3.5 border border-key bg-paper p-4">
        <p className="admin-h1">{pick(product, 'name', language)}</p>
        {configuration.groups.map((group) => (
          <Chips
            key={group.key}
            group={group}
            language={language}
            chosen={quote.selection.choices[group.key] ?? []}
            others={others[group.key] ?? {}}
            onPress={(key) => press(group.key, key, group.several)}
          />
        ))}
        <Prices preview={preview} language={language} />
      </div>
    </section>
  )
})

type ChipsProps = {
  group: Group
  language: Language
  chosen: readonly string[]
  others: Readonly<Record<string, Difference>>
  onPress: (key: string) => void
}

function Chips({ group, language, chosen, others, onPress }: ChipsProps) {
  const name = textIn(group.name, language)
  const reasons = group.choices.flatMap(({ key }) =>
    (others[key]?.findings ?? []).flatMap(({ reason }) => (reason ? [textIn(reason, language)] : [])),
  )
  return (
    <fieldset>
      <legend className="pb-1.5 font-semibold wrap-anywhere">{name}</legend>
      <div className="flex flex-wrap gap-1.5">
        {group.choices.map((choice) => (
          <Chip
            key={choice.key}
            choice={choice}
            language={language}
            isChosen={chosen.includes(choice.key)}
            difference={group.inMatrix ? undefined : others[choice.key]}
            isImpossible={choice.soldOut === true || isHindered(others[choice.key])}
            onPress={() => onPress(choice.key)}
          />
        ))}
      </div>
      {[...new Set(reasons)].map((reason) => (
        <p key={reason} className="admin-meta pt-1 text-t2">
          {reason}
        </p>
      ))}
    </fieldset>
  )
}

const isHindered = (difference: Difference | undefined): boolean =>
  difference?.findings.some(({ kind }) => kind !== 'askUs') ?? false

type ChipProps = {
  choice: Choice
  language: Language
  isChosen: boolean
  difference: Difference | undefined
  isImpossible: boolean
  onPress: () => void
}

function Chip({ choice, language, isChosen, difference, isImpossible, onPress }: ChipProps) {
  const amount = difference?.amount ?? 0
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onPress}
      className={classNames(
        'flex min-h-7.5 items-center gap-1.5 border px-2.5 text-left wrap-anywhere max-md:min-h-11',
        isChosen ? 'border-key font-semibold shadow-[inset_0_0_0_1px_var(--key)]' : 'border-line',
        isImpossible && !isChosen && 'border-dashed text-t3',
      )}
    >
      {choice.swatch && (
        <span
          aria-hidden="true"
          className="size-3.5 border border-line"
          style={{ background: choice.swatch }}
        />
      )}
      {textIn(choice.name, language)}
      {amount > 0 && !isChosen && (
        <span className="admin-meta text-t3">+{formatMoney(amount / 100, language)}</span>
      )}
    </button>
  )
}

function Prices({ preview, language }: { preview: ReturnType<typeof usePreview>; language: Language }) {
  const { t } = useLingui()
  const texts = useCellTexts()
  const { grid, quote, count, setCount, configuration } = preview
  const turnarounds = configuration.groups.find(({ kind }) => kind === 'turnaround')?.choices ?? []
  const nameOf = (key: string | null): string => {
    const choice = turnarounds.find((one) => one.key === key)
    return choice ? textIn(choice.name, language) : t`Price`
  }
  return (
    <>
      <table className="w-full tabular-nums">
        <thead>
          <tr className="border-line border-b">
            <th scope="col" className="py-1 text-left font-semibold">
              <Trans>Run</Trans>
            </th>
            {grid.turnarounds.map((key) => (
              <th key={key} scope="col" className="py-1 text-right font-semibold wrap-anywhere">
                {nameOf(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grid.rows.map((cells, index) => {
            const run = grid.counts[index] ?? 0
            return (
              <tr key={run} className={classNames('border-line1 border-b', run === count && 'font-semibold')}>
                <th scope="row" className="text-left font-[inherit]">
                  <button
                    type="button"
                    aria-pressed={run === count}
                    onClick={() => setCount(run)}
                    className="min-h-7 w-full text-left max-md:min-h-11"
                  >
                    {texts.run(run)}
                  </button>
                </th>
                {cells.map(({ turnaround, quote: { total } }) => (
                  <td key={turnaround} className="text-right">
                    {total === null ? t`ask us` : texts.amount(total)}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
      <p role="status" className="flex flex-wrap items-baseline gap-x-3">
        <strong className="mr-auto text-[26px] leading-8">
          {quote.total === null ? t`ask us` : formatMoney(quote.total / 100, language)}
        </strong>
        {quote.total !== null && (
          <span className="admin-meta text-t3">
            <Trans>1 pc. {texts.piece(quote.total, count)}</Trans>
          </span>
        )}
      </p>
    </>
  )
}

/** The site's calculation with unsaved changes; unreadable prices are replaced by the stored ones. */
function usePreview(values: OptionsValues, former: Cells) {
  const [selection, select] = useState<Selection>({ choices: {}, ownSize: null })
  const [wanted, setCount] = useState<number | null>(null)
  const { runs } = values
  const middle = runs[Math.floor(runs.length / 2)] ?? values.minCount
  const count = wanted !== null && runs.includes(wanted) ? wanted : middle
  const configuration = useMemo(() => configurationOf(values, former), [values, former])
  const known = useMemo(() => knownOf(selection, configuration.groups), [selection, configuration])
  const place = runs.indexOf(count)
  const from = Math.max(0, Math.min(place - 1, runs.length - 3))
  const counts = runs.slice(from, from + 3)
  const input = { configuration, selection: known, count }
  return {
    configuration,
    count,
    setCount,
    quote: quoteOptions(input),
    grid: gridOf({ configuration, selection: known, counts }),
    others: differences(input),
    /** Toggles a choice of a multiple group; in any other group it replaces the present one. */
    press: (group: string, key: string, several: boolean) => {
      const now = chosenOf(known, group)
      const toggled = now.includes(key) ? now.filter((one) => one !== key) : [...now, key]
      select({ ...known, choices: { ...known.choices, [group]: several ? toggled : [key] } })
    },
  }
}

/** Leaves out choices that have since been removed. */
function knownOf(
  selection: Selection,
  groups: readonly { key: string; choices: readonly { key: string }[] }[],
): Selection {
  const choices = groups.map(({ key, choices: there }) => [
    key,
    chosenOf(selection, key).filter((one) => there.some((choice) => choice.key === one)),
  ])
  return { ...selection, choices: Object.fromEntries(choices) }
}
