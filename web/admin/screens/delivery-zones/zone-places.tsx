import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ClipboardEvent, type KeyboardEvent, type Ref, useId, useState } from 'react'
import { type Place, sharesSpelling } from '../../../../src/domains/delivery/locate-place.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { WordButton } from '../../../ui/admin/button.tsx'
import { FieldNote } from '../../../ui/admin/field.tsx'
import { CloseIcon } from '../../../ui/admin/icons.tsx'
import { readPlace, writePlace } from './places.ts'
import type { ZonesEditing } from './use-zones-editor.ts'
import { fieldKey, placesOf, type Way, type Zone } from './zones-values.ts'

type ZonePlacesProps = {
  way: Way
  zone: Zone
  editing: ZonesEditing
  canChange: boolean
  input: Ref<HTMLInputElement>
}

const maxPlaces = 200
/** Of more places than these only the first ones are shown until all are asked for. */
const maxShown = 20
const firstShown = 14

/** The places of a zone as tags: one is added by typing it, typed again by pressing it, and taken out by its ×. */
export function ZonePlaces({ way, zone, editing, canChange, input }: ZonePlacesProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const id = useId()
  const typing = usePlaceTyping({ way, zone, editing })
  const { places, text, again, error } = typing
  const [isWhole, showWhole] = useState(false)
  const shown = isWhole || places.length <= maxShown ? places : places.slice(0, firstShown)
  // What is added stands at the end.
  const [known, setKnown] = useState(places.length)
  if (known !== places.length) {
    setKnown(places.length)
    if (known < places.length) showWhole(true)
  }
  const key = fieldKey('zone', zone.id, 'places')
  const shownError = error ?? editing.editor.errors[key]
  return (
    <div className="bg-paper px-3.5 py-3.5">
      <ul className="flex flex-wrap gap-1.5" aria-label={t`Places`}>
        {shown.map((place, index) => (
          <li
            // Two places of a zone can have one name while their spellings differ.
            // biome-ignore lint/suspicious/noArrayIndexKey: the tags have no state
            key={index}
            className={classNames(
              'flex max-w-full items-center rounded-[2px] border bg-paper',
              again === index ? 'border-cyan-text' : 'border-line',
            )}
          >
            <PlaceTag place={place} canChange={canChange} onPress={() => typing.typeAgain(index)} />
            {canChange && (
              <button
                type="button"
                aria-label={t`Take out: ${pick(place, 'name', language)}`}
                title={t`Take out: ${pick(place, 'name', language)}`}
                onClick={() => typing.takeOut(index)}
                className="grid size-6 shrink-0 place-items-center text-t3 hover:text-key max-md:size-11 pointer-coarse:size-11"
              >
                <CloseIcon size={12} />
              </button>
            )}
          </li>
        ))}
        {shown.length < places.length && (
          <li className="flex items-center">
            <WordButton onClick={() => showWhole(true)} className="px-1">
              <Plural value={places.length - shown.length} one="# more" other="# more" />
            </WordButton>
          </li>
        )}
        {places.length === 0 && !canChange && (
          <li className="text-t3">
            <Trans>everywhere that the way’s other zones don’t name</Trans>
          </li>
        )}
      </ul>
      {canChange && (
        <div className={places.length > 0 ? 'pt-2' : ''}>
          <input
            ref={input}
            type="text"
            autoComplete="off"
            aria-label={t`Add a place: names in az, ru, en`}
            placeholder={t`+ add a place`}
            value={text}
            maxLength={1500}
            aria-invalid={shownError ? true : undefined}
            aria-describedby={`${id}-${shownError ? 'error' : 'hint'}`}
            onChange={({ target }) => typing.write(target.value)}
            onBlur={() => void typing.add()}
            onPaste={typing.paste}
            onKeyDown={typing.press}
            className={classNames(
              'min-h-8 w-full max-w-110 rounded-[2px] bg-paper px-3 outline-offset-0! placeholder:text-t3 max-md:min-h-12 max-md:text-[16px] pointer-coarse:min-h-12',
              shownError ? 'border-2 border-error' : 'border border-line',
            )}
          />
          <FieldNote
            id={id}
            error={shownError}
            hint={
              places.length === 0 ? (
                <Trans>Without places this zone is everywhere that the way’s other zones don’t name.</Trans>
              ) : (
                <Trans>Nərimanov · Нариманов · Narimanov; further spellings after them, with commas</Trans>
              )
            }
          />
        </div>
      )}
    </div>
  )
}

type PlaceTagProps = { place: Place; canChange: boolean; onPress: () => void }

function PlaceTag({ place, canChange, onPress }: PlaceTagProps) {
  const { name, name_ru, name_en, spellings } = place
  const names = [name, name_ru, name_en].filter((one) => one !== '').join(' · ')
  const content = (
    <>
      <span className="wrap-anywhere">{names}</span>
      {spellings.length > 0 && <span className="text-t3"> +{spellings.length}</span>}
    </>
  )
  const look = 'admin-meta min-h-6 py-0.5 pl-2 text-left max-md:min-h-11 pointer-coarse:min-h-11'
  return canChange ? (
    <button type="button" title={writePlace(place)} onClick={onPress} className={look}>
      {content}
    </button>
  ) : (
    <span title={writePlace(place)} className={`${look} pr-2`}>
      {content}
    </span>
  )
}

type TypingProps = Pick<ZonePlacesProps, 'way' | 'zone' | 'editing'>

/** What is typed of a place until it is added; it stays with its reason where it can't be. */
function usePlaceTyping({ way, zone, editing: { editor } }: TypingProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const [text, setText] = useState('')
  const [again, setAgain] = useState<number | null>(null)
  const [error, setError] = useState<string>()
  const places = placesOf(editor.values, zone.id)
  const put = (next: readonly Place[]) => editor.set(fieldKey('zone', zone.id, 'places'), next)
  const stop = () => {
    setText('')
    setAgain(null)
    setError(undefined)
  }
  /** Why this place can't be one of the others' in the zone. */
  const whyNot = (place: Place, others: readonly Place[]): string | undefined => {
    const name = place.name
    if (others.length >= maxPlaces) return t`At most ${maxPlaces} places in a zone`
    if (others.some((one) => sharesSpelling(one, place))) return t`“${name}” is in this zone already`
    const taken = way.zones.find(
      (other) =>
        other.id !== zone.id && placesOf(editor.values, other.id).some((one) => sharesSpelling(one, place)),
    )
    if (!taken) return undefined
    const where = pick(taken, 'name', language)
    return t`“${name}” is already in the zone “${where}” of this way. Take it out there first.`
  }
  const errors = {
    noLetters: t`A place needs a name with letters or digits.`,
    tooLong: t`A name has at most 60 letters.`,
    tooMany: t`A place has at most 20 further spellings.`,
  }
  /** Adds the lines as places; what can't be added stays typed. */
  const addLines = (lines: readonly string[]) => {
    let next = places.filter((_, index) => index !== again)
    const left: string[] = []
    let why: string | undefined
    for (const line of lines.filter((one) => one.trim() !== '')) {
      const read = readPlace(line)
      const problem = 'error' in read ? errors[read.error] : whyNot(read.place, next)
      if (problem) {
        left.push(line)
        why ??= problem
      } else if ('place' in read) {
        const at = again ?? next.length
        next = next.toSpliced(at, 0, read.place)
      }
    }
    if (left.length < lines.length) put(next)
    setText(left.join(' | '))
    setError(why)
    if (!why) setAgain(null)
  }
  return {
    places,
    text,
    again,
    error,
    write: (typed: string) => {
      setText(typed)
      setError(undefined)
    },
    add: () => {
      if (text.trim() !== '') addLines([text])
      else stop()
    },
    typeAgain: (index: number) => {
      const place = places[index]
      if (!place) return
      setAgain(index)
      setText(writePlace(place))
      setError(undefined)
    },
    takeOut: (index: number) => {
      put(places.filter((_, at) => at !== index))
      if (again !== null) stop()
    },
    paste: (event: ClipboardEvent) => {
      const lines = event.clipboardData.getData('text/plain').split(/[\r\n]+/)
      if (lines.filter((line) => line.trim() !== '').length < 2) return
      event.preventDefault()
      addLines(lines)
    },
    press: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === 'Enter') {
        if (text.trim() !== '') addLines([text])
      } else if (event.key === 'Escape') {
        // What is typed goes first, then the focus.
        if (text === '') event.currentTarget.blur()
        else stop()
      } else return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
