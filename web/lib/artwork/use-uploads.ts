import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { forgetBegun, type UploadTarget } from './begun-uploads.ts'
import {
  isHopeless,
  queuedUpload,
  type RunningUpload,
  startUpload,
  type UploadState,
} from './upload-artwork.ts'

export type UploadView = UploadState & { key: number; name: string; size: number }
/** `most`: bytes of one file; `mostFiles`: that are sent together. */
type Options = UploadTarget & { most?: number | undefined; mostFiles: number }

/** How many are sent at the same time: the server accepts three of one caller. */
const atOnce = 2

export type Uploads = ReturnType<typeof useUploads>

/**
 * Files that are being sent for an order or a line of the basket; they stop when the user leaves the page, and go on
 * when they are chosen again.
 */
export function useUploads({ most, mostFiles, ...target }: Options) {
  const [views, setViews] = useState<readonly UploadView[]>([])
  // How many files were chosen at once when none of them was accepted.
  const [tooMany, setTooMany] = useState(0)
  const files = useRef(new Map<number, File>())
  const running = useRef(new Map<number, RunningUpload>())
  const next = useRef(1)

  const start = useEffectEvent((key: number, file: File) => {
    const upload = startUpload({
      file,
      target,
      most,
      onChange: (state) =>
        setViews((before) => before.map((view) => (view.key === key ? { ...view, ...state } : view))),
    })
    running.current.set(key, upload)
  })

  useEffect(() => {
    const active = views.filter(({ phase, key }) => isActive(phase) && running.current.has(key)).length
    const waiting = views.filter(({ key }) => !running.current.has(key))
    for (const { key } of waiting.slice(0, Math.max(0, atOnce - active))) {
      const file = files.current.get(key)
      if (file) start(key, file)
    }
  }, [views])

  useEffect(() => {
    const uploads = running.current
    return () => {
      for (const upload of uploads.values()) upload.stop()
      uploads.clear()
    }
  }, [])

  const isSending = views.some(({ phase }) => phase !== 'failed')
  useEffect(() => {
    if (!isSending) return
    const ask = (event: Event) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isSending])

  const remove = useCallback((key: number) => {
    running.current.get(key)?.cancel()
    running.current.delete(key)
    files.current.delete(key)
    setViews((before) => before.filter((view) => view.key !== key))
  }, [])

  return {
    views,
    mostFiles,
    tooMany,
    /** A file that can never be sent is answered by choosing anew: it leaves the list. */
    add(chosen: readonly File[]) {
      const hopeless = views.filter(({ error }) => error !== null && isHopeless(error))
      const isTooMuch = views.length - hopeless.length + chosen.length > mostFiles
      setTooMany(isTooMuch ? chosen.length : 0)
      if (isTooMuch || chosen.length === 0) return
      for (const { key } of hopeless) remove(key)
      const added = chosen.map((file) => {
        const key = next.current++
        files.current.set(key, file)
        return { ...queuedUpload, key, name: file.name, size: file.size }
      })
      setViews((before) => [...before, ...added])
    },
    pause: (key: number) => running.current.get(key)?.pause(),
    resume: (key: number) => running.current.get(key)?.resume(),
    remove,
    /** Removes files that have become part of a version or a message. */
    clear(done: readonly UploadView[]) {
      forgetBegun(done.flatMap(({ url }) => url ?? []))
      for (const { key } of done) {
        running.current.get(key)?.stop()
        running.current.delete(key)
        files.current.delete(key)
      }
      setViews((before) => before.filter(({ key }) => !done.some((one) => one.key === key)))
    },
  }
}

/** Some files have arrived and wait for others that could not be sent. */
export const isHeldUp = (views: readonly UploadView[]): boolean =>
  views.some(({ phase }) => phase === 'done') &&
  views.some(({ phase }) => phase === 'failed') &&
  views.every(({ phase }) => phase === 'done' || phase === 'failed')

const isActive = (phase: UploadState['phase']): boolean => phase === 'sending' || phase === 'waiting'
