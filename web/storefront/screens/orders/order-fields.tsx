import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useApi } from '../../../lib/api.ts'
import { formatBytes } from '../../../lib/format-bytes.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { useUser } from '../../../lib/session.ts'
import { shortName } from '../../../lib/short-name.ts'
import { TextButton } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select, Textarea } from '../../../ui/inputs.tsx'
import { orderQuery } from '../../kit/orders/order-parts.ts'
import { longestComment } from './order-draft.ts'
import type { OrderForm, RepeatedArtwork as Repeated } from './use-order-form.ts'

type ItemFieldsProps = {
  form: OrderForm
  errors: {
    of: (field: 'serviceId' | 'serviceTypeId') => string | undefined
    clear: (field: 'serviceId' | 'serviceTypeId') => void
  }
}

const idOrNull = (value: string): number | null => (value === '' ? null : Number(value))

/**
 * The selects for service and product: the product's is disabled until a service is chosen (WEB-12), and missing when
 * the service is ordered as it is.
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

/** Everything that can be ordered; a campaign's own services come first, under its title. */
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

type CommentFieldProps = {
  form: OrderForm
  again: number | undefined
  error: string | undefined
  onMend: () => void
}

/** The comment on the job; a repeated order brings its earlier comment. */
export function CommentField({ form, again, error, onMend }: CommentFieldProps) {
  const { replaced, swap } = useRepeatedComment(again, form)
  return (
    <div>
      <Field
        label={<Trans>Comment</Trans>}
        hint={<Trans>Paper, size, colour, deadline: whatever we should know. Optional.</Trans>}
        error={error}
      >
        <Textarea
          name="comment"
          rows={5}
          maxLength={longestComment}
          value={form.draft.comment}
          onChange={(event) => {
            form.change({ comment: event.target.value })
            onMend()
          }}
        />
      </Field>
      {replaced !== null && (
        <p className="type-small pt-2">
          <Trans>This is the comment of the order that you repeat.</Trans>{' '}
          <TextButton className="font-semibold" onClick={swap}>
            <Trans>Put back what was written here</Trans>
          </TextButton>
        </p>
      )}
    </div>
  )
}

/**
 * A repeated order brings its comment. What was written in the form before that is kept beside it.
 * @param again the order that the form was opened with, if any
 */
function useRepeatedComment(again: number | undefined, { draft, change }: OrderForm) {
  const [id] = useState(again)
  const user = useUser()
  const [replaced, setReplaced] = useState('')
  const isTaken = useRef(false)
  const { data } = useQuery({
    ...orderQuery({ api: useApi() }, id ?? 0),
    enabled: id !== undefined && user !== null,
  })
  useEffect(() => {
    if (!data || isTaken.current) return
    isTaken.current = true
    if (draft.comment !== data.comment) setReplaced(draft.comment)
    change({ comment: data.comment })
  }, [data, draft.comment, change])
  return {
    replaced: replaced.trim() === '' ? null : replaced,
    /** Swaps the two comments: each of them can be brought back. */
    swap() {
      setReplaced(draft.comment)
      change({ comment: replaced })
    },
  }
}

/** Says that the repeated order's approved artwork comes along, or that it can't. */
export function RepeatedArtwork({
  artwork: { orderId, files, isGone, isTaken, leave, take },
}: {
  artwork: Repeated
}) {
  const language = useLanguage()
  if (isGone)
    return (
      <p className="type-small">
        <Trans>The artwork of order No. {orderId} isn’t kept any more. Send it again after ordering.</Trans>
      </p>
    )
  if (files.length === 0) return null
  return (
    <div className="border-key border-l-2 pl-4" aria-live="polite">
      {isTaken ? (
        <>
          <p className="font-bold">
            <Trans>The artwork you approved in order No. {orderId} is carried over.</Trans>
          </p>
          <ul className="type-small pt-1">
            {files.map(({ id, name, size }) => (
              <li key={id} className="break-all" title={name}>
                {shortName(name)}, {formatBytes(size, language)}
              </li>
            ))}
          </ul>
          <p className="type-small pt-1">
            <Trans>It is checked once you order. The ready date is counted from its approval.</Trans>
          </p>
          <TextButton className="type-small" onClick={leave}>
            <Trans>I’ll send another file</Trans>
          </TextButton>
        </>
      ) : (
        <>
          <p className="font-bold">
            <Trans>You send the artwork after ordering.</Trans>
          </p>
          <TextButton className="type-small" onClick={take}>
            <Trans>Use the approved artwork from order No. {orderId}</Trans>
          </TextButton>
        </>
      )}
    </div>
  )
}
