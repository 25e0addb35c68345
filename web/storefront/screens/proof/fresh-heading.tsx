import { type ReactNode, useEffect, useRef } from 'react'
import type { Viewer } from './use-viewer.ts'

type FreshHeadingProps = { viewer: Viewer; id?: string; children: ReactNode }

/** What the panel has come to say since the reader answered: there their focus goes on. */
export function FreshHeading({ viewer: { isAnswered }, id, children }: FreshHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isAnswered) heading.current?.focus()
  }, [isAnswered])
  return (
    <h2 ref={heading} id={id} tabIndex={-1} className="type-d3">
      {children}
    </h2>
  )
}
