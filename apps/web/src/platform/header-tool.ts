import type { ComponentType } from 'react'
import type { Viewer } from './viewer.ts'

/** A control a module places in the header: task list, notifications, company logo, settings link. */
export type HeaderTool = {
  order: number
  /** Drawn beside the person rather than among the tools. */
  besidePerson?: true
  shown: (viewer: Viewer) => boolean
  component: () => Promise<{ default: ComponentType }>
}
