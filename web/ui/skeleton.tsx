import { classNames } from '../lib/class-names.ts'

/** The box of loading content, as a proof sheet; give it the size of the real thing. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden="true" className={classNames('block bg-proof print:hidden', className)} />
)
