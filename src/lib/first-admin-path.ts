/** The page on which the first administrator is made, where the console sends its reader. */
export const firstAdminPath = '/first-administrator'
