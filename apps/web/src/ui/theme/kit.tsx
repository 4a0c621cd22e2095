import '@mantine/core/styles.layer.css'
import './kit.css'
import { createTheme, MantineContext, MantineProvider } from '@mantine/core'
import { type ReactNode, useContext } from 'react'
import { useColourScheme } from './colour-scheme.ts'

/** A list of choices opens on a click, an arrow or a letter typed, never because the focus passes. */
const openedOnDemand = { defaultProps: { openOnFocus: false } }
const theme = createTheme({
  respectReducedMotion: true,
  defaultRadius: 'md',
  components: {
    Select: openedOnDemand,
    MultiSelect: openedOnDemand,
    TagsInput: openedOnDemand,
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 40 } },
    // The place its focus starts from is no item of a menu: the list itself takes it.
    Menu: { defaultProps: { position: 'bottom-end', offset: 6, shadow: 'md', withInitialFocusPlaceholder: false } },
    Popover: { defaultProps: { position: 'bottom-end', offset: 6, shadow: 'md', trapFocus: true, returnFocus: true } },
    Tooltip: { defaultProps: { openDelay: 400, withArrow: true } },
    Badge: { defaultProps: { variant: 'light' } },
    SegmentedControl: { defaultProps: { radius: 'md' } },
    Card: { defaultProps: { withBorder: true, padding: 'lg', radius: 'lg' } },
    Skeleton: { defaultProps: { radius: 'sm' } },
  },
})

/**
 * What the kit's components stand in: the spaces of the product, and a dialog over a page that opens without the kit.
 * Colours and sizes come from kit.css, so that they are those of the first paint; within another `Kit` it adds nothing.
 */
export default function Kit({ children }: { children: ReactNode }) {
  const already = useContext(MantineContext)
  const scheme = useColourScheme()
  if (already) return children
  return (
    <MantineProvider forceColorScheme={scheme} withCssVariables={false} theme={theme}>
      {children}
    </MantineProvider>
  )
}
