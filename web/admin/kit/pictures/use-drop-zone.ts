import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { topModal } from '../../../ui/admin/layers.ts'

/** The zones on this screen; a single one takes what is pasted anywhere. */
const zones = new Set<HTMLElement>()

const filesOf = (data: DataTransfer | null): File[] => [...(data?.files ?? [])]
const isTyped = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input:not([type=file]), textarea, [contenteditable="true"]') !== null

/**
 * Files dropped on an element, or pasted while it is pointed at or holds the focus; where it is the only one, also
 * pasted anywhere outside a text field.
 */
export function useDropZone(onFiles: (files: File[]) => void) {
  const zone = useRef<HTMLDivElement>(null)
  const [over, setOver] = useState(false)
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const element = zone.current
    const files = filesOf(event.clipboardData)
    const modal = topModal()
    if (!element || files.length === 0 || (modal && !modal.contains(element))) return
    // Text copied from a document brings a picture of itself along.
    if (isTyped(event.target) && element.contains(document.activeElement)) return
    const meant = element.matches(':hover') || element.contains(document.activeElement)
    if (!meant && (zones.size > 1 || isTyped(event.target))) return
    event.preventDefault()
    onFiles(files)
  })
  useEffect(() => {
    const element = zone.current
    if (!element) return
    zones.add(element)
    const listen = (event: ClipboardEvent) => paste(event)
    document.addEventListener('paste', listen)
    return () => {
      zones.delete(element)
      document.removeEventListener('paste', listen)
    }
  }, [])
  const hold = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
    setOver(true)
  }
  return {
    over,
    zone: {
      ref: zone,
      'data-drop-zone': '',
      onDragEnter: hold,
      onDragOver: hold,
      onDragLeave: (event: DragEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      },
      onDrop: (event: DragEvent) => {
        setOver(false)
        const files = filesOf(event.dataTransfer)
        if (files.length === 0) return
        event.preventDefault()
        onFiles(files)
      },
    },
  }
}
