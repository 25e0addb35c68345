import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { readStored, watchDevice, writeStored } from '../../../lib/device.ts'

const keys = { sound: 'officeNewSound', notification: 'officeNewNotification' } as const
export type AlertKind = keyof typeof keys

/** Whether this device announces new orders this way; off unless switched on here. */
export function useAlert(kind: AlertKind): [boolean, (on: boolean) => void] {
  const on = useSyncExternalStore(watchDevice, () => readStored(keys[kind]) === 'on')
  return [on, (next) => writeStored(keys[kind], next ? 'on' : null)]
}

/** Plays two short tones, synthesized. */
export function playTone(): void {
  const audio = new AudioContext()
  for (const [index, frequency] of [660, 880].entries()) {
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    const begin = audio.currentTime + index * 0.16
    tone.frequency.value = frequency
    volume.gain.setValueAtTime(0.12, begin)
    volume.gain.exponentialRampToValueAtTime(0.001, begin + 0.15)
    tone.connect(volume).connect(audio.destination)
    tone.start(begin)
    tone.stop(begin + 0.15)
  }
  setTimeout(() => void audio.close(), 1000)
}

/** Announces that more orders wait than before, by sound and notification where they are switched on. */
export function useNewOrderAlerts(count: number | undefined, texts: string): void {
  const before = useRef(count)
  const tell = useEffectEvent(() => {
    if (readStored(keys.sound) === 'on') playTone()
    const canNotify = typeof Notification !== 'undefined' && Notification.permission === 'granted'
    if (readStored(keys.notification) !== 'on' || !canNotify || !document.hidden) return
    const notification = new Notification(texts, { tag: 'new-orders' })
    notification.onclick = () => window.focus()
  })
  useEffect(() => {
    if (count !== undefined && before.current !== undefined && count > before.current) tell()
    if (count !== undefined) before.current = count
  }, [count])
}

const counted = /^\(\d+\) /

/** Puts how many wait before the tab's title, whichever screen sets it. */
export function useTitleCount(count: number | undefined): void {
  useEffect(() => {
    const write = () => {
      const plain = document.title.replace(counted, '')
      const wanted = count ? `(${count}) ${plain}` : plain
      if (document.title !== wanted) document.title = wanted
    }
    write()
    const watch = new MutationObserver(write)
    watch.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      watch.disconnect()
      document.title = document.title.replace(counted, '')
    }
  }, [count])
}
