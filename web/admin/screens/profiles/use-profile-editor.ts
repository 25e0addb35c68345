import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useApi, useClient } from '../../../lib/api.ts'
import type { TextField } from '../../kit/editor/text-states.ts'
import { useEditor } from '../../kit/editor/use-editor.ts'
import {
  blankProfile,
  type Profile,
  type ProfileValues,
  profileForm,
  readProfile,
  rulesOf,
} from './profile-values.ts'

/** The editing of a check profile; null for a new one. */
export function useProfileEditor(profile: Profile | null) {
  const { t } = useLingui()
  const { create, update } = useClient().profiles
  const { profiles, overview } = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const names = useProfileNames()
  const texts: TextField[] = [
    { key: 'name', label: t({ message: 'Name', context: 'thing' }), max: 200, required: true },
  ]
  const editor = useEditor<ProfileValues>({
    id: `profile.${profile?.id ?? 'new'}`,
    read: profile ? readProfile(profile) : { values: blankProfile(), version: undefined },
    schema: profileForm,
    says: {
      name: t({ message: 'Write the name.', context: 'thing' }),
      sizes: t`Write each size in a line of its own: 90 × 50.`,
      spots: t`At most 20 names of 100 characters.`,
      scales: t`Whole numbers, for example 1 or 1, 10.`,
    },
    save: ({ values, changed, version }, call) => {
      const { name, name_ru, name_en, ...rules } = values
      const written = { name, name_ru, name_en, rules: rulesOf(rules) }
      if (!profile) return create.mutate(written, call)
      const hasRules = Object.keys(changed).some((key) => !key.startsWith('name'))
      const sent = { id: profile.id, ...written, updatedAt: version }
      return update.mutate(hasRules ? sent : { ...sent, rules: undefined }, call)
    },
    ...(profile
      ? {
          reread: async () => {
            const query = profiles.byId.queryOptions({ id: profile.id })
            return readProfile(await queryClient.fetchQuery({ ...query, staleTime: 0 }))
          },
        }
      : { saved: t`The profile was added`, holdWhileSaving: true }),
    anew: {
      id: 'profile.new',
      open: () => void navigate({ to: '/admin/services/addprofile', ignoreBlocker: true }),
    },
    onSaved: (answer) => {
      void profiles.invalidate()
      void overview.invalidate()
      const { id } = answer as Profile
      if (!profile)
        void navigate({ to: '/admin/services/profiles/$id', params: { id: String(id) }, replace: true })
    },
  })
  return { editor, names, texts }
}

/** The names of the fields. */
function useProfileNames() {
  const { t } = useLingui()
  return {
    name: t({ message: 'Name', context: 'thing' }),
    kind: t`Kind`,
    sizes: t`Sizes, mm`,
    pagesMin: t`Pages, at least`,
    pagesMax: t`Pages, at most`,
    bleed: t`Bleed, mm`,
    safe: t`Safe area, mm`,
    resolutionMust: t`Must fix below, dpi`,
    resolutionLook: t`Look at below, dpi`,
    inkMust: t`Must fix above, %`,
    inkLook: t`Look at above, %`,
    inkArea: t`On more than this share of the page, %`,
    thinnestLine: t`Thinnest line, pt`,
    smallestText: t`Smallest text, pt`,
    smallestRichText: t`Smallest text in several inks, pt`,
    spots: t`Spot colours`,
    scales: t`Scales`,
    severities: t`How serious each check is`,
    staffProof: t`We make every proof`,
  }
}
export type ProfileNames = ReturnType<typeof useProfileNames>
