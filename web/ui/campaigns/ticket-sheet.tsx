import type { ReactNode } from 'react'
import { classNames } from '../../lib/class-names.ts'
import dots from './ticket-dots.svg?url'

/** `flat` is a yellow sheet, `dots` a white one under a halftone, `void` an expired ticket. */
type TicketLook = 'flat' | 'dots' | 'void'

type TicketSheetProps = {
  look: TicketLook
  figure: ReactNode
  picture: ReactNode
  children: ReactNode
}

const perforation = 'border-key border-dashed'

/**
 * A ticket: the figure first, perforations, a stub with the picture. By its own width the picture is a strip, a
 * corner, or the whole right side.
 */
export function TicketSheet({ look, figure, picture, children }: TicketSheetProps) {
  return (
    <div className="@container h-full">
      <div
        className={classNames(
          'relative grid h-full grid-cols-1 @min-[440px]:grid-cols-[minmax(0,1fr)_36%] grid-rows-[1fr_auto_auto] @min-[440px]:grid-rows-[1fr_auto] @min-[600px]:grid-cols-[minmax(0,57fr)_minmax(0,43fr)]',
          look === 'flat' ? 'bg-yellow' : 'border border-key bg-paper',
        )}
      >
        {look === 'dots' && (
          <img
            src={dots}
            loading="lazy"
            alt=""
            width={600}
            height={480}
            className="pointer-events-none absolute inset-0 size-full object-cover object-right-top"
          />
        )}
        <div
          className={classNames(
            'relative px-5 pt-6 pb-7 @min-[440px]:col-span-2 @min-[440px]:px-8 @min-[440px]:pt-9 @min-[440px]:pb-10 @min-[600px]:col-span-1',
          )}
        >
          {figure}
        </div>
        <div
          className={classNames(
            'relative @min-[440px]:col-start-2 @min-[600px]:row-span-2 @min-[440px]:row-start-2 @min-[600px]:row-start-1 @max-[440px]:aspect-[4/3] bg-proof overflow-clip border-t-2 @min-[600px]:border-t-0 @min-[440px]:border-l-2',
            perforation,
          )}
        >
          {picture}
        </div>
        <div
          className={classNames(
            'relative @min-[440px]:col-start-1 @min-[440px]:row-start-2 border-t-2 px-5 pt-4 pb-5 @min-[440px]:px-8 @min-[440px]:pt-5.5 @min-[440px]:pb-7',
            perforation,
          )}
        >
          {children}
        </div>
      </div>
    </div>
  )
}
