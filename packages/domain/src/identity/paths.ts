import { path } from '../kernel/path.ts'

/** Steps of the login page, each with its address (`?step=`). */
export const loginSteps = ['forgot', 'create', 'code', 'totp'] as const
export type LoginStep = (typeof loginSteps)[number]

export const anyLogin = path('/login')
export const home = path('/')
/** Login page of a tenant, e.g. `/login/forma`. */
export const login = path('/login/:client')
/** Short alias of the login page, e.g. `/forma`. */
export const clientHome = path('/:client')
/** Where a password link of a mail leads. */
export const choosePassword = path('/:client/choose-password/:unique')
/** Where a short personal link of an SMS or a mail leads. */
export const personalLink = path('/:client/lien-sms/:code')
export const logout = path('/logout')

/** Tenant whose login answers `/login` and `/`. */
export const defaultLoginClient = 'kxo'

/** Query parameter naming the tenant of an address that leaves the product: by mail, on paper, through a provider of payments. */
export const tenantParameter = 'client'

/** An address as it leaves: whoever opens it without a session finds the door of its tenant. One that names its tenant already stays as it is. */
export function addressAt(client: string, address: string): string {
  const url = new URL(address, 'http://localhost')
  const [first, second] = url.pathname.split('/').slice(1)
  if (first !== client && !(first === 'login' && second === client)) url.searchParams.set(tenantParameter, client)
  return `${url.pathname}${url.search}${url.hash}`
}

/** Query parameter holding the address to go to after login; accepted only as a path of this product. */
export const nextParameter = 'next'
