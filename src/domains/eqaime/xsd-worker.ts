import { parentPort, workerData } from 'node:worker_threads'
import { XmlDocument, XmlLibError, XsdValidator } from 'libxml2-wasm'

// What a schema includes or imports isn't read: without a provider of files libxml2 reaches neither the disk nor the
// network (DOC-25).

/** A schema, and documents to compare with it. */
export type ToJudge = { schema: Uint8Array; xmls: readonly string[] }
type Fault = { line: number; text: string }
/** `fault`: why the schema can't be used; `documents`: of each one what is wrong with it. */
export type Judged = { fault: string | null; documents: Fault[][] }

const maxFaults = 20

const faultsIn = (error: unknown): Fault[] => {
  if (!(error instanceof XmlLibError)) throw error
  const faults = error.details.map(({ line, message }) => ({ line, text: message.trim() }))
  return faults.length > 0 ? faults.slice(0, maxFaults) : [{ line: 0, text: error.message.trim() }]
}

function validator(schema: Uint8Array): XsdValidator {
  using document = XmlDocument.fromBuffer(schema)
  return XsdValidator.fromDoc(document)
}

function faultsOf(xml: string, xsd: XsdValidator): Fault[] {
  using document = XmlDocument.fromString(xml)
  try {
    xsd.validate(document)
    return []
  } catch (error) {
    return faultsIn(error)
  }
}

function judged({ schema, xmls }: ToJudge): Judged {
  try {
    using xsd = validator(schema)
    return { fault: null, documents: xmls.map((xml) => faultsOf(xml, xsd)) }
  } catch (error) {
    const [first] = faultsIn(error)
    return { fault: first?.text ?? '', documents: [] }
  }
}

parentPort?.postMessage(judged(workerData as ToJudge))
