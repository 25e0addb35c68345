import { brokenPicture, drawingIsTooComplex, unsafeSvg } from './media-errors.ts'

/**
 * A drawing without anything that runs, loads or refers outside itself. Only in the child that decodes pictures, whose
 * bounds of memory and time hold for what a hostile drawing takes to parse.
 * @throws AppError VALIDATION on the field when it is broken or can't be made safe, TOO_LARGE when too complex
 */
export async function sanitiseSvg(content: Buffer, field: string): Promise<Buffer> {
  // Most pictures are no drawings, and this loads jsdom.
  const { cleanSvg } = await import('./clean-svg.ts')
  try {
    const answer = cleanSvg(content)
    if ('svg' in answer) return Buffer.from(answer.svg)
    if (answer.refused !== 'complex')
      throw answer.refused === 'unsafe' ? unsafeSvg(field) : brokenPicture(field)
  } catch (error) {
    // A depth that overflows the stack.
    if (!(error instanceof RangeError)) throw error
  }
  throw drawingIsTooComplex()
}
