/** The first element is `<svg>`, after white space, comments, a declaration or a DOCTYPE at most. */
export const isSvg = (content: Buffer): boolean =>
  /^\uFEFF?\s*(?:<\?[^>]*>\s*|<!--(?:(?!-->)[\s\S])*-->\s*|<!DOCTYPE\s[^>[]*(?:\[[^\]]*\]\s*)?>\s*)*<(?:\w+:)?svg[\s>/]/.test(
    content.toString('utf8', 0, 64 * 1024),
  )
