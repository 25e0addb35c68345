import { z } from 'zod'

/** The answer of a procedure that makes a file: base64 on the UI's face, bytes on the REST face. */
export const fileSchema = z.object({
  /** ASCII without quotes, since it goes into a header. */
  fileName: z.string().regex(/^[\w.-]+$/),
  contentType: z.string(),
  content: z.base64(),
})
export type FileAnswer = z.infer<typeof fileSchema>
