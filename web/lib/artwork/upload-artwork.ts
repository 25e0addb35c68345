import type { DetailedError, Upload } from 'tus-js-client'
import { toLanguage } from '../../../src/lib/languages.ts'
import { callHeaders } from '../call-headers.ts'
import { begunOf, forgetBegun, noteBegun, noteSent, type UploadTarget } from './begun-uploads.ts'
import { createRemainingTime } from './remaining-time.ts'

/** `waiting` means without a connection, or until the server accepts more; it goes on by itself. */
type UploadPhase = 'queued' | 'sending' | 'waiting' | 'paused' | 'done' | 'failed'
/**
 * `wrongKind`, `refused` and `signedOut` by the server, with its own sentence; `unreadable`: the device no longer gives the
 * file; `most`: bytes that one may have.
 */
export type UploadError =
  | { code: 'tooLarge'; most: number; text?: undefined }
  | { code: 'empty' | 'unreadable' | 'wrongKind' | 'signedOut' | 'refused'; text?: string | undefined }

/** True when sending the same file again would end the same way. */
export const isHopeless = ({ code }: UploadError): boolean => code !== 'signedOut' && code !== 'refused'

export type UploadState = {
  phase: UploadPhase
  /** The bytes that have arrived. */
  sent: number
  secondsLeft: number | null
  /** The server's explanation why it waits; null without a connection. */
  waitsFor: string | null
  error: UploadError | null
  /** The upload's id for a version or a message, once it is done. */
  uploadId: string | null
  url: string | null
}
export type RunningUpload = {
  pause(): void
  resume(): void
  /** Stops the upload; the server forgets it, too. */
  cancel(): void
  /** Stops sending from here; the same file goes on from that point when it is chosen again. */
  stop(): void
}
type Task = {
  file: File
  target: UploadTarget
  /** The size limit of a file in bytes, where it is known. */
  most?: number | undefined
  onChange: (state: UploadState) => void
}

export const queuedUpload: UploadState = {
  phase: 'queued',
  sent: 0,
  secondsLeft: null,
  waitsFor: null,
  error: null,
  uploadId: null,
  url: null,
}

/** The pauses before each retry, ms; the last one repeats. */
const pauses = [500, 1000, 2000, 4000, 8000, 15_000]
/** Errors that pass: another window has the upload, or the server hasn't noticed a broken connection yet. */
const passing = [409, 423, 429, 502, 503, 504]
/** A conflict that lasts longer isn't caused by one's own broken connection. */
const maxConflicts = 6
/** How often the progress is stored on the device, ms. */
const noteEvery = 1000

/**
 * Sends a file by the tus protocol, which resumes where it broke off; the protocol's code is loaded with the first
 * file.
 */
export function startUpload({ file, target, most, onChange }: Task): RunningUpload {
  let state = queuedUpload
  let upload: Upload | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let tries = 0
  let noted = 0
  let isOver = false
  const remaining = createRemainingTime()

  function change(changes: Partial<UploadState>) {
    if (isOver) return
    state = { ...state, ...changes }
    onChange(state)
  }

  function fail(error: UploadError) {
    change({ phase: 'failed', error, secondsLeft: null })
  }

  function onProgress(sent: number) {
    const now = Date.now()
    tries = 0
    remaining.note(sent, now)
    change({ phase: 'sending', sent, secondsLeft: remaining.secondsLeft(file.size, now), waitsFor: null })
    if (now - noted < noteEvery || !upload?.url) return
    noted = now
    noteSent(upload.url, sent)
  }

  function onUrl() {
    const url = upload?.url
    if (!url) return
    change({ url })
    const { name, size, lastModified: modified } = file
    noteBegun({ ...target, name, size, modified, url, sent: state.sent, at: Date.now() })
  }

  function onError(error: Error | DetailedError) {
    if (isOver || state.phase === 'paused') return
    const outcome = outcomeOf(error, { tries, hasBegun: Boolean(upload?.url) })
    if (outcome.kind === 'failed') return fail(outcome.error)
    tries += 1
    remaining.restart()
    change({ phase: 'waiting', secondsLeft: null, waitsFor: outcome.text })
    clearTimeout(timer)
    timer = setTimeout(goOn, outcome.wait)
  }

  function goOn() {
    clearTimeout(timer)
    if (isOver || state.phase === 'paused' || state.phase === 'failed') return
    upload?.start()
  }

  const whenOnline = () => {
    if (state.phase === 'waiting' && state.waitsFor === null) goOn()
  }

  async function begin() {
    if (file.size === 0) return fail({ code: 'empty' })
    if (most !== undefined && file.size > most) return fail({ code: 'tooLarge', most })
    if (state.phase !== 'paused') change({ phase: 'sending' })
    const made = await makeUpload().catch(() => null)
    if (isOver) return
    // The protocol's code could not be loaded.
    if (!made) return retryBegin()
    upload = made
    goOn()
  }

  function retryBegin() {
    change({ phase: 'waiting', waitsFor: null })
    timer = setTimeout(begin, pauses[Math.min(tries++, pauses.length - 1)])
  }

  async function makeUpload(): Promise<Upload> {
    const tus = await import('tus-js-client')
    const begun = begunOf(file, target)
    if (begun) change({ url: begun.url, sent: begun.sent })
    return new tus.Upload(file, {
      endpoint: '/api/uploads',
      uploadUrl: begun?.url ?? null,
      metadata: {
        ...('orderId' in target && { orderId: String(target.orderId) }),
        filename: file.name,
        purpose: target.purpose,
      },
      retryDelays: null,
      storeFingerprintForResuming: false,
      // The session is read each time: a user who signed in again goes on with the new one.
      onBeforeRequest: (request) => {
        const headers = callHeaders(toLanguage(document.documentElement.lang))
        for (const [name, value] of Object.entries(headers)) request.setHeader(name, value)
      },
      onUploadUrlAvailable: onUrl,
      onProgress,
      onError,
      onSuccess: () => {
        const url = upload?.url ?? ''
        noteSent(url, file.size)
        change({
          phase: 'done',
          sent: file.size,
          secondsLeft: null,
          uploadId: url.split('/').at(-1) ?? null,
          url,
        })
        window.removeEventListener('online', whenOnline)
      },
    })
  }

  function end() {
    isOver = true
    clearTimeout(timer)
    window.removeEventListener('online', whenOnline)
  }

  window.addEventListener('online', whenOnline)
  void begin()
  return {
    pause() {
      if (state.phase !== 'sending' && state.phase !== 'waiting') return
      clearTimeout(timer)
      remaining.restart()
      change({ phase: 'paused', secondsLeft: null })
      void upload?.abort()
    },
    resume() {
      if (state.phase !== 'paused' && state.phase !== 'failed') return
      tries = 0
      change({ phase: 'sending', error: null })
      if (upload) goOn()
      else void begin()
    },
    cancel() {
      const url = upload?.url
      const isSending = !isOver
      end()
      if (url) forgetBegun([url])
      // The server forgets uploads after a day if it isn't told.
      if (isSending) void upload?.abort(true).catch(() => undefined)
    },
    stop() {
      end()
      void upload?.abort()
    },
  }
}

type Outcome = { kind: 'failed'; error: UploadError } | { kind: 'again'; wait: number; text: string | null }

/** The next state of an upload that broke off: it is tried again after a while, or over with a reason. */
export function outcomeOf(
  error: Error | DetailedError,
  { tries, hasBegun }: { tries: number; hasBegun: boolean },
): Outcome {
  const pause = pauses[Math.min(tries, pauses.length - 1)] ?? 0
  if (!('originalRequest' in error)) return { kind: 'failed', error: { code: 'unreadable' } }
  const answer = error.originalResponse
  if (!answer || answer.getStatus() === 0) return { kind: 'again', wait: pause, text: null }
  const status = answer.getStatus()
  const text = sentenceOf(answer.getBody())
  const isConflict = status === 409 || status === 423
  if (passing.includes(status) && !(isConflict && (!hasBegun || tries >= maxConflicts))) {
    const said = Number(answer.getHeader('retry-after'))
    return { kind: 'again', wait: said > 0 ? said * 1000 : pause, text: isConflict ? null : (text ?? null) }
  }
  return { kind: 'failed', error: { code: refusals[status] ?? 'refused', text } }
}

const refusals: Readonly<Record<number, 'signedOut' | 'wrongKind'>> = { 401: 'signedOut', 415: 'wrongKind' }

/** The server's sentence; for an empty file it stands beside its field. */
function sentenceOf(body: string): string | undefined {
  try {
    const { message, errors } = JSON.parse(body) as { message?: unknown; errors?: { message?: unknown }[] }
    const said = errors?.[0]?.message ?? message
    return typeof said === 'string' ? said : undefined
  } catch {
    return undefined
  }
}
