import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { ChatIcon, CursorIcon, DifferenceIcon, FlipIcon, RulerIcon } from '../../../ui/admin/icons.tsx'

type MakerToolbarProps = {
  tool: 'look' | 'pin' | 'measure'
  onTool: (tool: MakerToolbarProps['tool']) => void
  /** Null where there is nothing to compare with. */
  isDiffering: boolean | null
  onDiffering: () => void
  /** Null where there is one page. */
  onFlip: (() => void) | null
}

/** What a press on the page does, beside the page: each with its letter. */
export function MakerToolbar({ tool, onTool, isDiffering, onDiffering, onFlip }: MakerToolbarProps) {
  const { t } = useLingui()
  return (
    <div
      role="toolbar"
      aria-label={t`Tools`}
      className="flex shrink-0 border-line2 bg-paper text-t2 max-md:border-b md:flex-col md:border-r"
    >
      <Tool name={t`Look`} cap="V" isOn={tool === 'look'} onPress={() => onTool('look')}>
        <CursorIcon />
      </Tool>
      <Tool name={t`Note`} cap="N" isOn={tool === 'pin'} onPress={() => onTool('pin')}>
        <ChatIcon />
      </Tool>
      <Tool
        name={t`Measure`}
        cap="M"
        isWide
        isOn={tool === 'measure'}
        onPress={() => onTool(tool === 'measure' ? 'look' : 'measure')}
      >
        <RulerIcon />
      </Tool>
      {isDiffering !== null && (
        <Tool name={t`Difference`} cap="O" isWide isOn={isDiffering} onPress={onDiffering}>
          <DifferenceIcon />
        </Tool>
      )}
      {onFlip && (
        <Tool name={t`The other side`} cap="F" onPress={onFlip}>
          <FlipIcon />
        </Tool>
      )}
    </div>
  )
}

type ToolProps = {
  name: string
  cap: string
  isOn?: boolean
  /** Not on phones. */
  isWide?: boolean
  onPress: () => void
  children: ReactNode
}

const Tool = ({ name, cap, isOn, isWide = false, onPress, children }: ToolProps) => (
  <button
    type="button"
    aria-label={name}
    title={`${name} (${cap})`}
    aria-pressed={isOn}
    onClick={onPress}
    className={classNames(
      'relative grid size-9 place-items-center hover:text-key aria-pressed:bg-key aria-pressed:text-on-key max-md:size-11 pointer-coarse:size-11',
      isWide && 'max-md:hidden',
    )}
  >
    {children}
    <span
      aria-hidden="true"
      className="absolute right-0.5 bottom-0 text-[9px] leading-3 max-md:hidden pointer-coarse:hidden"
    >
      {cap}
    </span>
  </button>
)
