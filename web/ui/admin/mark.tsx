import type { ReactNode } from 'react'
import { classNames } from '../../lib/class-names.ts'

const looks = {
  ok: 'border-ok bg-ok-ground text-ok',
  warn: 'border-warn bg-warn-ground text-warn',
  error: 'border-error bg-error-ground text-error',
  info: 'border-cyan-text bg-cyan-ground text-cyan-text',
  plain: 'border-line bg-paper text-t2',
}

type MarkProps = { kind: keyof typeof looks; className?: string; children: ReactNode }

/** A state as a short text in its colour. */
export const Mark = ({ kind, className, children }: MarkProps) => (
  <span
    className={classNames(
      'admin-meta inline-flex items-center gap-1 whitespace-nowrap rounded-[2px] border px-1.5 font-medium leading-[18px]',
      looks[kind],
      className,
    )}
  >
    {children}
  </span>
)
