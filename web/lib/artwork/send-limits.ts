/**
 * The number of files that the server accepts together: as one version of artwork, for a line of the basket, with a
 * message.
 */
export const mostFilesOf = { artwork: 20, basket: 20, message: 10 } as const

/** The server's limits for a message: characters, bytes of a file, kinds of files. */
export const messageLimits = {
  letters: 4000,
  bytes: 20 * 1024 * 1024,
  kinds: 'image/jpeg,image/png,image/tiff,application/pdf',
} as const

/** The file endings that artwork may have. */
export const artworkEndings = '.pdf,.jpg,.jpeg,.png,.tif,.tiff,.ai,.cdr,.psd,.eps,.svg,.zip'
