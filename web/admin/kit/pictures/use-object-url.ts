import { useEffect, useMemo } from 'react'

/** The address of a chosen file on this page, given back after use; an address as it is. */
export function useObjectUrl(picture: string | File): string {
  const url = useMemo(() => (typeof picture === 'string' ? picture : URL.createObjectURL(picture)), [picture])
  useEffect(() => () => (url.startsWith('blob:') ? URL.revokeObjectURL(url) : undefined), [url])
  return url
}
