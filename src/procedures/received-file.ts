import { z } from 'zod'

/** A file of a multipart request, in the temp folder until the request is over. */
export class ReceivedFile {
  readonly field: string
  /** The sender's name for it: for messages only, never a path of ours. */
  readonly filename: string
  /** The temp file. */
  readonly path: string
  /** Bytes. */
  readonly size: number

  constructor(values: { field: string; filename: string; path: string; size: number }) {
    this.field = values.field
    this.filename = values.filename
    this.path = values.path
    this.size = values.size
  }
}

/** Only our own receiver makes them: nothing in a JSON body can pass for one. */
export function isReceivedFile(value: unknown): value is ReceivedFile {
  return value instanceof ReceivedFile
}

/** A file in a procedure's input: callers send a `File`, the procedure gets a {@link ReceivedFile}. */
export const fileField = z
  .custom<ReceivedFile>(isReceivedFile)
  .meta({ type: 'string', format: 'binary', isFile: true }) as unknown as z.ZodType<ReceivedFile, File>

/** Whether a field takes files: `fileField` itself, or inside optional, nullable, default, list, pipe. */
export function isFileSchema(schema: z.core.$ZodType): boolean {
  if (z.globalRegistry.get(schema)?.isFile === true) return true
  const {
    innerType,
    element,
    in: input,
    out,
  } = schema._zod.def as {
    innerType?: z.core.$ZodType
    element?: z.core.$ZodType
    in?: z.core.$ZodType
    out?: z.core.$ZodType
  }
  return [innerType, element, input, out].some((inner) => inner !== undefined && isFileSchema(inner))
}
