import { content } from './content.ts'
import { email } from './email.ts'
import { field } from './field.ts'
import { gate } from './gate.ts'
import { route } from './route.ts'
import { screen } from './screen.ts'
import { status } from './status.ts'

/** In the order of ARCHITECTURE.md. */
export const recipes = { field, status, gate, content, screen, route, email }
