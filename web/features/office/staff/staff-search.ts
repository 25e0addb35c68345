/** What stands in the address of the staff's screen. */
export type StaffSearch = {
  q?: string
  sort?: 'role' | 'email'
  direction?: 'desc'
  /** The panel: of somebody new, or of the colleague with this id. */
  open?: 'new' | number
}
