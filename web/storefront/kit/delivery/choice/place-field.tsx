import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useId, useState } from 'react'
import { classNames } from '../../../../lib/class-names.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { ChevronDown } from '../../../../ui/icons.tsx'
import { TextInput } from '../../../../ui/inputs.tsx'
import type { ShownWay } from './offers.ts'
import { nameOf, placesLike } from './places.ts'
import type { WayChoice } from './use-choice.ts'
import { useWayTexts } from './use-way-texts.ts'

type PlaceFieldProps = { choice: WayChoice; way: ShownWay; onTyped: () => void }

/** City, district or settlement: anything can be typed, and the places of the way are offered (DEL-8). */
export function PlaceField({ choice, way, onTyped }: PlaceFieldProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const id = useId()
  const texts = useWayTexts()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const { draft, wire, typePlace } = choice
  const { place } = draft.typed
  const offered = isOpen ? placesLike(wire, way.id, place) : []
  const isShown = offered.length > 0
  function take(at: number) {
    const found = offered[at]
    if (!found) return
    typePlace(nameOf(found.place, language), found.zoneId)
    onTyped()
    setOpen(false)
    setActive(-1)
  }
  function press(event: KeyboardEvent) {
    if (event.key === 'Escape' && isShown) {
      event.stopPropagation()
      setOpen(false)
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      const move = event.key === 'ArrowDown' ? 1 : -1
      const from = active < 0 && move < 0 ? 0 : active
      if (isShown) setActive((from + move + offered.length) % offered.length)
    } else if (event.key === 'Enter' && isShown && active >= 0) {
      event.preventDefault()
      take(active)
    }
  }
  return (
    <div className="relative">
      <TextInput
        role="combobox"
        required
        autoComplete="shipping address-level2"
        maxLength={200}
        aria-expanded={isShown}
        aria-controls={isShown ? `${id}-list` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
        className="pr-12"
        value={place}
        onChange={({ target }) => {
          typePlace(target.value)
          onTyped()
          setOpen(target.value.trim() !== '')
          setActive(-1)
        }}
        onBlur={() => setOpen(false)}
        onKeyDown={press}
        onClick={() => setOpen(!isOpen || place === '')}
      />
      <ChevronDown className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2" />
      {isShown && (
        <div
          id={`${id}-list`}
          role="listbox"
          tabIndex={-1}
          aria-label={t`Places`}
          className="absolute inset-x-0 top-full z-10 max-h-80 overflow-y-auto border border-key bg-paper"
        >
          {offered.map(({ zoneId, place: found }, at) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the combobox holds the focus
            // biome-ignore lint/a11y/useKeyWithClickEvents: and the keys
            <div
              key={`${zoneId} ${found.name}`}
              id={`${id}-${at}`}
              role="option"
              aria-selected={at === active}
              className={classNames(
                'flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-4 border-rule border-b px-3.5 py-2 last:border-b-0',
                at === active ? 'bg-yellow' : 'hover:bg-proof',
              )}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take(at)}
            >
              <span className="font-semibold">{nameOf(found, language)}</span>
              <span className={classNames('type-small', at !== active && 'text-grey')}>
                {texts.zone(way, zoneId, choice.priceIn(zoneId))}
              </span>
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
