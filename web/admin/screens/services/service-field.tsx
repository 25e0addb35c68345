import { Trans, useLingui } from '@lingui/react/macro'
import { pick } from '../../../../src/lib/languages.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminSelect } from '../../../ui/admin/inputs.tsx'
import { EditedField } from '../../kit/editor/edited-field.tsx'
import type { Editor } from '../../kit/editor/use-editor.ts'
import type { ProductValues } from './product-values.ts'
import type { AdminService } from './queries.ts'

type ServiceFieldProps = { editor: Editor<ProductValues>; services: readonly AdminService[] }

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
        <AdminSelect {...control}>
          {editor.values.serviceId === 0 && <option value={0}>{t`Choose…`}</option>}
          {services.map((service) => (
            <option key={service.id} value={service.id}>
              {pick(service, 'name', language)}
            </option>
          ))}
        </AdminSelect>
      )}
    </EditedField>
  )
}
