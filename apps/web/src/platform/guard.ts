import { defaultLoginClient } from '@kxo/domain/identity/paths'
import { mayNameTenant } from '@kxo/domain/tenants/reserved'
import type { Page } from './page.ts'
import { hasFeature, type Viewer } from './viewer.ts'

/** What the guard looks at; `viewer` is of the session's tenant, null without a session. */
export type Situation = {
  page: Page | null
  /** First segment of the path. */
  first: string
  /** The route's client parameter. */
  client: string | null
  viewer: Viewer | null
}

export type Outcome =
  | { kind: 'page' }
  | { kind: 'missing' }
  | { kind: 'denied' }
  | { kind: 'suspended' }
  /** The path is remembered and the person goes to the login of `client`; `clear` closes the session first. */
  | { kind: 'login'; client: string; clear: boolean }
  | { kind: 'userSpace' }
  | { kind: 'otherTenant'; client: string }
  /** Held back: the second factor is set up, the profile completed or the account validated first. */
  | { kind: 'secondFactor' | 'incomplete' | 'awaiting' }

const page: Outcome = { kind: 'page' }
const missing: Outcome = { kind: 'missing' }

/** Whether a page exists for a viewer at all: its feature and its parameter are on. */
export const exists = (target: Page, viewer: Viewer): boolean =>
  (target.feature === undefined || hasFeature(viewer, target.feature)) && (target.offered?.(viewer) ?? true)

/** Whether a viewer may open a page: the same answer draws its menu entry and its buttons. */
export const mayOpen = (target: Page, viewer: Viewer): boolean => exists(target, viewer) && (target.permitted?.(viewer) ?? true)

/** The login a visitor is sent to: the route's tenant, else the one the first segment names, else the default one. */
export function loginClientOf({ client, first }: Pick<Situation, 'client' | 'first'>): string {
  const named = client ?? first
  return mayNameTenant(named.toLowerCase()) ? named.toLowerCase() : defaultLoginClient
}

/** Whether an address begins with a word of the page's own: it names no tenant, even when one bears the same name. */
const isFixed = ({ path, aliases = [] }: Page, first: string): boolean =>
  [path, ...aliases].some((pattern) => pattern.split('/')[1]?.toLowerCase() === first.toLowerCase())

/** The route guard: the first row that applies decides. */
export function guard(situation: Situation): Outcome {
  const { page: target, viewer, client } = situation
  if (!target) return missing
  if (viewer?.tenant.is_suspended && !(target.space === 'public' && target.whileSuspended)) return { kind: 'suspended' }
  if (target.space === 'public') return !viewer || exists(target, viewer) ? page : missing
  if (!viewer)
    return {
      kind: 'login',
      client: loginClientOf({ client, first: isFixed(target, situation.first) ? '' : situation.first }),
      clear: false,
    }
  const { actor, tenant, user } = viewer
  if (actor.session === 'link') {
    if (client !== null && client.toLowerCase() !== tenant.name) return { kind: 'login', client: client.toLowerCase(), clear: true }
    if (!target.restrictedSession) return { kind: 'login', client: tenant.name, clear: true }
    return exists(target, viewer) ? page : missing
  }
  if (client !== null && client.toLowerCase() !== tenant.name) return { kind: 'otherTenant', client: client.toLowerCase() }
  if (target.space === 'admin' && !actor.is_admin && !(hasOwnAdminMenu(viewer) && target.permitted(viewer))) return { kind: 'userSpace' }
  const pending = user?.held
  if (pending && !(pending === 'incomplete' && target.completesAccount)) return { kind: pending }
  if (!exists(target, viewer)) return missing
  return target.permitted(viewer) ? page : { kind: 'denied' }
}

/** Recruiters and consultants have a menu of their own in the admin space. */
const hasOwnAdminMenu = ({ actor }: Viewer): boolean => actor.profile === 'REC' || actor.profile === 'CNS'
