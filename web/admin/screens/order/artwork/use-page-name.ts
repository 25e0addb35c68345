import { useLingui } from '@lingui/react/macro'

/** What a page of a version is called: two are front and back, more are counted. */
export function usePageName(): (page: number, of: number) => string {
  const { t } = useLingui()
  return (page, of) => {
    if (of !== 2) return t`Page ${page}`
    return page === 1 ? t`Front` : t`Back`
  }
}
