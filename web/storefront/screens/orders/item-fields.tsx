import { Trans, useLingui } from '@lingui/react/macro'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/inputs.tsx'
import { ServiceOptions } from './service-options.tsx'
import type { OrderForm } from './use-order-form.ts'

type ItemFieldsProps = {
  form: OrderForm
  faults: {
    of: (field: 'serviceId' | 'serviceTypeId') => string | undefined
    clear: (field: 'serviceId' | 'serviceTypeId') => void
  }
}

const idOrNull = (value: string): number | null => (value === '' ? null : Number(value))

/**
 * Service, then product: its select is disabled until a service is chosen (WEB-12), and not there when the
 * service is ordered as it is.
 */
export function ItemFields({ form, faults }: ItemFieldsProps) {
  const { t } = useLingui()
  const { services, service, products, product, campaign, change } = form
  const items = services.data?.items ?? []
  return (
    <>
      <Field label={<Trans>Service</Trans>} error={faults.of('serviceId')}>
        <Select
          name="serviceId"
          required
          value={service?.id ?? ''}
          onChange={(event) => {
            change({ serviceId: idOrNull(event.target.value), productId: null, count: null })
            faults.clear('serviceId')
            faults.clear('serviceTypeId')
          }}
        >
          <option value="">{services.isPending ? t`Loading…` : t`Choose a service`}</option>
          <ServiceOptions services={items} campaign={campaign} />
        </Select>
      </Field>
      {service && products.length === 0 ? null : (
        <Field label={<Trans>Product</Trans>} error={faults.of('serviceTypeId')}>
          <Select
            name="serviceTypeId"
            required={products.length > 0}
            disabled={products.length === 0}
            value={product?.id ?? ''}
            onChange={(event) => {
              change({ productId: idOrNull(event.target.value), count: null })
              faults.clear('serviceTypeId')
            }}
          >
            <option value="">{service ? t`Choose a product` : t`First choose a service`}</option>
            {products.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </>
  )
}
