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
  /** A new one; empty leaves it as it is. */
  password: string
}

export type MyValues = PersonValues & { password: string; currentPassword: string }

/** Photos are looked at as they are chosen. */
export const newStaffMemberForm = newStaffSchema.omit({ photo: true })

/** An empty password leaves it as it is (ACC-18). */
export const staffMemberForm = newStaffMemberForm.extend({ password: profileSchema.shape.password })

/** Who was invited by name and e-mail alone may go on without a phone number. */
export const phonelessForm = staffMemberForm.extend({ phoneNumber: profileSchema.shape.phoneNumber })

/** A new password or e-mail of one's own takes the current password (ADM-13); `email` as it is stored. */
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

export const nobody: StaffMemberValues = {
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

/** For PUT /AppUser: only what was changed, so that the other fields need no permission and stay as they are. */
function profileChange({ photo, password, ...texts }: Partial<PersonValues & { password: string }>) {
  return { ...texts, ...(password && { password }), ...(photo instanceof File && { file: photo }) }
}

/** Of a staff member. */
export function staffMemberChange({ appRoleId, ...rest }: Partial<StaffMemberValues>) {
  return { ...profileChange(rest), ...(appRoleId && { appRoleId: Number(appRoleId) }) }
}

/** Of oneself: the current password goes with a new one, and with another e-mail. */
export function myChange({ currentPassword, ...rest }: Partial<MyValues>) {
  return { ...profileChange(rest), ...((rest.password || rest.email) && { currentPassword }) }
}

/** For POST /AppUser. */
export function newStaffMember({ appRoleId, photo, ...texts }: StaffMemberValues) {
  return { ...texts, appRoleId: Number(appRoleId), ...(photo instanceof File && { photo }) }
}
