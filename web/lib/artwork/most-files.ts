/** Files that the server takes together: as one version of artwork, for a line of the basket, beside a message. */
export const mostFilesOf = { artwork: 20, basket: 20, message: 10 } as const
