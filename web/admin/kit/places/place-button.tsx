import { useLingui } from '@lingui/react/macro'
import { type ReactNode, use, useState } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { WordButton } from '../../../ui/admin/button.tsx'
import { PlaceDialog } from './place-dialog.tsx'
import { PlacesContext } from './places-context.ts'
import type { Placed } from './places-kind.ts'
import { useMoveTo } from './use-move-to.ts'

type PlaceButtonProps = {
  placed: Placed
  className?: string
  /** The place, as it is written there. */
  children: ReactNode
}

/** A record's place; pressed, it asks for another one of the whole list, also of another page. */
export function PlaceButton({ placed, className, children }: PlaceButtonProps) {
  const { t } = useLingui()
  const [isOpen, open] = useState(false)
  const { kind, total } = use(PlacesContext)
  const moveTo = useMoveTo(kind)
  const { name } = placed
  const place = formatNumber(placed.place, useLanguage())
  const label = t`place ${place}: move “${name}”`
  return (
    <>
      <WordButton
        aria-label={label}
        title={label}
        onClick={() => open(true)}
        className={classNames(
          'relative z-1 min-w-6 px-1 tabular-nums max-md:min-w-11 pointer-coarse:min-w-11',
          className,
        )}
      >
        {children}
      </WordButton>
      {isOpen && (
        <PlaceDialog
          placed={placed}
          total={total}
          onClose={() => open(false)}
          onMove={(wanted) => {
            open(false)
            moveTo({ ...placed, place: wanted })
          }}
        />
      )}
    </>
  )
}
