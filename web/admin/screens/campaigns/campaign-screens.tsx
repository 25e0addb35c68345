import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { pick } from '../../../../src/lib/languages.ts'
import { useApi, useClient } from '../../../lib/api.ts'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminLinkButton } from '../../../ui/admin/button.tsx'
import { isDay } from '../../../ui/admin/day-text.ts'
import { Empty } from '../../../ui/admin/empty.tsx'
import { namesOf, textFields } from '../../kit/editor/content-texts.ts'
import { EditorForm } from '../../kit/editor/editor-form.tsx'
import { EmptyTranslations } from '../../kit/editor/empty-translations.tsx'
import { LanguageFields } from '../../kit/editor/language-fields.tsx'
import { PlaceFields } from '../../kit/editor/place-fields.tsx'
import { RecordScreen } from '../../kit/editor/record-gate.tsx'
import { type Editor, useEditor } from '../../kit/editor/use-editor.ts'
import { EditedPicture } from '../../kit/pictures/edited-picture.tsx'
import { RecordEditor, WayToList } from '../../kit/records/record-editor.tsx'
import { useServiceChoices } from '../../kit/records/use-service-choices.ts'
import { CampaignMark } from './campaign-mark.tsx'
import { CampaignPreview } from './campaign-preview.tsx'
import { CampaignTerms } from './campaign-terms.tsx'
import {
  blankCampaign,
  type Campaign,
  type CampaignValues,
  campaignChange,
  campaignForm,
  newCampaign,
  readCampaign,
} from './campaign-values.ts'
import { useCampaignKind } from './use-campaign-kind.tsx'

export const AddCampaignScreen = () => <CampaignEditor record={null} />

export function EditCampaignScreen() {
  const { id } = useParams({ from: '/admin/companies/editcompany/$id' })
  const query = useQuery(useApi().campaigns.multilanguage.queryOptions({ id: Number(id) }))
  return (
    <RecordScreen
      query={query}
      above={<ToCampaigns />}
      title={<Trans>Campaign</Trans>}
      missing={<NoSuchCampaign />}
    >
      {(record) => <CampaignEditor key={record.id} record={record} />}
    </RecordScreen>
  )
}

const NoSuchCampaign = () => (
  <Empty
    title={<Trans>There is no such campaign</Trans>}
    why={<Trans>It was deleted, or the address is wrong.</Trans>}
  >
    <AdminLinkButton to="/admin/companies/companies">
      <Trans>All campaigns</Trans>
    </AdminLinkButton>
  </Empty>
)

/** Adding a campaign, or editing one. */
function CampaignEditor({ record }: { record: Campaign | null }) {
  const { t } = useLingui()
  const language = useLanguage()
  const editor = useCampaignEditor(record)
  const title = record ? pick(record, 'title', language) : t`New campaign`
  return (
    <RecordEditor
      kind={useCampaignKind()}
      record={record}
      editor={editor}
      list="/admin/companies/companies"
      above={<ToCampaigns />}
      title={title}
      mark={record && <CampaignMark campaign={record} />}
      href={record?.state ? `/companies/details/${record.id}` : null}
    >
      <CampaignForm editor={editor} record={record} title={title} />
    </RecordEditor>
  )
}

const ToCampaigns = () => (
  <WayToList to="/admin/companies/companies">
    <Trans>Campaigns</Trans>
  </WayToList>
)

type CampaignFormProps = { editor: Editor<CampaignValues>; record: Campaign | null; title: string }

/** Texts and terms, and at the side the ticket that visitors see. */
function CampaignForm({ editor, record, title }: CampaignFormProps) {
  const { t } = useLingui()
  const { values } = editor
  const fields = textFields('campaign', {
    title: {
      label: t({ message: 'Name', context: 'campaign' }),
      hint: t`In lists, on the ticket and at the top of the campaign’s page.`,
    },
    description: { label: t`Description`, rows: 5 },
    date: { label: t`Period`, hint: t`In words, for example: until the end of March.` },
    offer: { label: t`Offer`, hint: t`Shown large on the ticket when there is no percentage.` },
    head: {
      label: t`Heading below the name`,
      hint: t`One sentence, on the campaign’s page only.`,
      rows: 2,
    },
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

/** The editing of a campaign, or of a new one, after which its own screen opens. */
function useCampaignEditor(record: Campaign | null) {
  const { t } = useLingui()
  const language = useLanguage()
  const client = useClient()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { campaigns } = useApi()
  const services = useServiceChoices(record?.services ?? [])
  const texts = (key: string, value: unknown): string | undefined => {
    if (key === 'state') return value === true ? t`shown` : t`hidden`
    const day = isDay(String(value)) ? formatDate(String(value), language) : String(value)
    if (key === 'startDate') return day || t`at once`
    if (key === 'endDate') return day || t`no end date`
    if (key !== 'serviceIds') return undefined
    const names = services.filter(({ id }) => (value as number[]).includes(id)).map(({ name }) => name)
    return names.length > 0 ? names.join(', ') : t`none`
  }
  return useEditor<CampaignValues>({
    id: `campaign.${record?.id ?? 'new'}`,
    read: record ? readCampaign(record, language) : { values: blankCampaign, version: undefined },
    holdWhileSaving: record === null,
    save: ({ values, changed, version }, call) => {
      if (!record) return client.campaigns.create.mutate(newCampaign(values), call)
      const change = { id: record.id, ...campaignChange(changed), updatedAt: version }
      return client.campaigns.update.mutate(change, call)
    },
    ...(record && {
      reread: async () => {
        const options = campaigns.multilanguage.queryOptions({ id: record.id })
        return readCampaign(await queryClient.fetchQuery({ ...options, staleTime: 0 }), language)
      },
    }),
    anew: {
      id: 'campaign.new',
      open: () => void navigate({ to: '/admin/companies/addcompany', ignoreBlocker: true }),
    },
    schema: campaignForm,
    says: {
      title: t`Write the name of the campaign.`,
      description: t`Write the description of the campaign.`,
      percentage: t`Write a percentage above 0 and below 100: 5 or 7.5`,
    },
    texts,
    ...(!record && {
      saved: t`The campaign was added`,
      failsInline: true,
      another: () => void navigate({ to: '/admin/companies/addcompany' }),
    }),
    failed: () =>
      record ? t`An error has occurred, please try again.` : t`The campaign was not added, please try again.`,
    onSaved: (answer) => {
      void queryClient.invalidateQueries({ queryKey: [['campaigns', 'search']] })
      void queryClient.invalidateQueries({ queryKey: [['overview']] })
      if (record) return
      const params = { id: String((answer as Campaign).id) }
      void navigate({ to: '/admin/companies/editcompany/$id', params, replace: true, ignoreBlocker: true })
    },
  })
}
