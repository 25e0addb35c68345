import type { ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import { useLanding } from './use-landing.ts'

type StampProps = {
  /** What the press that caused it hands over, so that it lands once ({@link useLanding}). */
  landed: string
  title: ReactNode
  /** Who or how much, and below it when. */
  children: ReactNode
  /** A short mark in the corner: a version, a number. */
  corner?: ReactNode
  small?: boolean
  className?: string
}

/** Magenta that overprints a yellow sheet, hidden from screen readers: the text beside it says the same. */
export function Stamp({ landed, title, children, corner, small = false, className }: StampProps) {
  const stamp = useLanding(landed)
  return (
    <div
      ref={stamp}
      aria-hidden="true"
      className={classNames(
        'relative w-full -rotate-5 border-magenta border-4 p-1.5 text-magenta mix-blend-multiply',
        !small && 'md:border-[7px]',
        className,
      )}
    >
      <div className={classNames('border-2 border-magenta px-4 py-3', !small && 'md:px-6 md:py-4')}>
        <p
          className={classNames(
            'type-d2 border-magenta border-b-2 pb-2 text-[34px]! leading-none!',
            !small && 'md:text-[64px]!',
          )}
        >
          {title}
        </p>
        <div className="flex items-end justify-between gap-4 pt-2 md:pt-3">
          <p
            className={classNames(
              'min-w-0 break-words font-extrabold text-[19px] leading-6',
              !small && 'md:text-[24px] md:leading-8',
            )}
          >
            {children}
          </p>
          {corner && (
            <span
              className={classNames(
                'shrink-0 bg-magenta px-3 py-1.5 font-[900] text-[24px] text-yellow leading-8',
                !small && 'md:text-[34px] md:leading-10',
              )}
            >
              {corner}
            </span>
          )}
        </div>
      </div>
    </div>
  )
}
