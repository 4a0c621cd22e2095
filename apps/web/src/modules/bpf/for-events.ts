import { lazy } from 'react'
import type { EventsDependencies } from '../events/index.ts'

/** What the yearly return asks of a training, in the step of its page. */
export const bpfForEvents: Partial<EventsDependencies> = {
  TrainingFacts: lazy(() => import('./event/event-bpf-panel.tsx')),
}
