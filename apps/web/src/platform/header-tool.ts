import type { ComponentType } from 'react'
import type { Search } from '../ui/navigation/address.ts'
import type { Viewer } from './viewer.ts'

/** A control a module places in the header: task list, notifications, company logo, settings link. */
export type HeaderTool = {
  order: number
  /** Drawn beside the person, or as lines of their account's menu, rather than among the tools. */
  place?: 'person' | 'account'
  /** Asked again at each change of the address, whose query it is told. */
  shown: (viewer: Viewer, search: Search) => boolean
  component: () => Promise<{ default: ComponentType }>
}
