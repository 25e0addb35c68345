import { TRPCClientError, type TRPCLink } from '@trpc/client'
import { observable, type Unsubscribable } from '@trpc/server/observable'
import type { AppRouter } from '../../src/faces/router.ts'

/**
 * Turns an input that contains files into a form, by code that is loaded with the first one; other inputs pass
 * unchanged. A caller that wants to see the progress passes: `client.partners.create.mutate(input, { context: {
 * onProgress: (share) => … } })`.
 */
export const formLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) => {
      const { input, context } = op
      if (!hasFile(input)) return next(op).subscribe(observer)
      let sending: Unsubscribable | undefined
      let isWanted = true
      import('./upload-form.ts').then(
        ({ uploadForm }) => {
          if (isWanted)
            sending = next({ ...op, input: uploadForm(input, context.onProgress) }).subscribe(observer)
        },
        (error: Error) => observer.error(TRPCClientError.from(error)),
      )
      return () => {
        isWanted = false
        sending?.unsubscribe()
      }
    })

function hasFile(input: unknown): input is Record<string, unknown> {
  if (typeof input !== 'object' || input === null || input instanceof FormData) return false
  return Object.values(input).some(
    (value) =>
      value instanceof Blob || (Array.isArray(value) && value.some((entry) => entry instanceof Blob)),
  )
}
