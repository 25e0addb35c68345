import { Trans, useLingui } from '@lingui/react/macro'
import { useIsFetching } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { type ArtworkNeed, artworkNeeds } from '../../../../src/domains/catalog/artwork-need.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminInput, AdminSelect } from '../../../ui/admin/inputs.tsx'
import { needHints, needNames } from '../../kit/artwork/need-labels.ts'
import { EditedField } from '../../kit/editor/edited-field.tsx'
import { EditorForm } from '../../kit/editor/editor-form.tsx'
import { EditorActions, UnsavedMark } from '../../kit/editor/editor-head.tsx'
import { EmptyTranslations } from '../../kit/editor/empty-translations.tsx'
import { LanguageFields } from '../../kit/editor/language-fields.tsx'
import { PlaceFields } from '../../kit/editor/place-fields.tsx'
import type { Editor } from '../../kit/editor/use-editor.ts'
import { Screen } from '../../kit/frame/screen.tsx'
import type { Shortcut } from '../../kit/frame/shortcuts.ts'
import type { HistoryOf } from '../../kit/history/record-changes.tsx'
import { EditedPicture } from '../../kit/pictures/edited-picture.tsx'
import { AskToShow } from '../../kit/ready-made/example-prices.tsx'
import type { CardFields } from './card-fields.ts'
import type { CardValues } from './card-values.ts'
import { useProfiles } from './use-profiles.ts'

/** The picture on the page of a service or a product, px; elsewhere it is cut from this. */
const shown = { width: 772, height: 568 }

type CardScreenProps = {
  editor: Editor<CardValues>
  fields: CardFields
  title: string
  /** Above the title, between the list and the actions. */
  parent?: ReactNode
  /** The address of its page on the site; null while it isn't shown there. */
  href: string | null
  /** The record in the history; undefined for a new one. */
  history: HistoryOf | undefined
  /** The delete dialog; null for a new record. */
  deletion: ((close: () => void) => ReactNode) | null
  shortcuts?: readonly Shortcut[]
  note: ReactNode
  preview: ReactNode
  /** What the switch's current position means. */
  stateHint: ReactNode
  /** A product may follow its service. */
  isService?: boolean
  /** Its prices are examples: shows why, with where they are saved, and asks before it is shown. */
  examples?: ReactNode
  /** Tabs below the title. */
  tabs?: ReactNode
  /** Shown before the texts. */
  before?: ReactNode
  /** Further fields at the side. */
  aside?: ReactNode
  /** Shown after the form, with a form of its own. */
  below?: ReactNode
  children: ReactNode
}

/** The screen of a service or a product: texts and prices, and at the side its preview and place. */
export function CardScreen(props: CardScreenProps) {
  const { editor, fields, title, parent, href, history, deletion, shortcuts, note } = props
  const { preview, stateHint, examples, isService = false, tabs, before, aside, below, children } = props
  const [asked, ask] = useState(false)
  const showing = useShowing(props)
  return (
    <Screen
      above={
        <>
          <Link to="/admin/services/services" className="underline-offset-4 hover:underline">
            <Trans>Services</Trans>
          </Link>
          {parent}
          {' / '}
          {deletion ? <Trans>Edit</Trans> : <Trans>Add</Trans>}
        </>
      }
      title={title}
      meta={<UnsavedMark editor={editor} />}
      actions={deletion && <EditorActions href={href} onDelete={() => ask(true)} />}
      shortcuts={shortcuts}
      note={note}
    >
      {tabs}
      <EditorForm
        editor={editor}
        title={title}
        names={fields.names}
        history={history}
        warning={<EmptyTranslations values={editor.values} fields={fields.texts} />}
        className="grid items-start gap-x-8 gap-y-7 xl:grid-cols-[minmax(0,1fr)_minmax(296px,320px)]"
      >
        <div className="grid min-w-0 gap-7">
          {examples}
          {before}
          <LanguageFields editor={editor} fields={fields.texts} />
          {children}
        </div>
        <div className="grid min-w-0 items-start gap-6 md:max-xl:grid-cols-2">
          {preview}
          <div className="grid min-w-0 gap-6">
            <EditedPicture
              editor={editor}
              name="file"
              label={fields.names.file}
              purpose="photo"
              hint={`${shown.width} × ${shown.height}`}
              crop={{ ratio: shown.width / shown.height, least: shown }}
            />
            <ArtworkFields editor={editor} isService={isService} isNew={deletion === null} />
            <GoodsCodeField editor={editor} isService={isService} />
            {aside}
            <PlaceFields
              editor={editor}
              isNew={deletion === null}
              stateHint={stateHint}
              onShow={showing.press}
            />
          </div>
        </div>
      </EditorForm>
      {below}
      {asked && deletion?.(() => ask(false))}
      {showing.isAsked && <AskToShow name={title} onShow={showing.show} onClose={showing.close} />}
    </Screen>
  )
}

/**
 * The switch that shows a record whose prices are examples. It asks first, but never about what was read before the
 * prices were saved: while the record is being read again, the press waits.
 */
function useShowing({ editor, examples, isService = false }: CardScreenProps) {
  const [step, setStep] = useState<'pressed' | 'asked' | null>(null)
  const isReading = useIsFetching({ queryKey: [[isService ? 'services' : 'products', 'multilanguage']] }) > 0
  const hasExamples = Boolean(examples)
  const { set } = editor
  const show = useCallback(() => {
    set('state', true)
    setStep(null)
  }, [set])
  useEffect(() => {
    if (step === null || (step === 'pressed' && isReading)) return
    if (hasExamples) setStep('asked')
    else show()
  }, [step, isReading, hasExamples, show])
  return {
    press: hasExamples ? () => setStep('pressed') : undefined,
    isAsked: step === 'asked',
    show,
    close: () => setStep(null),
  }
}

/** Under which code of the state's list an e-qaimə names it. */
function GoodsCodeField({ editor, isService }: Pick<ArtworkFieldsProps, 'editor' | 'isService'>) {
  return (
    <EditedField
      editor={editor}
      name="goodsCode"
      label={<Trans>Code of goods (e-qaimə)</Trans>}
      hint={
        isService ? (
          <Trans>10 digits of the state’s list; empty, the one of the e-qaimə settings counts.</Trans>
        ) : (
          <Trans>10 digits of the state’s list; empty, the one of its service counts.</Trans>
        )
      }
    >
      {(control) => <AdminInput {...control} inputMode="numeric" maxLength={20} />}
    </EditedField>
  )
}

type ArtworkFieldsProps = { editor: Editor<CardValues>; isService: boolean; isNew: boolean }

/** Whether its orders need artwork, and what that is checked against. */
function ArtworkFields({ editor, isService, isNew }: ArtworkFieldsProps) {
  const { t, i18n } = useLingui()
  const { artwork } = editor.values
  return (
    <div className="grid gap-3.5">
      <EditedField
        editor={editor}
        name="artwork"
        read={(text) => (text === '' ? null : (text as ArtworkNeed))}
        label={<Trans>Artwork</Trans>}
        hint={artwork ? i18n._(needHints[artwork]) : t`As its service has it.`}
      >
        {(control) => (
          <AdminSelect {...control}>
            {!isService && <option value="">{t`as the service`}</option>}
            {artworkNeeds.map((need) => (
              <option key={need} value={need}>
                {i18n._(needNames[need])}
              </option>
            ))}
          </AdminSelect>
        )}
      </EditedField>
      {artwork !== 'None' && <ProfileField editor={editor} isService={isService} isNew={isNew} />}
    </div>
  )
}

function ProfileField({ editor, isService, isNew }: ArtworkFieldsProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const profiles = useProfiles()
  const { profileId } = editor.values
  const isKnown = profileId === null || profiles.some(({ id }) => id === profileId)
  const none = isService ? t`for any size` : t`as the service`
  return (
    <div>
      <EditedField
        editor={editor}
        name="profileId"
        read={(text) => (text === '' ? null : Number(text))}
        label={<Trans>Check of artwork</Trans>}
        hint={isNew && profileId === null && t`Cards, leaflets, banners and others are told by the name.`}
      >
        {(control) => (
          <AdminSelect {...control}>
            <option value="">{isNew ? t`by the name` : none}</option>
            {!isKnown && <option value={profileId}>{t`Loading…`}</option>}
            {profiles.map((profile) => (
              <option key={profile.id} value={profile.id}>
                {pick(profile, 'name', language)}
              </option>
            ))}
          </AdminSelect>
        )}
      </EditedField>
      <Link
        to="/admin/services/profiles"
        className="admin-meta inline-flex min-h-6 items-center text-cyan-text underline-offset-4 hover:underline pointer-coarse:min-h-11"
      >
        <Trans>Check profiles</Trans>
      </Link>
    </div>
  )
}
