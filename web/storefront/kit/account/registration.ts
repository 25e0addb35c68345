import { msg } from '@lingui/core/macro'
import {
  emailError,
  errorsOf,
  noPhone,
  passwordError,
  repeatError,
  requiredError,
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

export const registrationErrors = async (form: Registration) =>
  errorsOf<RegistrationField>({
    name: requiredError(form.name, msg`Write your name.`),
    surname: requiredError(form.surname, msg`Write your surname.`),
    email: emailError(form.email),
    phoneNumber: (await isPhone(form.phoneNumber)) ? undefined : noPhone,
    password: passwordError(form.password),
    passwordConfirm: repeatError(form.password, form.passwordConfirm),
  })
