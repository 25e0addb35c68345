import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { ErrorIcon } from '../../../ui/admin/icons.tsx'
import type { Editor } from '../../kit/editor/use-editor.ts'
import { useServiceChoices } from '../../kit/records/use-service-choices.ts'
import type { Campaign, CampaignValues } from './campaign-values.ts'

type ServicesFieldProps = { editor: Editor<CampaignValues>; record: Campaign | null; label: string }

/** Boxes to tick: the services that the campaign counts for. */
export function ServicesField({ editor, record, label }: ServicesFieldProps) {
  const id = useId()
  const services = useServiceChoices(record?.services ?? [])
  const { values, changed, errors } = editor
  const isForNothing = values.serviceIds.length === 0
  const error = Object.entries(errors).find(([key]) => key.split('.')[0] === 'serviceIds')?.[1]
  const toggle = (toggled: number) => {
    const isOn = (one: number) => values.serviceIds.includes(one) !== (one === toggled)
    // In the order of the list, so that ticking and unticking is no change.
    editor.set('serviceIds', services.map((service) => service.id).filter(isOn))
  }
  return (
    <fieldset className="mt-3.5 min-w-0" aria-describedby={`${id}-hint`}>
      <legend className="admin-meta pb-1 font-medium">{label}</legend>
      <ul
        className={classNames(
          'grid gap-x-3 border bg-paper px-3 py-1.5 sm:grid-cols-2 lg:grid-cols-3',
          error ? 'border-error' : 'border-line',
          changed.includes('serviceIds') && 'shadow-[inset_3px_0_0_var(--cyan)]',
        )}
      >
        {services.map((service) => (
          <li key={service.id}>
            <label className="flex min-h-7 items-center gap-2 max-md:min-h-11 pointer-coarse:min-h-11">
              <input
                type="checkbox"
                checked={values.serviceIds.includes(service.id)}
                onChange={() => toggle(service.id)}
                className="size-4 shrink-0 accent-key"
              />
              <span className="min-w-0">{service.name}</span>
            </label>
          </li>
        ))}
      </ul>
      <p
        id={`${id}-hint`}
        className={classNames('admin-meta flex gap-1.5 pt-1', error ? 'text-error' : 'text-t3')}
      >
        {error ? (
          <>
            <ErrorIcon size={14} className="mt-px" />
            {error}
          </>
        ) : (
          <Trans>The discount applies to their prices and to those of their products.</Trans>
        )}
      </p>
      {isForNothing && (
        <p role="status" className="mt-2 border-warn border-l-4 bg-warn-ground px-3 py-2 text-warn">
          {values.percentage.trim() === '' ? (
            <Trans>No service is chosen: visitors see the campaign, but it applies to nothing.</Trans>
          ) : (
            <Trans>No service is chosen: visitors see the discount, but it lowers no price.</Trans>
          )}
        </p>
      )}
    </fieldset>
  )
}
