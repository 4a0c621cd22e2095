import type { EventPage, EventRecord } from '@kxo/domain/events/contract'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { Loading } from '../../ui/feedback/states.tsx'
import { eventsDependencies, type ProvidedStep } from './dependencies.ts'
import type { StepProps } from './steps/step-form.tsx'

/** What the person opens the catalogue on. It suspends: what follows it waits beside it, and is not pushed down. */
export function Home() {
  const { Home: Handed } = eventsDependencies()
  return Handed ? <Handed /> : null
}

/** The person's own status on a card, when they are registered. */
export function OwnBadge({ event_id }: { event_id: number }) {
  const { OwnBadge: Handed } = eventsDependencies()
  return Handed ? (
    <Suspense fallback={null}>
      <Handed event_id={event_id} />
    </Suspense>
  ) : null
}

/** What only whoever is not registered is offered, on the card of an event in a list. */
export function UnlessMine({ event_id, children }: { event_id: number; children: ReactNode }) {
  const { UnlessMine: Handed } = eventsDependencies()
  return Handed ? (
    <Suspense fallback={null}>
      <Handed event_id={event_id}>{children}</Handed>
    </Suspense>
  ) : (
    children
  )
}

/** The person's own registration, with its acts. */
export function OwnCard({ event }: { event: EventPage }) {
  const { OwnCard: Handed } = eventsDependencies()
  return Handed ? (
    <Suspense fallback={null}>
      <Handed event={event} />
    </Suspense>
  ) : null
}

/** What is only for whoever is not registered yet. */
export function UnlessRegistered({ event_id, children }: { event_id: number; children: ReactNode }) {
  const { UnlessRegistered: Handed } = eventsDependencies()
  return Handed ? (
    <Suspense fallback={null}>
      <Handed event_id={event_id}>{children}</Handed>
    </Suspense>
  ) : (
    children
  )
}

/** Asks for a price in writing. */
export function AskQuote({ event }: { event: EventPage }) {
  const { AskQuote: Handed } = eventsDependencies()
  return Handed ? (
    <Suspense fallback={null}>
      <Handed event={event} />
    </Suspense>
  ) : null
}

/** What stands under the button that registers. */
export function BelowRegister({ event }: { event: EventPage }) {
  const { BelowRegister: Handed } = eventsDependencies()
  return Handed ? (
    <Suspense fallback={null}>
      <Handed event={event} />
    </Suspense>
  ) : null
}

/** The primary act of the page that runs an event. */
export function HeadAct({ event }: { event: EventRecord }) {
  const { HeadAct: Handed } = eventsDependencies()
  return Handed ? (
    <Suspense fallback={null}>
      <Handed event={event} />
    </Suspense>
  ) : null
}

/** What the platform makes for an event, and what may be chosen of it. */
export function Productions(props: { event: EventRecord; readOnly: boolean }) {
  const { Productions: Handed } = eventsDependencies()
  return Handed ? (
    <Suspense fallback={<Loading lines={4} />}>
      <Handed {...props} />
    </Suspense>
  ) : null
}

/** What is to be known of a training beside its page. */
export function TrainingFacts(props: { event: EventRecord; readOnly: boolean }) {
  const { TrainingFacts: Handed } = eventsDependencies()
  return Handed ? (
    <Suspense fallback={<Loading lines={6} />}>
      <Handed {...props} />
    </Suspense>
  ) : null
}

/** The registration seen before anybody goes through it. */
export function SigninPreview({ event }: { event: EventRecord }) {
  const { SigninPreview: Handed } = eventsDependencies()
  return Handed ? (
    <Suspense fallback={null}>
      <Handed event={event} />
    </Suspense>
  ) : null
}

/** The content of a tab, loaded when first opened. */
export function TabContent<E>({ of: Content, event }: { of: ComponentType<{ event: E }>; event: E }) {
  return (
    <Suspense fallback={<Loading lines={6} />}>
      <Content event={event} />
    </Suspense>
  )
}

/** A step that a module above events owns. */
export const providedStep = (key: ProvidedStep): ComponentType<StepProps> =>
  function Step(props: StepProps) {
    const Handed = eventsDependencies().steps[key]
    return Handed ? (
      <Suspense fallback={<Loading lines={6} />}>
        <Handed {...props} />
      </Suspense>
    ) : null
  }
