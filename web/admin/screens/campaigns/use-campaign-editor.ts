import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useApi, useClient } from '../../../lib/api.ts'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { isDay } from '../../../ui/admin/day-text.ts'
import { useEditor } from '../../kit/editor/use-editor.ts'
import { useServiceChoices } from '../../kit/records/use-service-choices.ts'
import {
  blankCampaign,
  type Campaign,
  type CampaignValues,
  campaignChange,
  campaignForm,
  newCampaign,
  readCampaign,
} from './campaign-values.ts'

/** The editing of a campaign, or of one that is yet to be added: then its own screen follows. */
export function useCampaignEditor(record: Campaign | null) {
  const { t } = useLingui()
  const language = useLanguage()
  const client = useClient()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { campaigns } = useApi()
  const services = useServiceChoices(record?.services ?? [])
  const words = (key: string, value: unknown): string | undefined => {
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
      title: t`Write the title of the campaign.`,
      description: t`Write the description of the campaign.`,
      percentage: t`Write per cent above 0 and below 100: 5 or 7.5`,
    },
    words,
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
