import { Link as RouterLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes } from 'react'
import { searchOf } from './address-parts.ts'
import style from './link.module.css'

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: string
  search?: Readonly<Record<string, string | undefined>>
  /** Current only when the whole query is the same: for links that differ by their query alone. */
  isExact?: boolean
  /** Loads the address as a document: the server writes it, the router does not know it. */
  reloadDocument?: boolean
}

/** A link inside the product; `to` comes from a module's `paths.ts`. */
export function Link({ to, search, isExact, className, ...rest }: LinkProps) {
  return (
    <RouterLink
      to={to}
      {...(search ? { search: searchOf(search) } : {})}
      {...(isExact ? { activeOptions: { exact: true } } : {})}
      className={className ?? style['link']}
      {...rest}
    />
  )
}
