import { Button, type ButtonProps } from '@mantine/core'
import { Link as RouterLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import style from './link.module.css'

type Target = { to: string; search?: Readonly<Record<string, string | undefined>> }

/** A link inside the product; `to` comes from a module's `paths.ts`. */
export function Link({ to, search, className, ...rest }: Target & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>) {
  return <RouterLink to={to} {...(search ? { search: search as never } : {})} className={className ?? style['link']} {...rest} />
}

/** A link drawn as a button, for a next act that is a page. */
export function LinkButton({ to, search, children, ...rest }: Target & ButtonProps & { children: ReactNode }) {
  return (
    <Button component={RouterLink} to={to} {...(search ? { search: search as never } : {})} {...rest}>
      {children}
    </Button>
  )
}
