import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { Language } from '../../../../src/lib/languages.ts'
import { AdminField } from '../../../ui/admin/field.tsx'
import { ErrorIcon } from '../../../ui/admin/icons.tsx'
import { AdminTextarea } from '../../../ui/admin/inputs.tsx'
import { LanguageSwitch } from '../../../ui/admin/language-switch.tsx'
import { languageKey } from '../../../ui/language-names.ts'
import { LanguageMark } from '../editor/language-mark.tsx'
import { OutdatedText } from '../editor/outdated-text.tsx'
import { countTexts, type Left, textState } from '../editor/text-states.ts'
import type { Editor } from '../editor/use-editor.ts'
import { useOutdated } from '../editor/use-outdated.ts'
import { changesOf, type Values } from '../editor/values.ts'
import { SortableGrid } from '../sortable/sortable-grid.tsx'
import { altKey, altTextFields, altValues } from './alt-values.ts'
import { DropZone } from './drop-zone.tsx'
import { chosenItem, moveItem, type PictureItem } from './picture-items.ts'
import { maxFiles } from './picture-rules.ts'
import { PictureTile } from './picture-tile.tsx'
import { UploadProgress } from './upload-progress.tsx'
import { useAltField } from './use-alt-field.ts'
import { usePictureLabels } from './use-picture-labels.ts'

type PicturesFieldProps = {
  /** The editor of the record that they belong to. */
  editor: Editor
  label: string
  items: readonly PictureItem[]
  /** The stored pictures. */
  stored: readonly PictureItem[]
  onChange: (items: PictureItem[]) => void
  hint?: ReactNode
  error?: string | undefined
  changed?: boolean
  /** The progress while they are sent, 0 to 1. */
  progress?: number | null
  /** How many new files a save may still carry. */
  most?: number
}

/**
 * Several pictures: dropped, pasted or chosen; reordered by drag or keyboard; a deleted one can be restored
 * until saving.
 */
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
    most = maxFiles,
  } = props
  const { t } = useLingui()
  const id = useId()
  const problems = usePictureLabels('photo')
  const [ownErrors, setOwnErrors] = useState<string[]>([])
  const [language, setLanguage] = useState<Language>('az')
  const texts = useTileTexts(editor, { items, before: stored, language })
  const latest = useRef({ items, onChange })
  useEffect(() => {
    latest.current = { items, onChange }
  })
  // Accepted before their content is checked: a user who saves at once sends them, and the server checks as
  // well.
  const take = async (files: File[]) => {
    const said = files.map(problems.atOnce)
    const found = said.filter((text) => text !== null)
    const good = files.filter((_, index) => said[index] === null)
    const room = most - items.filter(({ file, removed }) => file && !removed).length
    if (good.length > room) found.push(t`At most ${most} new pictures can be saved at once.`)
    setOwnErrors(found)
    const taken = good.slice(0, room)
    if (taken.length === 0) return
    onChange([...items, ...taken.map(chosenItem)])
    const inside = await Promise.all(taken.map(problems.lookingIn))
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

/** How many texts a language still lacks; renders nothing when complete. */
function Lacks(props: ComponentProps<typeof LanguageMark>) {
  const { editor, fields, language, left } = props
  const count = (state: 'missing' | 'outdated') => countTexts(editor, fields, language, state, left)
  return count('missing') + count('outdated') > 0 && <LanguageMark {...props} short />
}

/** The texts under several pictures, and what of them is missing, outdated or not saved. */
function useTileTexts(
  editor: Editor,
  {
    items,
    before,
    language,
  }: { items: readonly PictureItem[]; before: readonly PictureItem[]; language: Language },
): TileTexts {
  const values = altValues(items)
  const stored = altValues(before)
  return { language, values, stored, changed: Object.keys(changesOf(stored, values)), ...useOutdated(editor) }
}

type TileTexts = {
  language: Language
  /** The texts of all pictures as flat values, and which of them aren't saved. */
  values: Values
  changed: readonly string[]
  stored: Values
  left: Left
  confirm: (name: string) => void
}

type TileTextProps = TileTexts & { item: PictureItem; name: string; onChange: (text: string) => void }

/** Under one of several pictures: its alternative text in the language chosen for all of them. */
function TileText({ item, name, onChange, language, left, confirm, stored, ...texts }: TileTextProps) {
  const { t } = useLingui()
  const { label, max } = useAltField()
  const key = altKey(item)
  const field = languageKey(key, language)
  const state = textState(texts, { key }, language, left)
  const shown = language === 'az' ? label : `${label} · ${language.toUpperCase()}`
  const az = String(texts.values[key] ?? '')
  return (
    <AdminField
      className="px-1.5 pb-1.5"
      label={shown}
      changed={texts.changed.includes(field)}
      missing={state === 'missing'}
      hint={state === 'missing' && t`Empty: the site shows the AZ text.`}
      warning={
        state === 'outdated' && (
          <OutdatedText
            from={left.known.get(field) ?? String(stored[key] ?? '')}
            to={az}
            onConfirm={() => confirm(field)}
          />
        )
      }
    >
      <AdminTextarea
        aria-label={`${shown}: ${name}`}
        rows={2}
        lang={language}
        maxLength={max}
        value={item[languageKey('alt', language)] ?? ''}
        placeholder={state === 'missing' ? az : undefined}
        onChange={({ target }) => onChange(target.value)}
        className="px-2!"
      />
    </AdminField>
  )
}
