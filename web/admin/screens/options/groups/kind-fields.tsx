import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Choice, Group } from '../../../../../src/domains/options/configuration.ts'
import { AdminField } from '../../../../ui/admin/field.tsx'
import { AdminInput, AdminSelect } from '../../../../ui/admin/inputs.tsx'
import { FigureField } from '../figure-field.tsx'
import type { ChangeChoice } from './choice-panel.tsx'
import { FoldsField } from './folds-field.tsx'
import { SignField } from './sign-field.tsx'

type KindFieldsProps = {
  group: Group
  choice: Choice
  /** What the server or the form says of the fold lines. */
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
