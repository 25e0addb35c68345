/** Fetches what lives with a translator's elements as the first of them comes: no other page loads it (WEB-25). */
export function watchTranslator(): void {
  const fonts = document.getElementsByTagName('font')
  const watch = new MutationObserver(async (changes) => {
    if (!fonts[0]) return
    watch.disconnect()
    ;(await import('../translated-page.ts')).liveWithTranslators(changes)
  })
  watch.observe(document, { childList: true, subtree: true })
}
