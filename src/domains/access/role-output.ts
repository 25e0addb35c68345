import { z } from 'zod'
import { updatedAtOut } from '../../lib/as-read.ts'

/** A role on the wire; `permissions` are area ids. */
export const roleSchema = z.object({ id: z.int(), name: z.string(), permissions: z.array(z.int()) })
export type RoleView = z.infer<typeof roleSchema>

/** The role as editors read it, with the version that goes back with a PUT. */
export const versionedRoleSchema = roleSchema.extend({ updatedAt: updatedAtOut })
