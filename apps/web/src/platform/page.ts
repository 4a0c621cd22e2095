import type { Sentence } from '@kxo/domain/kernel/sentence'
import type { Feature } from '@kxo/domain/tenants/features'
import type { QueryKey } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Search } from '../ui/navigation/address.ts'
import type { AddressSchema } from '../ui/navigation/address-schema.ts'
import type { Viewer } from './viewer.ts'

export type Layout = 'blank' | 'user' | 'user-no-footer' | 'admin' | 'admin-no-footer'

type Icon = ComponentType<{ size?: number | string; stroke?: number | string }>

/** A named group of the menu; groups are declared once in `menu-groups.ts`. */
export type MenuGroup = { label: Sentence; icon: Icon; order: number }

/** Place of a page in the menu of its space. */
export type MenuPlace = {
  group?: MenuGroup
  /** Rank in the menu or in its group. */
  order: number
  icon: Icon
  label: Sentence
  /** Condition of the link alone; the right to the page is `permitted`. */
  shown?: (viewer: Viewer) => boolean
  /** Address of the link when the pattern holds parameters. */
  address?: (viewer: Viewer) => string
  /** Kept in the short user menu of a recruiting platform. */
  recruiting?: true
  /** A figure beside the link: what waits for the person. */
  Counter?: ComponentType
}

/** Where a page is opened: what the parts of its path and its query say. */
export type Place = { params: Readonly<Record<string, string | undefined>>; search: Search }
/** The same, and who opens it. */
export type ViewedPlace = Place & { viewer: Viewer }

/** A query, whatever it answers: `apiQuery(…)`, `listQuery(…)`. */
export type AnyQuery = { queryKey: QueryKey }

type AnyPage = {
  /** Pattern, from the module's `paths.ts`: `bills.pattern`. */
  path: string
  aliases?: readonly string[]
  layout: Layout
  title: Sentence
  menu?: MenuPlace
  /** The page of the menu it belongs to, whose entry stays marked: the list of a record. */
  under?: string
  /** Where a person starts after login: the lowest rank whose condition holds (gives the ranks). */
  landing?: { rank: number; when: (viewer: Viewer) => boolean }
  /** Feature of the tenant without which the page does not exist. */
  feature?: Feature
  /** Parameter or profile without which the page does not exist (not found, never "denied"). */
  offered?: (viewer: Viewer) => boolean
  /** Reachable by a restricted session, for the person's own records. */
  restrictedSession?: boolean
  /** Where a person completes an account that lacks something; `:id` is theirs. */
  completesAccount?: true
  /** What its query may hold beside the parts of a list; what is unfit leaves the address. */
  address?: AddressSchema
  /** What it reads first, asked while its code comes: `reads: ({ params }) => import('./api.ts').then((api) => [api.companyQuery(idIn(params))])`. */
  reads?: (place: ViewedPlace) => Promise<readonly AnyQuery[]>
  component: () => Promise<{ default: ComponentType }>
}
export type PublicPage = AnyPage & {
  space: 'public'
  permitted?: never
  /** A way in or out: nobody is led back to it once signed in. */
  isDoor?: true
  /** Opens even for a tenant that is suspended: what a person may always do. */
  whileSuspended?: true
}
export type GuardedPage = AnyPage & {
  space: 'user' | 'admin'
  /** The same predicate as the API's. */
  permitted: (viewer: Viewer) => boolean
}
/** One page of the product: router, menu, guard, title and landing derive from it. */
export type Page = PublicPage | GuardedPage

/** Declares a module's pages. */
export const pages = <const P extends readonly Page[]>(list: P): readonly Page[] => list
