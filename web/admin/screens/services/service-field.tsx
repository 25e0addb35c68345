import { Trans, useLingui } from '@lingui/react/macro'
import { pick } from '../../../../src/lib/languages.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { OfficeSelect } from '../../../ui/admin/inputs.tsx'
import { EditedField } from '../../kit/editor/edited-field.tsx'
import type { Editor } from '../../kit/editor/use-editor.ts'
import type { ProductValues } from './product-values.ts'
import type { OfficeService } from './queries.ts'

type ServiceFieldProps = { editor: Editor<ProductValues>; services: readonly OfficeService[] }

/** Which service the product belongs to. */
export function ServiceField({ editor, services }: ServiceFieldProps) {
  const { t } = useLingui()
  const language = useLanguage()
  return (
    <EditedField
      editor={editor}
      name="serviceId"
      read={Number}
      label={<Trans>Service</Trans>}
      required
      className="sm:max-w-80"
    >
      {(control) => (
        <OfficeSelect {...control}>
          {editor.values.serviceId === 0 && <option value={0}>{t`Choose…`}</option>}
          {services.map((service) => (
            <option key={service.id} value={service.id}>
              {pick(service, 'name', language)}
            </option>
          ))}
        </OfficeSelect>
      )}
    </EditedField>
  )
}
