import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import {
  type MergedField,
  mergedFields,
  type Side,
} from '../../../../src/domains/customers/customer-input.ts'
import { classNames } from '../../../lib/class-names.ts'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Mark } from '../../../ui/admin/mark.tsx'
import { Reference } from '../../../ui/reference.tsx'
import { nameOf } from './customer-parts.tsx'
import type { CustomerDetail, MergePreview } from './queries.ts'

export type ChosenSides = Partial<Record<MergedField, Side>>

/** Of which record each value is kept: as chosen, else that of the record that stays, unless only the other has one. */
export const sidesOf = (preview: MergePreview, chosen: ChosenSides): ChosenSides =>
  Object.fromEntries(
    mergedFields
      .filter((field) => canChoose(preview, field))
      .map((field) => [field, chosen[field] ?? (shownOf(preview.stays, field) === '' ? 'goes' : 'stays')]),
  )

type FieldsProps = {
  preview: MergePreview
  chosen: ChosenSides
  onChoose: (field: MergedField, side: Side) => void
}

const sides = ['stays', 'goes'] as const

/** Both records, field by field; of what differs one value is chosen. */
export function ComparedFields({ preview, chosen, onChoose }: FieldsProps) {
  const kept = sidesOf(preview, chosen)
  const differing = mergedFields.filter((field) => field in kept)
  const group = useId()
  const labels = useFieldLabels()
  return (
    <>
      <p className="mt-1 text-t2">
        {differing.length === 0 ? (
          <Trans>Nothing differs.</Trans>
        ) : (
          <Plural
            value={differing.length}
            one="Choose what stays of # field that differs. The other value stays visible here, and the search finds it."
            other="Choose what stays of # fields that differ. The other values stay visible here, and the search finds them."
          />
        )}
      </p>
      <div className="mt-3 border-key border-t-2">
        <div className="grid grid-cols-2 gap-x-2 border-line2 border-b py-2 sm:grid-cols-[104px_1fr_1fr]">
          <span className="max-sm:hidden" />
          {sides.map((side) => (
            <span key={side} className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
              <span>
                <Reference id={preview[side].id} /> · {nameOf(preview[side])}
              </span>
              {side === 'stays' ? (
                <Mark kind="ok">
                  <Trans context="record">stays</Trans>
                </Mark>
              ) : (
                <Mark kind="plain">
                  <Trans context="record">joins it</Trans>
                </Mark>
              )}
            </span>
          ))}
        </div>
        {mergedFields.map((field) => (
          <fieldset
            key={field}
            className="grid grid-cols-2 gap-x-2 border-line1 border-b sm:grid-cols-[104px_1fr_1fr]"
          >
            <legend className="float-left py-2 text-t3 max-sm:col-span-2 max-sm:pb-0">{labels[field]}</legend>
            {sides.map((side) => {
              const isChosen = kept[field] === side
              const text = shownOf(preview[side], field)
              const value = text === '' ? <span className="text-t3">—</span> : text
              if (!differing.includes(field))
                return (
                  <span key={side} className="px-2 py-2 pl-8 wrap-anywhere">
                    {value}
                  </span>
                )
              return (
                <label
                  key={side}
                  className={classNames(
                    'flex min-h-9 cursor-pointer items-start gap-2 px-2 py-2 wrap-anywhere pointer-coarse:min-h-11',
                    isChosen ? 'bg-cyan-ground' : 'text-t2',
                  )}
                >
                  <input
                    type="radio"
                    name={`${group}-${field}`}
                    checked={isChosen}
                    onChange={() => onChoose(field, side)}
                    className="mt-0.5 size-4 shrink-0 accent-(--key)"
                  />
                  <span className="min-w-0">{value}</span>
                </label>
              )
            })}
          </fieldset>
        ))}
        <div className="grid grid-cols-2 gap-x-2 border-line1 border-b py-2 sm:grid-cols-[104px_1fr_1fr]">
          <span className="text-t3 max-sm:col-span-2">
            <Trans>Account</Trans>
          </span>
          {sides.map((side) => (
            <span key={side} className="px-2 pl-8">
              <AccountText of={preview[side]} />
            </span>
          ))}
        </div>
      </div>
    </>
  )
}

/** The address of an account stays. */
const canChoose = ({ stays, goes }: MergePreview, field: MergedField): boolean =>
  shownOf(stays, field) !== shownOf(goes, field) && !(field === 'email' && stays.hasAccount)

function shownOf(customer: CustomerDetail, field: MergedField): string {
  if (field === 'name') return nameOf(customer)
  return field === 'emailLanguage' ? customer.language.toUpperCase() : customer[field]
}

function useFieldLabels(): Record<MergedField, ReactNode> {
  const { t } = useLingui()
  return {
    name: t`Name`,
    phoneNumber: t`Phone`,
    email: t`E-mail`,
    emailLanguage: t`Language`,
    note: t`Internal note`,
  }
}

function AccountText({ of: { hasAccount, registeredAt } }: { of: CustomerDetail }) {
  const language = useLanguage()
  return hasAccount ? (
    <Trans>since {formatDate(registeredAt, language, 'day')}: the log-in stays</Trans>
  ) : (
    <Trans context="account">none</Trans>
  )
}
