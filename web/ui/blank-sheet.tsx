import { classNames } from '../lib/class-names.ts'
import { CropMarks } from './crop-marks.tsx'

/** A sheet that waits for its print, on the area's ink: it stands where a page has nothing to show yet. */
export const BlankSheet = ({ className }: { className?: string }) => (
  <div
    aria-hidden="true"
    className={classNames('grid place-items-center overflow-hidden ink-ground print:hidden', className)}
  >
    <span className="relative aspect-[9/5] w-1/2 -rotate-6 bg-paper">
      <CropMarks />
    </span>
  </div>
)
