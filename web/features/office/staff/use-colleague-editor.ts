import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useApi, useClient } from '../../../lib/api.ts'
import { useEditor } from '../editor/use-editor.ts'
import {
  type ColleagueValues,
  colleagueChange,
  colleagueValues,
  newColleague,
  nobody,
} from './colleague-values.ts'
import { colleagueFaults } from './person-faults.ts'
import type { Colleague } from './use-colleagues.ts'
import { useFaultWords } from './use-fault-words.ts'

const secret = ['password'] as const

/** The panel's form: somebody new, or what was changed of a colleague. The list is renewed before it closes. */
export function useColleagueEditor(colleague: Colleague | null, onSaved: () => void) {
  const { t } = useLingui()
  const client = useClient()
  const queryClient = useQueryClient()
  const words = useFaultWords()
  const staffKey = useApi().staff.list.queryOptions().queryKey
  return useEditor<ColleagueValues>({
    id: colleague ? `staff.${colleague.id}` : 'staff.new',
    read: { values: colleague ? colleagueValues(colleague) : nobody, version: undefined },
    secret,
    check: (values) => words(colleagueFaults(values, colleague === null)),
    save: async ({ values, changed }, call) => {
      if (colleague)
        await client.accounts.updateProfile.mutate({ id: colleague.id, ...colleagueChange(changed) }, call)
      else await client.staff.create.mutate(newColleague(values), call)
      await queryClient.invalidateQueries({ queryKey: staffKey })
    },
    saved: colleague ? t`The colleague's information was saved` : t`The colleague was added`,
    failed: () =>
      colleague ? t`An error occurred, please try again.` : t`An error occurred while adding the colleague`,
    onSaved,
  })
}
