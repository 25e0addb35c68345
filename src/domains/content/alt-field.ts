/** A project's pictures have their texts one by one: `alt.` and the picture's key, which stays with the picture. */
const altPrefix = 'alt.'
export const altField = (pictureKey: string): string => `${altPrefix}${pictureKey}`
export const isAltField = (field: string): boolean => field.startsWith(altPrefix)
