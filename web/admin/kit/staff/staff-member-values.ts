import { newStaffSchema, profileSchema } from '../../../../src/domains/staff/user-input.ts'

/** The user's own data, as every form of the staff has them. */
export type PersonValues = {
  name: string
  surname: string
  fatherName: string
  email: string
  phoneNumber: string
  /** The stored photo's address, or the file chosen for it. */
  photo: string | File
}

export type StaffMemberValues = PersonValues & {
  /** The role's id; empty until one is chosen. */
  appRoleId: string
  /** A new password; empty leaves it as it is. */
  password: string
}

export type MyValues = PersonValues & { password: string; currentPassword: string }

/** Photos are checked when they are chosen. */
export const newStaffMemberForm = newStaffSchema.omit({ photo: true })

/** An empty password leaves it as it is (ACC-18). */
export const staffMemberForm = newStaffMemberForm.extend({ password: profileSchema.shape.password })

/** A staff member who was invited by name and e-mail alone may stay without a phone number. */
export const phonelessForm = staffMemberForm.extend({ phoneNumber: profileSchema.shape.phoneNumber })

/** The user's own new password or e-mail takes the current password (ADM-13); `email` is the stored one. */
export function myForm(email: string, needsPhone = true) {
  const isProven = (me: {
    email: string
    password?: string | undefined
    currentPassword?: string | undefined
  }) => me.currentPassword || (!me.password && me.email === email.toLowerCase())
  const proof = { currentPassword: profileSchema.shape.currentPassword }
  const at = { path: ['currentPassword'] }
  return needsPhone
    ? staffMemberForm.omit({ appRoleId: true }).extend(proof).refine(isProven, at)
    : phonelessForm.omit({ appRoleId: true }).extend(proof).refine(isProven, at)
}

type User = {
  name: string
  surname: string
  fatherName: string
  email: string
  phoneNumber: string
  photoUrl: string
  appRole: { id: number }
}

const personOf = ({ name, surname, fatherName, email, phoneNumber, photoUrl }: User): PersonValues => ({
  name,
  surname,
  fatherName,
  email,
  phoneNumber,
  photo: photoUrl,
})

export const blankStaffMember: StaffMemberValues = {
  name: '',
  surname: '',
  fatherName: '',
  email: '',
  phoneNumber: '',
  photo: '',
  appRoleId: '',
  password: '',
}

export const staffMemberValues = (user: User): StaffMemberValues => ({
  ...personOf(user),
  appRoleId: String(user.appRole.id),
  password: '',
})

export const myValues = (me: User): MyValues => ({ ...personOf(me), password: '', currentPassword: '' })

/**
 * The input of PUT /AppUser: only what was changed, so that the other fields need no permission and stay as
 * they are.
 */
function profileChange({ photo, password, ...texts }: Partial<PersonValues & { password: string }>) {
  return { ...texts, ...(password && { password }), ...(photo instanceof File && { file: photo }) }
}

/** The change of another staff member. */
export function staffMemberChange({ appRoleId, ...rest }: Partial<StaffMemberValues>) {
  return { ...profileChange(rest), ...(appRoleId && { appRoleId: Number(appRoleId) }) }
}

/** The user's own change: a new password or e-mail takes the current password along. */
export function myChange({ currentPassword, ...rest }: Partial<MyValues>) {
  return { ...profileChange(rest), ...((rest.password || rest.email) && { currentPassword }) }
}

/** The input of POST /AppUser. */
export function newStaffMember({ appRoleId, photo, ...texts }: StaffMemberValues) {
  return { ...texts, appRoleId: Number(appRoleId), ...(photo instanceof File && { photo }) }
}
