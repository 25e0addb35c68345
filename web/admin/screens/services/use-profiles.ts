import { useQuery } from '@tanstack/react-query'
import { pick } from '../../../../src/lib/languages.ts'
import { useApi } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'

/** The check profiles for a service or product. */
export const useProfiles = () => useQuery(useApi().profiles.list.queryOptions()).data ?? []

/** The name of a profile by its id. */
export function useProfileName(): (id: unknown) => string | undefined {
  const language = useLanguage()
  const profiles = useProfiles()
  return (id) => {
    const profile = profiles.find((one) => one.id === id)
    return profile && pick(profile, 'name', language)
  }
}
