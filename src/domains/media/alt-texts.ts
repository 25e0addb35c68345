import { texts } from '../../lib/fields.ts'

/** What a picture shows, for who doesn't see it (MED-7); empty where the words beside it say enough. */
export const altTexts = texts('alt', 300)
