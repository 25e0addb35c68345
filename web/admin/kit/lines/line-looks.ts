import { classNames } from '../../../lib/class-names.ts'

/** A choice as a chip: 30 px, 44 on touch screens; what isn't possible is dashed. */
export const chipLook = ({ isChosen, isImpossible = false }: { isChosen: boolean; isImpossible?: boolean }) =>
  classNames(
    'inline-flex min-h-7.5 items-center gap-2 rounded-[2px] px-2.5 text-left max-md:min-h-11 pointer-coarse:min-h-11',
    isChosen ? 'border-2 border-key bg-paper font-semibold' : 'border border-line bg-paper hover:border-key',
    isImpossible && 'cursor-not-allowed border-dashed bg-transparent text-t3 hover:border-line',
  )

/** Remarks on a line stand beside its name. */
export const lineLabels = 'md:grid-cols-[88px_minmax(0,1fr)]'

/** The columns of a line, from 768 px; the calculated price has one where the lines are 760 px wide. */
export const lineColumns =
  'grid-cols-[24px_minmax(0,1fr)_64px_96px_132px_20px] @min-[760px]:grid-cols-[24px_minmax(0,1fr)_72px_96px_104px_136px_20px]'
