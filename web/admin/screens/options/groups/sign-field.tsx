import { useLingui } from '@lingui/react/macro'
import {
  type Choice,
  type ChoiceSign,
  choiceSigns,
} from '../../../../../src/domains/options/configuration.ts'
import { AdminField } from '../../../../ui/admin/field.tsx'
import { AdminSelect } from '../../../../ui/admin/inputs.tsx'
import type { ChangeChoice } from './choice-panel.tsx'

/** The drawing that the site shows with a choice. */
export function SignField({ choice, change }: { choice: Choice; change: ChangeChoice }) {
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
