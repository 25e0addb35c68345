import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import {
  type Choice,
  type ChoiceSign,
  choiceSigns,
  type Group,
} from '../../../../../src/domains/options/configuration.ts'
import { AdminField } from '../../../../ui/admin/field.tsx'
import { AdminInput, AdminSelect } from '../../../../ui/admin/inputs.tsx'
import { readScaled } from '../../../kit/grid/read-scaled.ts'
import { FigureField } from '../figure-field.tsx'
import { useCellTexts } from '../use-options-texts.ts'

export type ChangeChoice = (patch: Partial<Choice>, about?: string) => void

type KindFieldsProps = {
  group: Group
  choice: Choice
  /** The error about the fold lines. */
  error: string | undefined
  change: ChangeChoice
}

/** What a choice is, by the kind of its group. */
export function KindFields({ group, choice, error, change }: KindFieldsProps) {
  const { t } = useLingui()
  switch (group.kind) {
    case 'size':
      return (
        <>
          <FigureField
            label={t`Width`}
            unit="mm"
            decimals={1}
            value={choice.width}
            onChange={(width) => change({ width }, 'width')}
          />
          <FigureField
            label={t`Height`}
            unit="mm"
            decimals={1}
            value={choice.height}
            onChange={(height) => change({ height }, 'height')}
          />
        </>
      )
    case 'material':
      return (
        <>
          <FigureField
            label={t`Weight`}
            unit="g/m²"
            decimals={1}
            value={choice.weight}
            onChange={(weight) => change({ weight }, 'weight')}
          />
          <FigureField
            label={t`Thickness`}
            unit="mm"
            decimals={3}
            value={choice.thickness}
            onChange={(thickness) => change({ thickness }, 'thickness')}
          />
          <SwatchField choice={choice} change={change} />
        </>
      )
    case 'sides':
      return (
        <AdminField label={t`Printed sides`}>
          <AdminSelect
            value={choice.sides ?? 1}
            onChange={({ target }) => change({ sides: target.value === '2' ? 2 : 1 })}
          >
            <option value={1}>{t`one, 4+0`}</option>
            <option value={2}>{t`both, 4+4`}</option>
          </AdminSelect>
        </AdminField>
      )
    case 'turnaround':
      return (
        <>
          <FigureField
            label={t`Working days`}
            unit=""
            value={choice.days}
            onChange={(days) => change({ days }, 'days')}
          />
          <FigureField
            label={t`Dearer by`}
            unit="%"
            scale={100}
            decimals={2}
            value={choice.factorBp}
            onChange={(factorBp) => change({ factorBp }, 'factorBp')}
          />
        </>
      )
    case 'finishing':
      return (
        <>
          <FigureField
            label={t`Corner radius`}
            unit="mm"
            decimals={1}
            value={choice.cornerRadius}
            onChange={(cornerRadius) => change({ cornerRadius }, 'cornerRadius')}
          />
          <FoldsField choice={choice} error={error} change={change} />
          <SignField choice={choice} change={change} />
          <SwatchField choice={choice} change={change} />
        </>
      )
    case 'other':
      return (
        <>
          <FigureField
            label={t`Pages`}
            unit=""
            value={choice.pages}
            onChange={(pages) => change({ pages }, 'pages')}
          />
          <FoldsField choice={choice} error={error} change={change} />
          <SignField choice={choice} change={change} />
          <SwatchField choice={choice} change={change} />
        </>
      )
  }
}

/** A colour that stands for the choice: `#26282B`; empty for none. */
function SwatchField({ choice, change }: Pick<KindFieldsProps, 'choice' | 'change'>) {
  const { t } = useLingui()
  const [typed, type] = useState<string | null>(null)
  const isWrong = typed !== null && typed.trim() !== '' && !/^#?[0-9a-f]{6}$/i.test(typed.trim())
  return (
    <AdminField label={t`Sample colour`} {...(isWrong && { error: t`Six signs: 26282B` })}>
      <AdminInput
        maxLength={7}
        value={typed ?? choice.swatch ?? ''}
        style={choice.swatch ? { borderLeft: `16px solid ${choice.swatch}` } : undefined}
        onChange={({ target }) => {
          const text = target.value.trim().replace('#', '')
          type(target.value)
          if (text === '') change({ swatch: undefined }, 'swatch')
          else if (/^[0-9a-f]{6}$/i.test(text)) change({ swatch: `#${text.toLowerCase()}` }, 'swatch')
        }}
        onBlur={() => !isWrong && type(null)}
      />
    </AdminField>
  )
}

type FoldsFieldProps = { choice: Choice; error: string | undefined; change: ChangeChoice }

/** Where the template folds it: `99; 198`, mm from the left edge; empty for a piece that isn't folded. */
function FoldsField({ choice, error, change }: FoldsFieldProps) {
  const { t } = useLingui()
  const texts = useCellTexts()
  const [typed, type] = useState<string | null>(null)
  const read = typed === null ? null : readFolds(typed)
  const isWrong = typed !== null && read === null
  const wrong = isWrong ? t`Millimetres from the left edge, ascending: 99; 198` : error
  return (
    <AdminField label={t`Fold lines, mm`} {...(wrong && { error: wrong })}>
      <AdminInput
        inputMode="decimal"
        maxLength={160}
        value={typed ?? (choice.folds ?? []).map(texts.figure).join('; ')}
        onChange={({ target }) => {
          type(target.value)
          const folds = readFolds(target.value)
          if (folds) change({ folds: folds.length > 0 ? folds : undefined }, 'folds')
        }}
        onBlur={() => !isWrong && type(null)}
      />
    </AdminField>
  )
}

/** The drawing that the site shows with a choice. */
function SignField({ choice, change }: { choice: Choice; change: ChangeChoice }) {
  const { t } = useLingui()
  const names = useSignNames()
  return (
    <AdminField label={t`Drawing on the site`}>
      <AdminSelect
        value={choice.sign ?? ''}
        onChange={({ target }) => change({ sign: choiceSigns.find((sign) => sign === target.value) })}
      >
        <option value="">{t`none`}</option>
        {choiceSigns.map((sign) => (
          <option key={sign} value={sign}>
            {names[sign]}
          </option>
        ))}
      </AdminSelect>
    </AdminField>
  )
}

function useSignNames(): Record<ChoiceSign, string> {
  const { t } = useLingui()
  return {
    lamination: t`lamination`,
    foil: t`foil`,
    varnish: t`spot varnish`,
    embossing: t`embossing`,
    hole: t`hole`,
    perforation: t`perforation`,
    shape: t`cut to shape`,
    staples: t`staples`,
    spiral: t`spiral`,
    glue: t`glued spine`,
    eyelets: t`eyelets`,
    pocket: t`pole pocket`,
    numbers: t`numbering`,
    embroidery: t`embroidery`,
    box: t({ message: 'box', context: 'packaging' }),
  }
}

/**
 * Fold lines as they are written, `99; 198` or `99,5 198`: mm, ascending and distinct; null where it can't be
 * read so.
 */
function readFolds(text: string): number[] | null {
  const read = text
    .split(/[;\s]+/)
    .filter(Boolean)
    .map((part) => readScaled(part, { scale: 1, decimals: 1, required: true }))
  const folds = read.filter((fold) => typeof fold === 'number')
  const isAscending = folds.every((fold, index) => fold > (folds[index - 1] ?? 0))
  return folds.length === read.length && isAscending && folds.length <= 20 ? folds : null
}
