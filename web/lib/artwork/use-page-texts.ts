import { useQuery } from '@tanstack/react-query'
import { useApi } from '../api.ts'

export type WrittenPage = { page: number; fileId: number; pageOfFile: number; hasText: boolean }
type PagesOf = { orderId: number; version: number; pages: readonly WrittenPage[] }

/** The text of these pages of a version; it is loaded once it is asked for. */
export function usePageTexts({ orderId, version, pages }: PagesOf, isWanted: boolean) {
  const { data, isError, refetch } = useQuery(
    useApi().artwork.texts.queryOptions({ id: orderId, version }, { enabled: isWanted }),
  )
  const texts = data?.pages.flatMap(({ fileId, pageOfFile, text }) => {
    const page = pages.find((one) => one.fileId === fileId && one.pageOfFile === pageOfFile)
    return page ? [{ page: page.page, text }] : []
  })
  return { texts, isFailed: isError && !data, retry: () => void refetch() }
}
