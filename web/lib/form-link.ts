import type { TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import type { AppRouter } from '../../src/api/router.ts'
import { type OnProgress, watchUpload } from './upload-fetch.ts'

/**
 * Turns an input that holds files into a form; everything else goes on as it is. Who wants to see how far it is:
 * `client.partners.create.mutate(input, { context: { onProgress: (share) => … } })`.
 */
export const formLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) => {
      if (!hasFile(op.input)) return next(op).subscribe(observer)
      const form = toForm(op.input)
      const { onProgress } = op.context
      if (typeof onProgress === 'function') watchUpload(form, onProgress as OnProgress)
      return next({ ...op, input: form }).subscribe(observer)
    })

function hasFile(input: unknown): input is Record<string, unknown> {
  if (typeof input !== 'object' || input === null || input instanceof FormData) return false
  return Object.values(input).some(
    (value) =>
      value instanceof Blob || (Array.isArray(value) && value.some((entry) => entry instanceof Blob)),
  )
}

function toForm(input: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined) continue
    const isFileList = Array.isArray(value) && value.some((entry) => entry instanceof Blob)
    for (const entry of isFileList ? value : [value])
      form.append(name, entry instanceof Blob ? entry : asText(entry))
  }
  return form
}

function asText(value: unknown): string {
  if (value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
