type Sized = { width?: number | undefined; height?: number | undefined }

/** The longest side that a size is drawn with, px. */
const longest = 144

/** Pixels for a millimetre, the same for all sizes. */
export const scaleOf = (choices: readonly Sized[]): number =>
  longest / Math.max(1, ...choices.flatMap(({ width = 0, height = 0 }) => [width, height]))
