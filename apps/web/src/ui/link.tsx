import { Link as RouterLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes } from 'react'
import style from './link.module.css'

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: string
  search?: Readonly<Record<string, string | undefined>>
}

/** A link inside the product; `to` comes from a module's `paths.ts`. */
export function Link({ to, search, className, ...rest }: LinkProps) {
  return <RouterLink to={to} {...(search ? { search: search as never } : {})} className={className ?? style['link']} {...rest} />
}
