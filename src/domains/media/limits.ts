/** The limits of an upload (MED-2). */
export const uploadLimits = {
  /** Bytes of one file. */
  fileSize: 10 * 1024 * 1024,
  /** Files of one request. */
  files: 20,
  /** Text fields of one request, and bytes of each. */
  fields: 100,
  fieldSize: 256 * 1024,
  /** Characters of a field's name. */
  fieldName: 100,
  /** Width × height of a picture, times its frames. */
  pixels: 50_000_000,
  frames: 500,
  /** Bytes of memory that decoding a picture may take: 50 megapixels of any kind but the hungriest. */
  decoding: 400 * 1024 * 1024,
} as const
