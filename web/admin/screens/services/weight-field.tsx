import { Trans } from '@lingui/react/macro'
import { netWeightOf } from '../../../../src/domains/delivery/weight.ts'
import type { Configuration, Selection } from '../../../../src/domains/options/configuration.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminInput } from '../../../ui/admin/inputs.tsx'
import { EditedField } from '../../kit/editor/edited-field.tsx'
import type { Editor } from '../../kit/editor/use-editor.ts'
import type { ProductValues } from './product-values.ts'
import { readCount } from './tiers/tier-rows.ts'
import { useProductOptions } from './use-product-options.ts'

/** What 100 pieces weigh, and beside it what the first choices weigh, so that a slip of theirs is seen (DEL-24). */
export function WeightField({ id, editor }: { id: number | null; editor: Editor<ProductValues> }) {
  const { data, isLoading } = useProductOptions(id)
  return (
    <EditedField
      editor={editor}
      name="weightOf100"
      read={readCount}
      label={<Trans>Weight of 100&nbsp;pieces, g</Trans>}
      hint={!isLoading && <WeightHint configuration={data?.configuration ?? null} />}
    >
      {(control) => <AdminInput {...control} inputMode="numeric" maxLength={20} />}
    </EditedField>
  )
}

const firstChoices: Selection = { choices: {}, ownSize: null }

function WeightHint({ configuration }: { configuration: Configuration | null }) {
  const language = useLanguage()
  if (!configuration) return <Trans>Without packing. Empty: staff say the price of its delivery.</Trans>
  const grams = netWeightOf({ weightOf100: null, configuration }, firstChoices, 100)
  if (grams === null)
    return <Trans>The choices don’t say it: a size, a paper’s weight or a number of sheets is missing.</Trans>
  const kilograms = formatNumber(Math.max(0.01, Math.round(grams / 10) / 100), language)
  return (
    <Trans>
      By the first choices, 100&nbsp;pcs ≈ {kilograms}&nbsp;kg. A figure here counts instead of the choices.
    </Trans>
  )
}
