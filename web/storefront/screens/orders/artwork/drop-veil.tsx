import { Trans } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { CropMarks } from '../../../../ui/crop-marks.tsx'

/** Files may be dropped anywhere on the page; while they are held over it, it says so. */
export function DropVeil({ onDrop }: { onDrop: (files: File[]) => void }) {
  const [isOver, setOver] = useState(false)
  const drop = useEffectEvent(onDrop)
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false)
    }
    const dropped = (event: DragEvent) => {
      const files = [...(event.dataTransfer?.files ?? [])]
      setOver(false)
      if (files.length === 0) return
      event.preventDefault()
      drop(files)
    }
    document.addEventListener('dragover', over)
    document.addEventListener('dragleave', leave)
    document.addEventListener('drop', dropped)
    return () => {
      document.removeEventListener('dragover', over)
      document.removeEventListener('dragleave', leave)
      document.removeEventListener('drop', dropped)
    }
  }, [])
  if (!isOver) return null
  return (
    <div className="pointer-events-none fixed inset-0 z-50 grid place-items-center halftone-veil">
      <div className="relative bg-paper px-16 py-12">
        <CropMarks className="text-paper" />
        <p className="type-d3">
          <Trans>Drop it here</Trans>
        </p>
      </div>
    </div>
  )
}
