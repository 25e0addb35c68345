import { parentPort, workerData } from 'node:worker_threads'
import { cleanSvg } from './clean-svg.ts'

/** One drawing for each worker: the answer is a SanitiseAnswer. */
parentPort?.postMessage(cleanSvg(Buffer.from(workerData as Uint8Array)))
