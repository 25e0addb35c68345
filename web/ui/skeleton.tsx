import { classNames } from '../lib/class-names.ts'

/** The box of what comes, in proof: give it the size of the real thing. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden="true" className={classNames('block bg-proof', className)} />
)
