import { Button as KitButton } from '@mantine/core'
import { Link as RouterLink } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { searchOf } from '../navigation/address-parts.ts'
import type { ButtonProps, LinkButtonProps, Look } from '../plain/button.tsx'

export type { ButtonProps } from '../plain/button.tsx'

const variants = { primary: {}, default: { variant: 'default' }, subtle: { variant: 'subtle', color: 'gray' }, danger: { color: 'red' } }

const drawn = ({ variant = 'primary', size = 'md', fullWidth = false, icon }: Look) => ({
  ...variants[variant],
  size,
  fullWidth,
  leftSection: icon,
})

const refuse = (event: MouseEvent<HTMLButtonElement>): void => event.preventDefault()

/** The kit's button; while it is loading it keeps the focus, which the kit's own loses, and refuses a second click. */
export function Button({ variant, size, fullWidth, icon, loading, disabled, onClick, color: _, style, ...rest }: ButtonProps) {
  return (
    <KitButton
      {...drawn({ variant, size, fullWidth, icon })}
      {...(loading === undefined ? {} : { loading })}
      {...(style ? { style } : {})}
      {...rest}
      renderRoot={(props) => (
        <button
          {...props}
          disabled={disabled}
          data-disabled={disabled || undefined}
          aria-busy={loading || undefined}
          aria-disabled={loading || undefined}
          onClick={loading ? refuse : onClick}
        />
      )}
    />
  )
}

/** A next act that is a page, drawn as a button; `to` comes from a module's `paths.ts`. */
export const LinkButton = ({ to, search, reloadDocument, children, 'aria-label': label, ...look }: LinkButtonProps) => (
  <KitButton
    {...drawn(look)}
    aria-label={label}
    renderRoot={(props) => (
      <RouterLink to={to} {...(search ? { search: searchOf(search) } : {})} {...(reloadDocument ? { reloadDocument } : {})} {...props} />
    )}
  >
    {children}
  </KitButton>
)
