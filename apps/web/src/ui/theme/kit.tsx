import './kit.css'
import { createTheme, MantineContext, MantineProvider } from '@mantine/core'
import { type ReactNode, useContext } from 'react'
import { useColourScheme } from './colour-scheme.ts'

/** A list of choices opens on a click, an arrow or a letter typed, never because the focus passes. */
const openedOnDemand = { defaultProps: { openOnFocus: false } }
const theme = createTheme({
  respectReducedMotion: true,
  components: {
    Select: openedOnDemand,
    MultiSelect: openedOnDemand,
    TagsInput: openedOnDemand,
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
  },
})

/**
 * What the kit's components stand in: each part of the product that uses one wraps itself, so that pages without any do not download it.
 * Colours and sizes come from kit.css, never from a theme; within another `Kit` it adds nothing.
 */
export default function Kit({ children }: { children: ReactNode }) {
  const already = useContext(MantineContext)
  const scheme = useColourScheme()
  if (already) return children
  return (
    <MantineProvider forceColorScheme={scheme} withCssVariables={false} withGlobalClasses={false} theme={theme}>
      {children}
    </MantineProvider>
  )
}
