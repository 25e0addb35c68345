import { classNames } from '../../../lib/class-names.ts'

type MotionButtonProps = { moving: boolean; label: string; onClick: () => void; className?: string }

/** Stops and starts what moves by itself; gone where nothing moves. */
export const MotionButton = ({ moving, label, onClick, className }: MotionButtonProps) => (
  <button
    type="button"
    aria-label={label}
    onClick={onClick}
    className={classNames(
      'grid size-12 place-items-center border border-key bg-paper text-key transition-colors hover:bg-key hover:text-paper motion-reduce:hidden',
      className,
    )}
  >
    <svg aria-hidden="true" width={20} height={20} viewBox="0 0 20 20" fill="currentColor">
      <path d={moving ? 'M4 3h4v14H4zM12 3h4v14h-4z' : 'M5 2v16l12-8z'} />
    </svg>
  </button>
)
