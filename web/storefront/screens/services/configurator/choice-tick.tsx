import { Icon } from '../../../../ui/icons.tsx'

/** The mark of a single choice: a key square with a tick while it is selected. */
export const ChosenTick = () => (
  <span aria-hidden="true" className="chosen-tick">
    <Icon size={16} strokeWidth={3}>
      <path d="m4 12 6 6L20 6" />
    </Icon>
  </span>
)

/** The mark of one of several choices: a ticked box. */
export const TickBox = () => (
  <span aria-hidden="true" className="tick-box">
    <Icon size={14} strokeWidth={3}>
      <path d="m4 12 6 6L20 6" />
    </Icon>
  </span>
)
