import { publicEvents } from '@kxo/domain/events/paths'
import { lazy } from 'react'
import { provideLogin } from '../modules/identity/dependencies.ts'
import { identityPages } from '../modules/identity/pages.ts'
import type { Page } from '../platform/page.ts'

provideLogin({ catalogue: publicEvents, Contact: lazy(() => import('../modules/help/support/login-contact.tsx')) })

/** Pages needed before anyone is known: their words weigh on the very first load, so nothing else is listed here. */
export const firstPages: readonly Page[] = identityPages

/** Every page of the product, what the modules place in the header, and what stands around them. */
export const loadModules = () => import('./space.ts')
