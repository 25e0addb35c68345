/** What is done about a translator, once one is at work: `translated-page.ts` fills it in (WEB-25). */
export const translator: { bringBackTexts?: () => void } = {}
