import { classNames } from '../../lib/class-names.ts'

/** A flat grey bar where a text will stand; give it the width of that text. */
export const Bar = ({ className }: { className?: string }) => (
  <span aria-hidden="true" className={classNames('block h-3 bg-line2', className)} />
)
