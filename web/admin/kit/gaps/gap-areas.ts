import { definitions, textKinds } from '../../../../src/domains/content/definitions.ts'

/** The areas that allow correcting any of the texts in three languages. */
export const gapAreas = [...new Set(textKinds.map((kind) => definitions[kind].area))]
