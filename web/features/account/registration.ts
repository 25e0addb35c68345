import { msg } from '@lingui/core/macro'
import { isPhone } from '../../ui/phone-number.ts'
import { emailFault, faultsOf, passwordFault, repeatFault, requiredFault } from './form-rules.ts'

/** All six are required (specification 5). */
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

export const registrationFaults = (form: Registration) =>
  faultsOf<RegistrationField>({
    name: requiredFault(form.name, msg`Write your name.`),
    surname: requiredFault(form.surname, msg`Write your surname.`),
    email: emailFault(form.email),
    phoneNumber: isPhone(form.phoneNumber)
      ? undefined
      : msg`Write a phone number, for example +994 50 123 45 67.`,
    password: passwordFault(form.password),
    passwordConfirm: repeatFault(form.password, form.passwordConfirm),
  })
