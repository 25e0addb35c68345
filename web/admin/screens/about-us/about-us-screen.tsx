import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import { aboutUsSchema } from '../../../../src/domains/site/about-us-input.ts'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { useApi, useClient } from '../../../lib/api.ts'
import { namesOf, textFields } from '../../kit/editor/content-texts.ts'
import { EditorForm } from '../../kit/editor/editor-form.tsx'
import { EmptyTranslations } from '../../kit/editor/empty-translations.tsx'
import { LanguageFields } from '../../kit/editor/language-fields.tsx'
import { RecordGate } from '../../kit/editor/record-gate.tsx'
import { useEditor } from '../../kit/editor/use-editor.ts'
import { chosenFilesOf } from '../../kit/editor/values.ts'
import { Screen } from '../../kit/frame/screen.tsx'
import { AltFields } from '../../kit/pictures/alt-fields.tsx'
import { EditedPicture } from '../../kit/pictures/edited-picture.tsx'
import { useAltField } from '../../kit/pictures/use-alt-field.ts'
import { AboutUsPreview } from './about-us-preview.tsx'

/** The about-us block of the home page. */
export function AboutUsScreen() {
  const query = useQuery(useApi().aboutUs.multilanguage.queryOptions({ id: 1 }))
  return (
    <Screen title={<Trans>About us</Trans>} meta={<Trans>block of the home page</Trans>}>
      <RecordGate query={query}>{(record) => <AboutUsEditor record={record} />}</RecordGate>
    </Screen>
  )
}

type AboutUs = inferRouterOutputs<AppRouter>['aboutUs']['multilanguage']

function toRead({ id: _, photoUrl, updatedAt, ...texts }: AboutUs) {
  return { values: { ...texts, file: photoUrl as string | File }, version: updatedAt }
}

/** Pictures are checked when they are chosen. */
const aboutUsForm = aboutUsSchema.omit({ file: true })

function AboutUsEditor({ record }: { record: AboutUs }) {
  const { t } = useLingui()
  const client = useClient()
  const queryClient = useQueryClient()
  const query = useApi().aboutUs.multilanguage.queryOptions({ id: 1 })
  const editor = useEditor({
    id: 'aboutUs',
    read: toRead(record),
    schema: aboutUsForm,
    save: ({ changed, version }, call) => {
      const { file: _, ...texts } = changed
      const files = chosenFilesOf(changed, ['file'])
      return client.aboutUs.update.mutate({ ...texts, ...files, updatedAt: version }, call)
    },
    reread: async () => toRead(await queryClient.fetchQuery({ ...query, staleTime: 0 })),
  })
  const alt = useAltField()
  const fields = textFields('aboutUs', {
    head: { label: t`Heading`, rows: 2 },
    title: { label: t`Title`, hint: t`Shown when there is no heading.` },
    description: {
      label: t`Description`,
      hint: t`An empty line begins a new paragraph; the first one is larger.`,
      rows: 10,
    },
  })
  const names = {
    ...namesOf(fields),
    file: t`Photo`,
    alt: alt.label,
  }
  const { values } = editor
  return (
    <EditorForm
      editor={editor}
      title={t`About us`}
      history={{ kind: 'aboutUs', id: 1 }}
      names={names}
      warning={<EmptyTranslations values={values} fields={[...fields, alt]} />}
      className="grid items-start gap-x-8 gap-y-7 xl:grid-cols-[minmax(0,1fr)_minmax(296px,392px)]"
    >
      <LanguageFields editor={editor} fields={fields} />
      <div className="grid min-w-0 gap-6">
        <AboutUsPreview values={values} />
        <EditedPicture editor={editor} name="file" label={names.file} purpose="photo">
          <AltFields editor={editor} />
        </EditedPicture>
      </div>
    </EditorForm>
  )
}
