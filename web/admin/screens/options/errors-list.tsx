import { useLingui } from '@lingui/react/macro'
import type { Group } from '../../../../src/domains/options/configuration.ts'
import { textIn } from '../../../../src/domains/options/in-language.ts'
import { useLanguage } from '../../../lib/language.tsx'
import type { OptionsEditing } from './use-options-editor.ts'

/** What keeps the options from being saved, besides the cells of the table, with the place in words. */
export function ErrorsList({ editing }: { editing: OptionsEditing }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { editor, values, names } = editing
  const errors = Object.entries(editor.errors).filter(([path]) => path !== 'cells')
  const placeOf = (path: string): string => {
    const [part = '', index, , choiceIndex] = path.split('.')
    const group: Group | undefined = part === 'groups' ? values.groups[Number(index)] : undefined
    const choice = group?.choices[Number(choiceIndex)]
    if (group)
      return [group, choice].flatMap((one) => (one ? textIn(one.name, language) || one.key : [])).join(': ')
    return names[part as keyof typeof names] ?? t`Price table`
  }
  return (
    <div role="alert" className="empty:hidden">
      {errors.length > 0 && (
        <ul className="border border-error border-l-4 bg-error-ground px-3.5 py-2 text-error">
          {errors.map(([path, message]) => (
            <li key={path}>
              <strong className="font-semibold">{placeOf(path)}</strong> {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
