/**
 * Staff are led to /admin from every other path (WEB-15). A tab that was opened
 * by the admin's "View the site" is exempt, for as long as it is open: its address says so once.
 */
const key = 'sitePreview'
const parameter = 'preview'

export const sitePreviewAddress = `/?${parameter}=1`

/** The same for one page of the site. */
export const sitePreviewOf = (path: string): string => `${path}?${parameter}=1`

/** Whether this tab looks at the site on behalf of the admin. */
export function isSitePreview(): boolean {
  if (new URLSearchParams(location.search).has(parameter)) keepPreview()
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return new URLSearchParams(location.search).has(parameter)
  }
}

function keepPreview(): void {
  try {
    sessionStorage.setItem(key, '1')
  } catch {
    // Without storage only the address itself is exempt.
  }
}

/** Back to the rule: this tab is led to /admin again. */
export function endSitePreview(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Then nothing was stored either.
  }
}
