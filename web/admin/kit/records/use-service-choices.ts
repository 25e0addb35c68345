import { useQuery } from '@tanstack/react-query'
import { pick } from '../../../../src/lib/languages.ts'
import { useApi } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'

type Named = { id: number; name: string; name_ru: string; name_en: string }
export type ServiceChoice = { id: number; name: string }

/** The services to choose from, and chosen ones that aren't among them since they are switched off. */
export function useServiceChoices(chosen: readonly Named[]): ServiceChoice[] {
  const language = useLanguage()
  const { data } = useQuery(useApi().services.list.queryOptions({ language }))
  const seen = (data?.items ?? []).map(({ id, name }) => ({ id, name }))
  const hidden = chosen
    .filter(({ id }) => !seen.some((service) => service.id === id))
    .map((service) => ({ id: service.id, name: pick(service, 'name', language) }))
  return [...seen, ...hidden]
}
