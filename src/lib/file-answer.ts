import { z } from 'zod'

/** What a procedure answers that makes a file: base64 on the UI's face, the bytes themselves on the REST face. */
export const fileSchema = z.object({
  /** ASCII without quotes: it stands in a header. */
  fileName: z.string().regex(/^[\w.-]+$/),
  contentType: z.string(),
  content: z.base64(),
})
export type FileAnswer = z.infer<typeof fileSchema>
