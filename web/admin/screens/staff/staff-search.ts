/** The search parameters of the staff screen. */
export type StaffSearch = {
  q?: string
  sort?: 'role' | 'email'
  direction?: 'desc'
  /** The open panel: inviting, adding, or the staff member with this id. */
  open?: 'invite' | 'new' | number
}
