import type { Session, SessionUser } from '@kxo/domain/identity/contract'
import type { Actor, Restriction } from '@kxo/domain/kernel/actor'
import { visitor } from '@kxo/domain/kernel/actor'
import type { ClientParams } from '@kxo/domain/tenants/contract'
import type { Feature } from '@kxo/domain/tenants/features'
import { type Concept, usesWord } from '@kxo/domain/tenants/glossary/glossary'
import { createContext, createElement, type ReactNode, useContext } from 'react'
import { bindTenant } from './bound-tenant.ts'

/** Who looks, at which tenant: menus, pages and buttons ask the same predicates as the API with `viewer.actor`. */
export type Viewer = { actor: Actor; user: SessionUser | null; tenant: ClientParams }

/** `is_restricted` on the wire. */
const restrictions: readonly Restriction[] = ['none', 'readOnly', 'limited']

/** The kernel's actor of a session: what the screen knows; the server decides again at each call. */
export function actorOf(session: Session, tenant: ClientParams): Actor {
  const { user } = session
  return {
    user_id: user.id,
    tenant_id: session.client_id,
    profile: user.profile_code,
    company_id: user.company,
    is_admin: user.is_admin,
    restriction: restrictions[user.is_restricted] ?? 'readOnly',
    is_super_admin: user.is_super_admin,
    is_partner: session.is_partner,
    has_tasks: user.profile_has_task,
    is_recruiting: tenant.params.is_recruiting_platform,
    session: user.is_restricted_session ? 'link' : 'full',
    session_id: null,
    // The screen knows that someone acts, not who.
    acting_admin_id: user.acting_admin === null ? null : 0,
  }
}

/** The viewer of a tenant; a session of another tenant makes a mere visitor here. */
export function viewerOf(session: Session | null, tenant: ClientParams): Viewer {
  if (!session || session.client_id !== tenant.id) return { actor: visitor(tenant.id), user: null, tenant }
  return { actor: actorOf(session, tenant), user: session.user, tenant }
}

export const hasFeature = ({ tenant }: Viewer, feature: Feature): boolean => tenant.features.includes(feature)
/** Whether the tenant uses a word: menus of documents disappear with an emptied word. */
// Concepts of the product, by their names alone.
export const hasWord = ({ tenant }: Viewer, concept: Concept): boolean => usesWord(tenant.glossary as never, concept)

const Current = createContext<Viewer | null>(null)
/** Tells who looks at the pages below, and binds the calls to their tenant. */
export function ViewerProvider({ value, children }: { value: Viewer; children: ReactNode }) {
  // Before the pages below are drawn: what they ask while they are is asked of this tenant.
  bindTenant(value.tenant.name)
  return createElement(Current, { value }, children)
}

/** Who looks at the page. */
export function useViewer(): Viewer {
  const viewer = useContext(Current)
  if (!viewer) throw new Error('useViewer is called outside ViewerProvider')
  return viewer
}
