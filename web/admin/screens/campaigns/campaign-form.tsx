import { Trans, useLingui } from '@lingui/react/macro'
import { namesOf, textFields } from '../../kit/editor/content-texts.ts'
import { EditorForm } from '../../kit/editor/editor-form.tsx'
import { EmptyTranslations } from '../../kit/editor/empty-translations.tsx'
import { LanguageFields } from '../../kit/editor/language-fields.tsx'
import { PlaceFields } from '../../kit/editor/place-fields.tsx'
import type { Editor } from '../../kit/editor/use-editor.ts'
import { EditedPicture } from '../../kit/pictures/edited-picture.tsx'
import { CampaignPreview } from './campaign-preview.tsx'
import { CampaignTerms } from './campaign-terms.tsx'
import type { Campaign, CampaignValues } from './campaign-values.ts'

type CampaignFormProps = { editor: Editor<CampaignValues>; record: Campaign | null; title: string }

/** Texts and terms, and at the side the ticket that visitors see. */
export function CampaignForm({ editor, record, title }: CampaignFormProps) {
  const { t } = useLingui()
  const { values } = editor
  const fields = textFields('campaign', {
    title: { label: t`Title` },
    description: { label: t`Description`, rows: 5 },
    date: { label: t`Period`, hint: t`In words, for example: until the end of March.` },
    offer: { label: t`Offer`, hint: t`Shown large on the ticket when there is no percentage.` },
    head: { label: t`Heading`, hint: t`Below the title on the campaign’s page.`, rows: 2 },
  })
  const names = {
    ...namesOf(fields),
    serviceIds: t`Services`,
    percentage: t`Discount, %`,
    startDate: t`First day`,
    endDate: t`Last day`,
    file: t`Photo`,
    state: t`Shown on the site`,
  }
  return (
    <EditorForm
      editor={editor}
      title={title}
      names={names}
      history={record ? { kind: 'campaign', id: record.id } : undefined}
      warning={
        <span className="flex flex-wrap gap-x-3 empty:hidden">
          {values.serviceIds.length === 0 && (
            <span>
              <Trans>no service is chosen</Trans>
            </span>
          )}
          <EmptyTranslations values={values} fields={fields} />
        </span>
      }
      className="grid items-start gap-x-8 gap-y-7 xl:grid-cols-[minmax(0,1fr)_minmax(296px,360px)]"
    >
      <div className="grid min-w-0 gap-7">
        <LanguageFields editor={editor} fields={fields} />
        <CampaignTerms editor={editor} record={record} names={names} />
        <EditedPicture editor={editor} name="file" label={names.file} purpose="photo" className="max-w-120" />
      </div>
      <div className="grid min-w-0 gap-6">
        <CampaignPreview values={values} />
        <PlaceFields
          editor={editor}
          isNew={record === null}
          stateHint={
            values.state ? (
              <Trans>It is on the site and in the prices from its first day to its last.</Trans>
            ) : (
              <Trans>It is being prepared: visitors don’t see it, prices don’t count it.</Trans>
            )
          }
        />
      </div>
    </EditorForm>
  )
}
