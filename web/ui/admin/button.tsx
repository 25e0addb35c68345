import { createLink, type LinkComponent } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from 'react'
import { classNames } from '../../lib/class-names.ts'

export type ButtonLook = {
  /** One primary per view; `danger` asks first, `delete` deletes (only in a dialog). */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'delete'
}

const looks = {
  primary: 'border-key bg-key text-on-key hover:bg-t2 hover:border-t2',
  secondary: 'border-line bg-paper text-key hover:border-key',
  quiet: 'border-transparent text-t2 hover:text-key hover:bg-line1',
  danger: 'border-error bg-paper text-error hover:bg-error-ground',
  delete: 'border-error bg-error text-on-error hover:underline hover:underline-offset-4',
}

/** 32 px, 48 on touch screens. */
export function buttonLook({ variant = 'secondary' }: ButtonLook, className?: string): string {
  return classNames(
    'inline-flex min-h-8 items-center justify-center gap-2 rounded-[2px] border px-3.5 py-1 text-center font-medium leading-5 max-md:min-h-12 pointer-coarse:min-h-12',
    'disabled:border-dashed disabled:border-line disabled:bg-transparent disabled:text-t3',
    looks[variant],
    className,
  )
}

type ButtonProps = ButtonLook &
  ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement>; busy?: boolean }

/** `busy` keeps place and focus and ignores further presses; the label should say it as well. */
export function AdminButton({ variant, className, busy = false, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={busy || undefined}
      className={buttonLook({ variant }, classNames(busy && 'cursor-progress', className))}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    />
  )
}

type AnchorProps = ButtonLook & AnchorHTMLAttributes<HTMLAnchorElement>

const ButtonAnchor = ({ variant, className, children, ...rest }: AnchorProps) => (
  <a className={buttonLook({ variant }, className)} {...rest}>
    {children}
  </a>
)

/** A route link that looks like a button. */
export const AdminLinkButton: LinkComponent<typeof ButtonAnchor> = createLink(ButtonAnchor)

type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  label: string
  ref?: Ref<HTMLButtonElement>
}

export const iconLook =
  'relative grid size-8 shrink-0 place-items-center rounded-[2px] text-t2 hover:bg-line1 hover:text-key max-md:size-11 pointer-coarse:size-11'

/** 32 px, 44 on touch screens; its name is also its tooltip. */
export const IconButton = ({ label, className, ...rest }: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    className={classNames(iconLook, className)}
    {...rest}
  />
)

type IconAnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { label: string }

const IconAnchor = ({ label, className, children, ...rest }: IconAnchorProps) => (
  <a title={label} className={classNames(iconLook, className)} {...rest}>
    {children}
    <span className="sr-only">{label}</span>
  </a>
)

/** A route link that looks like an icon button. */
export const IconLink: LinkComponent<typeof IconAnchor> = createLink(IconAnchor)

type WordButtonProps = ButtonHTMLAttributes<HTMLButtonElement>

/** A button that looks like a link, for actions that stay on the page ("Check again"). */
export const WordButton = ({ className, ...rest }: WordButtonProps) => (
  <button
    type="button"
    className={classNames(
      'min-h-6 font-medium text-cyan-text underline-offset-4 hover:underline max-md:min-h-11 pointer-coarse:min-h-11',
      className,
    )}
    {...rest}
  />
)
