import { type OnProgress, watchUpload } from './upload-fetch.ts'

/** An input that holds files as a form, whose sending reports to `onProgress` where one is given. */
export function uploadForm(input: Record<string, unknown>, onProgress: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined) continue
    const isFileList = Array.isArray(value) && value.some((entry) => entry instanceof Blob)
    for (const entry of isFileList ? value : [value])
      form.append(name, entry instanceof Blob ? entry : asText(entry))
  }
  if (typeof onProgress === 'function') watchUpload(form, onProgress as OnProgress)
  return form
}

function asText(value: unknown): string {
  if (value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
