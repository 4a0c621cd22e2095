import './icu-now.ts'
import './kit.css'
import { type CSSVariablesResolver, createTheme, type MantineColorsTuple, MantineContext, MantineProvider } from '@mantine/core'
import { type ReactNode, useContext } from 'react'

const shades: MantineColorsTuple = [
  'var(--k-shade-0)',
  'var(--k-shade-1)',
  'var(--k-shade-2)',
  'var(--k-shade-3)',
  'var(--k-shade-4)',
  'var(--k-shade-5)',
  'var(--k-shade-6)',
  'var(--k-shade-7)',
  'var(--k-shade-8)',
  'var(--k-shade-9)',
]
const font = "Inter, system-ui, -apple-system, 'Segoe UI', sans-serif"

/** The kit's theme: its colours are the CSS variables of base.css, so that tenants repaint it. */
const theme = createTheme({
  primaryColor: 'tenant',
  primaryShade: 6,
  colors: { tenant: shades },
  fontFamily: font,
  headings: { fontFamily: font, fontWeight: '650' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  radius: { md: '9px', lg: '14px' },
})

const both = {
  '--mantine-color-body': 'var(--k-surface)',
  '--mantine-color-text': 'var(--k-text)',
  '--mantine-color-dimmed': 'var(--k-muted)',
  '--mantine-color-placeholder': 'var(--k-placeholder)',
  '--mantine-color-default-border': 'var(--k-control)',
  '--mantine-color-default-hover': 'var(--k-hover)',
  '--mantine-color-error': 'var(--k-error)',
  '--mantine-color-anchor': 'var(--k-link)',
  '--mantine-primary-color-contrast': 'var(--k-on-primary)',
  '--mantine-color-tenant-filled': 'var(--k-primary)',
  '--mantine-color-tenant-filled-hover': 'var(--k-primary-hover)',
  '--mantine-color-tenant-contrast': 'var(--k-on-primary)',
  '--mantine-color-tenant-light': 'var(--k-tint)',
  '--mantine-color-tenant-light-color': 'var(--k-link)',
  '--mantine-color-tenant-outline': 'var(--k-link)',
  '--mantine-color-tenant-text': 'var(--k-link)',
}

/** Contrast the kit does not give: borders at 3:1, hints and dimmed text at 4.5:1. */
const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...both, '--mantine-color-default': 'var(--k-surface)' },
  dark: { ...both, '--mantine-color-default': 'var(--k-raised)' },
})

/** What the kit's components stand in; within another one it adds nothing. */
export default function Kit({ children }: { children: ReactNode }) {
  const already = useContext(MantineContext)
  if (already) return children
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      {children}
    </MantineProvider>
  )
}
