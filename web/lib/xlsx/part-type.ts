import { walkXml } from './walk-xml.ts'

/** What a part is, after `[Content_Types].xml`: by its own name, else by its ending; '' where nothing says it. */
export function partType(path: string, xml: string): string {
  const named = new Map<string, string>()
  const byEnding = new Map<string, string>()
  walkXml(xml, {
    open: (name, attribute) => {
      const type = attribute('ContentType') ?? ''
      if (name === 'Override') named.set((attribute('PartName') ?? '').toLowerCase(), type)
      else if (name === 'Default') byEnding.set((attribute('Extension') ?? '').toLowerCase(), type)
    },
  })
  const part = `/${path.toLowerCase()}`
  return named.get(part) ?? byEnding.get(part.slice(part.lastIndexOf('.') + 1)) ?? ''
}
