import { msg } from '@lingui/core/macro'
import {
  emailFault,
  faultsOf,
  noPhone,
  passwordFault,
  repeatFault,
  requiredFault,
} from '../../../lib/account/form-rules.ts'
import { isPhone } from '../../../lib/phone-rules.ts'

/** All six are required (ACC-1). */
export type Registration = {
  name: string
  surname: string
  email: string
  phoneNumber: string
  password: string
  passwordConfirm: string
}
export type RegistrationField = keyof Registration

export const emptyRegistration: Registration = {
  name: '',
  surname: '',
  email: '',
  phoneNumber: '',
  password: '',
  passwordConfirm: '',
}

export const registrationFaults = async (form: Registration) =>
  faultsOf<RegistrationField>({
    name: requiredFault(form.name, msg`Write your name.`),
    surname: requiredFault(form.surname, msg`Write your surname.`),
    email: emailFault(form.email),
    phoneNumber: (await isPhone(form.phoneNumber)) ? undefined : noPhone,
    password: passwordFault(form.password),
    passwordConfirm: repeatFault(form.password, form.passwordConfirm),
  })
