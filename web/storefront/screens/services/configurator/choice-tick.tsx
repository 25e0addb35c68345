import { Icon } from '../../../../ui/icons.tsx'

/** One of a group: a key square with a tick while it is chosen. */
export const ChosenTick = () => (
  <span aria-hidden="true" className="chosen-tick">
    <Icon size={16} strokeWidth={3}>
      <path d="m4 12 6 6L20 6" />
    </Icon>
  </span>
)

/** One of several: a box that is ticked. */
export const TickBox = () => (
  <span aria-hidden="true" className="tick-box">
    <Icon size={14} strokeWidth={3}>
      <path d="m4 12 6 6L20 6" />
    </Icon>
  </span>
)
