import { Trans, useLingui } from '@lingui/react/macro'
import { AdminSelect } from '../../../ui/admin/inputs.tsx'
import { namesOf, textFields } from '../../kit/editor/content-texts.ts'
import { EditedField } from '../../kit/editor/edited-field.tsx'
import { EditorForm } from '../../kit/editor/editor-form.tsx'
import { EmptyTranslations } from '../../kit/editor/empty-translations.tsx'
import { LanguageFields } from '../../kit/editor/language-fields.tsx'
import { PlaceFields } from '../../kit/editor/place-fields.tsx'
import type { Editor } from '../../kit/editor/use-editor.ts'
import { AltFields } from '../../kit/pictures/alt-fields.tsx'
import { altTextFields, altValues } from '../../kit/pictures/alt-values.ts'
import { EditedPicture } from '../../kit/pictures/edited-picture.tsx'
import { mostFiles } from '../../kit/pictures/picture-rules.ts'
import { PicturesField } from '../../kit/pictures/pictures-field.tsx'
import { useAltField } from '../../kit/pictures/use-alt-field.ts'
import { useServiceChoices } from '../../kit/records/use-service-choices.ts'
import { ProjectPreview } from './project-preview.tsx'
import type { Project, ProjectValues } from './project-values.ts'

/** The poster of the portfolio, px. */
const poster = { width: 393, height: 470 }

type ProjectFormProps = { editor: Editor<ProjectValues>; record: Project | null; title: string }

/** Texts and pictures, and at the side how the project will hang in the portfolio. */
export function ProjectForm({ editor, record, title }: ProjectFormProps) {
  const { t } = useLingui()
  const { values, stored, changed, errors, progress } = editor
  const alt = useAltField()
  const fields = textFields('project', {
    name: { label: t`Title` },
    description: {
      label: t`Description`,
      hint: t`An empty line begins a new paragraph; the first one is larger.`,
      rows: 7,
    },
  })
  const names = {
    ...namesOf(fields),
    serviceId: t`Service`,
    mainPhotoFile: t`Main photo`,
    alt: alt.label,
    attachments: t`Pictures of the project`,
    state: t`Shown on the site`,
  }
  return (
    <EditorForm
      editor={editor}
      title={title}
      names={names}
      history={record ? { kind: 'project', id: record.id } : undefined}
      warning={
        <EmptyTranslations
          values={{ ...values, ...altValues(values.attachments) }}
          fields={[...fields, alt, ...altTextFields(values.attachments)]}
        />
      }
      className="grid items-start gap-x-8 gap-y-7 xl:grid-cols-[minmax(0,1fr)_minmax(296px,360px)]"
    >
      <div className="grid min-w-0 gap-7">
        <LanguageFields editor={editor} fields={fields} />
        <div className="grid items-start gap-x-4 gap-y-5 md:grid-cols-[minmax(0,280px)_minmax(0,1fr)]">
          <EditedPicture
            editor={editor}
            name="mainPhotoFile"
            label={names.mainPhotoFile}
            purpose="photo"
            hint={`${poster.width} × ${poster.height} px`}
            crop={{ ratio: poster.width / poster.height, least: poster }}
          >
            <AltFields editor={editor} />
          </EditedPicture>
          <PicturesField
            editor={editor}
            stored={stored.attachments}
            label={names.attachments}
            items={values.attachments}
            onChange={(items) => editor.set('attachments', items)}
            hint={<Trans>in this order on the project’s page</Trans>}
            error={
              errors.attachmentFiles ??
              errors.deletedAttachmentIds ??
              errors.attachmentOrder ??
              errors.attachmentTexts
            }
            changed={changed.includes('attachments')}
            progress={values.attachments.some(({ file }) => file) ? progress : null}
            most={values.mainPhotoFile instanceof File ? mostFiles - 1 : mostFiles}
          />
        </div>
      </div>
      <div className="grid min-w-0 gap-6">
        <ProjectPreview values={values} />
        <ServiceField editor={editor} record={record} label={names.serviceId} />
        <PlaceFields
          editor={editor}
          isNew={record === null}
          stateHint={
            values.state ? (
              <Trans>Visitors see the project.</Trans>
            ) : (
              <Trans>Visitors don’t see the project.</Trans>
            )
          }
        />
      </div>
    </EditorForm>
  )
}

type ServiceFieldProps = { editor: Editor<ProjectValues>; record: Project | null; label: string }

function ServiceField({ editor, record, label }: ServiceFieldProps) {
  const services = useServiceChoices(record?.service ? [record.service] : [])
  return (
    <EditedField
      editor={editor}
      name="serviceId"
      label={label}
      hint={<Trans>The project’s page leads to it and to ordering it.</Trans>}
    >
      {(control) => (
        <AdminSelect {...control}>
          <option value="">—</option>
          {services.map(({ id, name }) => (
            <option key={id} value={String(id)}>
              {name}
            </option>
          ))}
        </AdminSelect>
      )}
    </EditedField>
  )
}
