import { hash } from 'node:crypto'

/** How a policy names what is written into a page. */
export const sourceOf = (text: string | Buffer): string => ` 'sha256-${hash('sha256', text, 'base64')}'`
