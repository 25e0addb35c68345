/**
 * Why the program can't start, as the single line to print: it says what is wrong and what to do.
 * Anything else that is thrown at start is an error of ours and keeps its stack.
 */
export class StartError extends Error {
  constructor(line: string, options?: ErrorOptions) {
    super(line.replaceAll(/(?<!\s)\s*\n\s*/g, ' '), options)
    this.name = 'StartError'
  }
}
