import { Trans, useLingui } from '@lingui/react/macro'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/inputs.tsx'
import type { OrderForm } from './use-order-form.ts'

type ItemFieldsProps = {
  form: OrderForm
  errors: {
    of: (field: 'serviceId' | 'serviceTypeId') => string | undefined
    clear: (field: 'serviceId' | 'serviceTypeId') => void
  }
}

const idOrNull = (value: string): number | null => (value === '' ? null : Number(value))

/**
 * Service, then product: its select is disabled until a service is chosen (WEB-12), and not there when the
 * service is ordered as it is.
 */
export function ItemFields({ form, errors }: ItemFieldsProps) {
  const { t } = useLingui()
  const { services, service, products, product, campaign, change } = form
  const items = services.data?.items ?? []
  return (
    <>
      <Field label={<Trans>Service</Trans>} error={errors.of('serviceId')}>
        <Select
          name="serviceId"
          required
          value={service?.id ?? ''}
          onChange={(event) => {
            change({
              serviceId: idOrNull(event.target.value),
              productId: null,
              count: null,
              options: null,
              repeats: null,
            })
            errors.clear('serviceId')
            errors.clear('serviceTypeId')
          }}
        >
          <option value="">{services.isPending ? t`Loading…` : t`Choose a service`}</option>
          <ServiceOptions services={items} campaign={campaign} />
        </Select>
      </Field>
      {service && products.length === 0 ? null : (
        <Field label={<Trans>Product</Trans>} error={errors.of('serviceTypeId')}>
          <Select
            name="serviceTypeId"
            required={products.length > 0}
            disabled={products.length === 0}
            value={product?.id ?? ''}
            onChange={(event) => {
              change({ productId: idOrNull(event.target.value), count: null, options: null, repeats: null })
              errors.clear('serviceTypeId')
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

type Option = { id: number; name: string }
type ServiceOptionsProps = {
  services: readonly Option[]
  campaign: { title: string; services: readonly { id: number }[] } | null
}

/** What can be ordered; of a campaign its own services first, under its title. */
function ServiceOptions({ services, campaign }: ServiceOptionsProps) {
  const { t } = useLingui()
  const own = services.filter(({ id }) => campaign?.services.some((service) => service.id === id))
  if (!campaign || own.length === 0) return <Options of={services} />
  return (
    <>
      <optgroup label={campaign.title}>
        <Options of={own} />
      </optgroup>
      <optgroup label={t`Other services`}>
        <Options of={services.filter((service) => !own.includes(service))} />
      </optgroup>
    </>
  )
}

const Options = ({ of }: { of: readonly Option[] }) =>
  of.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))
