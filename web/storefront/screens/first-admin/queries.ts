import type { RouterContext } from '../../../lib/router-context.ts'

/** Whether the installation still waits for its first administrator. */
export const needsFirstAdminQuery = ({ api }: Pick<RouterContext, 'api'>) =>
  api.accounts.needsFirstAdmin.queryOptions()
