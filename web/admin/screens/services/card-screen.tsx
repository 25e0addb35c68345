import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
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
import type { CardFields } from './card-fields.ts'
import type { CardValues } from './card-values.ts'
import { ProfileField } from './profile-field.tsx'

/** The picture on the page of a service or a product, px; elsewhere it is cut from this. */
const shown = { width: 772, height: 568 }

type CardScreenProps = {
  editor: Editor<CardValues>
  fields: CardFields
  title: string
  /** Above the title, between the list and what is done. */
  parent?: ReactNode
  /** Of its page on the site; null while it isn't shown there. */
  href: string | null
  /** As the history calls it; none for what is yet to be made. */
  history: HistoryOf | undefined
  /** Asks before it is deleted; null for what is yet to be made. */
  deletion: ((close: () => void) => ReactNode) | null
  shortcuts?: readonly Shortcut[]
  note: ReactNode
  preview: ReactNode
  /** What the switch means as it stands. */
  stateHint: ReactNode
  /** What it means to have no profile of its own. */
  noProfile: { label: string; hint: string }
  /** Under the title: its other parts. */
  tabs?: ReactNode
  /** Before the texts. */
  before?: ReactNode
  /** After the form, with a form of its own. */
  below?: ReactNode
  children: ReactNode
}

/** The screen of a service or a product: texts and prices, and at the side how it will look and where it stands. */
export function CardScreen(props: CardScreenProps) {
  const { editor, fields, title, parent, href, history, deletion, shortcuts, note } = props
  const { preview, stateHint, noProfile, tabs, before, below, children } = props
  const [asked, ask] = useState(false)
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
            <ProfileField editor={editor} none={noProfile} />
            <PlaceFields editor={editor} isNew={deletion === null} stateHint={stateHint} />
          </div>
        </div>
      </EditorForm>
      {below}
      {asked && deletion?.(() => ask(false))}
    </Screen>
  )
}
