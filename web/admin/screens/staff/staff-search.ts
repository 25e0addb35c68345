/** What stands in the address of the staff's screen. */
export type StaffSearch = {
  q?: string
  sort?: 'role' | 'email'
  direction?: 'desc'
  /** The panel: of somebody to invite or to add, or of the staff member with this id. */
  open?: 'invite' | 'new' | number
}
