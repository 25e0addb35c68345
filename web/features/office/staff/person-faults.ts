import { msg } from '@lingui/core/macro'
import { isPhone } from '../../../ui/phone-number.ts'
import {
  emailFault,
  type Faults,
  faultsOf,
  requiredFault,
  shortestPassword,
} from '../../account/form-rules.ts'
import type { ColleagueValues, MyValues, PersonValues } from './colleague-values.ts'

const personFaults = (values: PersonValues) => ({
  name: requiredFault(values.name, msg`Write the name.`),
  surname: requiredFault(values.surname, msg`Write the surname.`),
  email: emailFault(values.email),
  phoneNumber: isPhone(values.phoneNumber)
    ? undefined
    : msg`Write a phone number, for example +994 50 123 45 67.`,
})

/** What is wrong, by field. Somebody new needs a password; else an empty one leaves it as it was (specification 5). */
export const colleagueFaults = (values: ColleagueValues, isNew: boolean): Faults<string> =>
  faultsOf({
    ...personFaults(values),
    appRoleId: requiredFault(values.appRoleId, msg`Choose a role.`),
    password: passwordFault(values.password, isNew),
  })

/** A new password of one's own takes the current one. */
export const myFaults = (values: MyValues): Faults<string> =>
  faultsOf({
    ...personFaults(values),
    password: passwordFault(values.password, false),
    currentPassword:
      values.password === ''
        ? undefined
        : requiredFault(values.currentPassword, msg`Write your current password.`),
  })

function passwordFault(password: string, isRequired: boolean) {
  if (password === '' && !isRequired) return undefined
  const missing = shortestPassword - password.length
  return missing > 0
    ? msg`The password must have at least ${shortestPassword} characters. Write ${missing} more.`
    : undefined
}
