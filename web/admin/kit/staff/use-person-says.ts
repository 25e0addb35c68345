import { useLingui } from '@lingui/react/macro'
import { shortestPassword } from '../../../lib/account/form-rules.ts'
import type { Says } from '../forms/use-resolver.ts'

/** What the forms of the staff say of their fields. */
export function usePersonSays({ isOwn = false } = {}): Says {
  const { t } = useLingui()
  const noEmail = isOwn ? t`Write your e-mail.` : t`Write the e-mail.`
  return {
    name: t`Write the name.`,
    surname: t`Write the surname.`,
    email: ({ id }) =>
      id === 'field.required' ? noEmail : t`Write the whole e-mail, for example name@company.az.`,
    phoneNumber: t`Write a phone number, for example +994 50 123 45 67.`,
    appRoleId: t`Choose a role.`,
    password: ({ input }) => {
      const missing = shortestPassword - String(input).length
      return missing > 0
        ? t`The password must have at least ${shortestPassword} characters. Write ${missing} more.`
        : undefined
    },
    currentPassword: t`Write your current password.`,
  }
}
