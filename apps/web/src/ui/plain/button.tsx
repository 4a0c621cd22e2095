import { Link as RouterLink } from '@tanstack/react-router'
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { searchOf } from '../navigation/address-parts.ts'
import style from './button.module.css'

export type Look = {
  /** `primary` once a page; `default` for the others; `subtle` in bars; `danger` for what destroys. */
  variant?: 'primary' | 'default' | 'subtle' | 'danger'
  size?: 'sm' | 'md'
  fullWidth?: boolean
  icon?: ReactNode
}

export type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement> & { loading?: boolean; ref?: Ref<HTMLButtonElement> }

const refuse = (event: MouseEvent<HTMLButtonElement>): void => event.preventDefault()

/** Of pages that open without the kit; while it is loading it stays in place, keeps the focus and refuses a second click. */
export function Button({
  variant = 'primary',
  size = 'md',
  fullWidth,
  icon,
  loading,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={style['button']}
      data-variant={variant}
      data-size={size}
      data-full={fullWidth || undefined}
      data-loading={loading || undefined}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? refuse : onClick}
      {...rest}
    >
      {icon ? (
        <span className={style['icon']} aria-hidden="true">
          {icon}
        </span>
      ) : null}
      {children}
    </button>
  )
}

export type LinkButtonProps = Look & {
  to: string
  search?: Readonly<Record<string, string | undefined>>
  /** Loads the address as a document: the server writes it, the router does not know it. */
  reloadDocument?: boolean
  /** What it is of, where several say the same. */
  'aria-label'?: string
  children: ReactNode
}

/** A next act that is a page, drawn as a button; `to` comes from a module's `paths.ts`. */
export function LinkButton(props: LinkButtonProps) {
  const { to, search, reloadDocument, variant = 'primary', size = 'md', fullWidth, icon, children } = props
  return (
    <RouterLink
      to={to}
      {...(search ? { search: searchOf(search) } : {})}
      {...(reloadDocument ? { reloadDocument } : {})}
      className={style['button']}
      data-variant={variant}
      data-size={size}
      data-full={fullWidth || undefined}
      aria-label={props['aria-label']}
    >
      {icon ? (
        <span className={style['icon']} aria-hidden="true">
          {icon}
        </span>
      ) : null}
      {children}
    </RouterLink>
  )
}
