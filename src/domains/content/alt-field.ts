/**
 * Each picture of a project has its own text: the field is `alt.` and the picture's key, which never changes.
 */
const altPrefix = 'alt.'
export const altField = (pictureKey: string): string => `${altPrefix}${pictureKey}`
export const isAltField = (field: string): boolean => field.startsWith(altPrefix)
