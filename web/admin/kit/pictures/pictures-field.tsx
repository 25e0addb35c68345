import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { Language } from '../../../../src/lib/languages.ts'
import { ErrorIcon } from '../../../ui/admin/icons.tsx'
import { LanguageSwitch } from '../../../ui/admin/language-switch.tsx'
import { languageKey } from '../../../ui/language-names.ts'
import { LanguageMark } from '../editor/language-mark.tsx'
import { countTexts } from '../editor/text-states.ts'
import type { Editor } from '../editor/use-editor.ts'
import { SortableGrid } from '../sortable/sortable-grid.tsx'
import { altTextFields } from './alt-values.ts'
import { DropZone } from './drop-zone.tsx'
import { chosenItem, moveItem, type PictureItem } from './picture-items.ts'
import { mostFiles } from './picture-rules.ts'
import { PictureTile } from './picture-tile.tsx'
import { TileText } from './tile-text.tsx'
import { UploadProgress } from './upload-progress.tsx'
import { usePictureLabels } from './use-picture-labels.ts'
import { useTileTexts } from './use-tile-texts.ts'

type PicturesFieldProps = {
  /** Of the record that they belong to. */
  editor: Editor
  label: string
  items: readonly PictureItem[]
  /** What is stored of them. */
  stored: readonly PictureItem[]
  onChange: (items: PictureItem[]) => void
  hint?: ReactNode
  error?: string | undefined
  changed?: boolean
  /** 0 to 1 while they are sent. */
  progress?: number | null
  /** New ones at most: how many files a save may still carry. */
  most?: number
}

/** Several pictures: dropped, pasted or chosen; moved by drag and by keyboard; a deleted one can be taken back until saving. */
export function PicturesField(props: PicturesFieldProps) {
  const {
    editor,
    label,
    items,
    stored,
    onChange,
    hint,
    changed = false,
    progress = null,
    most = mostFiles,
  } = props
  const { t } = useLingui()
  const id = useId()
  const words = usePictureLabels('photo')
  const [ownErrors, setOwnErrors] = useState<string[]>([])
  const [language, setLanguage] = useState<Language>('az')
  const texts = useTileTexts(editor, { items, before: stored, language })
  const latest = useRef({ items, onChange })
  useEffect(() => {
    latest.current = { items, onChange }
  })
  // Taken before they are looked into: who saves at once sends them, and the server looks as well.
  const take = async (files: File[]) => {
    const said = files.map(words.atOnce)
    const found = said.filter((text) => text !== null)
    const good = files.filter((_, index) => said[index] === null)
    const room = most - items.filter(({ file, removed }) => file && !removed).length
    if (good.length > room) found.push(t`At most ${most} new pictures go with one save.`)
    setOwnErrors(found)
    const taken = good.slice(0, room)
    if (taken.length === 0) return
    onChange([...items, ...taken.map(chosenItem)])
    const inside = await Promise.all(taken.map(words.lookingIn))
    const bad = taken.filter((_, index) => inside[index] !== null)
    if (bad.length === 0) return
    setOwnErrors([...found, ...inside.filter((text) => text !== null)])
    latest.current.onChange(latest.current.items.filter(({ file }) => !file || !bad.includes(file)))
  }
  const fields = altTextFields(items)
  const errors = props.error ? [...ownErrors, props.error] : ownErrors
  const placeOf = ({ key }: PictureItem) => items.findIndex((item) => item.key === key) + 1
  const nameOf = (item: PictureItem) => {
    const place = placeOf(item)
    return item.file ? item.file.name : t`Picture ${place}`
  }
  const set = (key: string, change: Partial<PictureItem>) =>
    onChange(items.map((item) => (item.key === key ? { ...item, ...change } : item)))
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 pb-1">
        <label htmlFor={id} className="admin-meta font-medium">
          {label}
        </label>
        {hint && <span className="admin-meta text-t3">{hint}</span>}
      </div>
      <DropZone
        id={id}
        purpose="photo"
        many
        changed={changed}
        invalid={errors.length > 0}
        describedBy={errors.length > 0 ? `${id}-error ` : ''}
        onFiles={(files) => void take(files)}
        className={items.length > 0 ? 'border-line2 border-t pt-2.5' : undefined}
      >
        {items.length > 0 && (
          <div className="mb-2.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="admin-meta text-t3">
              <Trans>Alternative texts</Trans>
            </span>
            <LanguageSwitch
              label={t`Language of the alternative texts`}
              chosen={language}
              onChoose={setLanguage}
              mark={(one) => <Lacks editor={texts} fields={fields} left={texts.left} language={one} />}
            />
          </div>
        )}
        {items.length > 0 && (
          <SortableGrid
            items={items}
            nameOf={nameOf}
            label={label}
            disabled={items.length < 2}
            onMove={(key, over) => onChange(moveItem(items, key, over))}
            className="mb-3 grid grid-cols-[repeat(auto-fill,minmax(140px,1fr))] gap-2.5"
          >
            {(item, handle) => (
              <PictureTile
                item={item}
                name={nameOf(item)}
                place={placeOf(item)}
                handle={handle}
                onRemove={() => set(item.key, { removed: true })}
                onKeep={() => set(item.key, { removed: false })}
              >
                <TileText
                  {...texts}
                  item={item}
                  name={nameOf(item)}
                  onChange={(text) => set(item.key, { [languageKey('alt', language)]: text })}
                />
              </PictureTile>
            )}
          </SortableGrid>
        )}
        {progress !== null && <UploadProgress share={progress} />}
      </DropZone>
      <ul id={`${id}-error`} aria-live="polite" className="admin-meta text-error">
        {errors.map((error) => (
          <li key={error} className="flex gap-1.5 pt-1">
            <ErrorIcon size={14} className="mt-px" />
            {error}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** How much a language still lacks; nothing where all is well. */
function Lacks(props: ComponentProps<typeof LanguageMark>) {
  const { editor, fields, language, left } = props
  const count = (state: 'missing' | 'outdated') => countTexts(editor, fields, language, state, left)
  return count('missing') + count('outdated') > 0 && <LanguageMark {...props} short />
}
