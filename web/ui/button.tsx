import { createLink, type LinkComponent } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import { Arrow, RegistrationMark } from './icons.tsx'

type Look = {
  /** One primary per view. `inverse` is for black grounds, `plain` is text only. */
  variant?: 'primary' | 'secondary' | 'inverse'
  size?: 'normal' | 'small'
  /** Takes the full width, with the text left and the arrow right. */
  wide?: boolean
  arrow?: boolean
}

const looks = {
  primary: 'bg-key text-paper hover:bg-ink hover:text-on-ink',
  secondary: 'shadow-[inset_0_0_0_1.5px_var(--key)] bg-transparent text-key hover:bg-ink hover:text-on-ink',
  inverse: 'bg-paper text-key hover:bg-ink hover:text-on-ink',
}

function lookOf({ variant = 'primary', size = 'normal', wide, arrow }: Look, className?: string): string {
  return classNames(
    'inline-flex items-center gap-3.5 text-left text-[16px] font-bold leading-[22px] transition-colors forced-colors:border print:hidden',
    size === 'small' ? 'min-h-11 px-4.5 py-2' : 'min-h-13 px-5.5 py-3',
    wide ? 'w-full justify-between' : !arrow && 'justify-center text-center',
    'disabled:bg-rule disabled:text-paper disabled:shadow-none',
    looks[variant],
    className,
  )
}

function content({ arrow }: Look, children: ReactNode, busy = false) {
  return (
    <>
      <span>{children}</span>
      {arrow && (busy ? <RegistrationMark size={22} className="shrink-0 animate-spin" /> : <Arrow />)}
    </>
  )
}

type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement> & { busy?: boolean; busyLabel?: ReactNode }

/**
 * `busy` keeps the focus, says so in its label, turns the arrow into a spinner, and ignores further presses.
 */
export function Button({
  variant,
  size,
  wide,
  arrow,
  busy,
  busyLabel,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const look = { variant, size, wide, arrow }
  return (
    <button
      type="button"
      aria-disabled={busy || undefined}
      className={lookOf(look, className)}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {content(look, busy ? (busyLabel ?? children) : children, busy)}
    </button>
  )
}

type AnchorProps = Look & AnchorHTMLAttributes<HTMLAnchorElement>

function ButtonAnchor({ variant, size, wide, arrow, className, children, ...rest }: AnchorProps) {
  const look = { variant, size, wide, arrow }
  return (
    <a className={lookOf(look, className)} {...rest}>
      {content(look, children)}
    </a>
  )
}

/** A route link that looks like a button: `<LinkButton to="/services" arrow>`. */
export const LinkButton: LinkComponent<typeof ButtonAnchor> = createLink(ButtonAnchor)

type TextAnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { arrow?: boolean }

export function TextAnchor({ arrow, className, children, ...rest }: TextAnchorProps) {
  return (
    <a
      className={classNames(
        'touch-target inline-flex min-h-6 items-center font-bold leading-[26px]',
        // What leads on is no use on paper; a number or an address is.
        arrow && 'print:hidden',
        className,
      )}
      {...rest}
    >
      <span className="inline-flex items-center gap-3 border-current border-b-2">
        {children}
        {arrow && <Arrow />}
      </span>
    </a>
  )
}

/** "More": bold, underlined by 2 px, with an arrow. */
export const TextLink: LinkComponent<typeof TextAnchor> = createLink(TextAnchor)

type TextButtonProps = ButtonHTMLAttributes<HTMLButtonElement>

/** A text button that stays on the page ("Forgot your password?", "Show"). */
export function TextButton({ className, ...rest }: TextButtonProps) {
  return (
    <button
      type="button"
      className={classNames(
        'touch-target min-h-6 underline decoration-1 underline-offset-4 hover:decoration-2',
        className,
      )}
      {...rest}
    />
  )
}
