import { MantineThemeProvider } from '@mantine/core'
import type * as Library from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { vi } from 'vitest'
import { askBeside } from '../overlay/beside.tsx'
import Kit from './kit.tsx'

/** Nothing has a place on a screen of tests: what opens beside something is not hidden with it. */
const placeless = { components: { Menu: { defaultProps: { hideDetached: false } }, Popover: { defaultProps: { hideDetached: false } } } }

// What opens beside a button is there, as it is for whoever points at the button first.
await askBeside()

// The platform's own clone makes plain objects of another context, which nothing here is equal to.
globalThis.structuredClone = function clone<T>(value: T): T {
  if (Array.isArray(value)) return value.map(clone) as T
  if (Object.prototype.toString.call(value) !== '[object Object]') return value
  return Object.fromEntries(Object.entries(value as object).map(([key, inner]) => [key, clone(inner)])) as T
}

// Every screen of a test stands in the kit, as a page of a space does.
vi.mock('@testing-library/react', async (original) => {
  const library = await original<typeof Library>()
  const within = (Wrapper?: Library.RenderOptions['wrapper']) =>
    function InKit({ children }: { children: ReactNode }) {
      return (
        <Kit>
          <MantineThemeProvider theme={placeless} inherit>
            {Wrapper ? <Wrapper>{children}</Wrapper> : children}
          </MantineThemeProvider>
        </Kit>
      )
    }
  return {
    ...library,
    render: (shown: ReactElement, options?: Library.RenderOptions) =>
      library.render(shown, { ...options, wrapper: within(options?.wrapper) }),
    renderHook: (hook: () => unknown, options?: Library.RenderHookOptions<never>) =>
      library.renderHook(hook, { ...options, wrapper: within(options?.wrapper) }),
  }
})
