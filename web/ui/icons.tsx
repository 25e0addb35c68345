import type { SVGProps } from 'react'

type IconProps = SVGProps<SVGSVGElement> & { size?: number }

/** Drawn, not typed: the font has no arrow. Decoration only: name the button or link that holds it. */
export function Icon({ size = 24, children, ...rest }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      className="shrink-0"
      {...rest}
    >
      {children}
    </svg>
  )
}

export const Arrow = (props: IconProps) => (
  <Icon size={22} {...props}>
    <path d="M2 12h19M14.5 5.5 21 12l-6.5 6.5" />
  </Icon>
)

export const ArrowBack = (props: IconProps) => (
  <Icon size={22} {...props}>
    <path d="M22 12H3M9.5 5.5 3 12l6.5 6.5" />
  </Icon>
)

/** The arrows to the first and the last page. */
export const ArrowFirst = (props: IconProps) => (
  <Icon size={22} {...props}>
    <path d="M22 12H8M14.5 5.5 8 12l6.5 6.5M3 5v14" />
  </Icon>
)

export const ArrowLast = (props: IconProps) => (
  <Icon size={22} {...props}>
    <path d="M2 12h14M9.5 5.5 16 12l-6.5 6.5M21 5v14" />
  </Icon>
)

export const SearchIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="10" cy="10" r="6.5" />
    <path d="m15 15 6.5 6.5" />
  </Icon>
)

export const Burger = (props: IconProps) => (
  <Icon size={28} strokeWidth={2.5} {...props}>
    <path d="M1 5h22M1 12h22M1 19h22" />
  </Icon>
)

export const Close = (props: IconProps) => (
  <Icon {...props}>
    <path d="m4.5 4.5 15 15m0-15-15 15" />
  </Icon>
)

export const Minus = (props: IconProps) => (
  <Icon {...props} strokeWidth={3}>
    <path d="M2 12h20" />
  </Icon>
)

export const Plus = (props: IconProps) => (
  <Icon {...props} strokeWidth={3}>
    <path d="M2 12h20M12 2v20" />
  </Icon>
)

export const Tick = (props: IconProps) => (
  <Icon {...props}>
    <path d="m4 12 6 6L20 6" />
  </Icon>
)

export const Warning = (props: IconProps) => (
  <Icon size={18} {...props}>
    <path d="M12 2.5 22.5 21.5h-21zM12 9v6M12 17.2v2" />
  </Icon>
)

export const ChevronDown = (props: IconProps) => (
  <Icon size={18} {...props}>
    <path d="m4 8 8 8 8-8" />
  </Icon>
)

export const RegistrationMark = (props: IconProps) => (
  <Icon size={16} strokeWidth={1.25} {...props}>
    <circle cx="12" cy="12" r="7" />
    <path d="M12 0v24M0 12h24" />
  </Icon>
)

export const Bag = (props: IconProps) => (
  <Icon size={22} {...props}>
    <path d="M3 8h18v13.5H3zM8 10.5V7a4 4 0 0 1 8 0v3.5" />
  </Icon>
)
