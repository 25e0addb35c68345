import { definitions, textKinds } from '../../../../src/domains/content/definitions.ts'

/** Whoever may mend one of the texts in three languages. */
export const gapAreas = [...new Set(textKinds.map((kind) => definitions[kind].area))]
