import type { EventPage, EventRecord } from '@kxo/domain/events/contract'
import type { OfferedStep } from '@kxo/domain/events/steps'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import type { ComponentType, ReactNode } from 'react'
import type { AnyQuery } from '../../platform/page.ts'
import type { Viewer } from '../../platform/viewer.ts'
import type { TextOrSentence } from '../../ui/i18n/language.tsx'
import type { Search } from '../../ui/navigation/address.ts'
import type { BulkDialogOf } from './bulk/bulk-dialog-of.ts'
import type { StepProps } from './steps/step-form.tsx'

/** A tab of the page that runs an event (`/admin/event/:id?tab=key`). */
export type EventTab = {
  key: string
  label: TextOrSentence
  order: number
  shown?: (event: EventRecord, viewer: Viewer) => boolean
  Content: ComponentType<{ event: EventRecord }>
}
/** A tab of the page a person opens (`/events/:id?tab=key`). */
export type PersonTab = {
  key: string
  label: TextOrSentence
  order: number
  shown?: (event: EventPage, viewer: Viewer) => boolean
  Content: ComponentType<{ event: EventPage }>
}

/** An entry of the menu « Plus »: another page, or a dialog over this one. */
export type EventMenuEntry = {
  label: Sentence
  shown: (event: EventRecord, viewer: Viewer) => boolean
} & ({ to: (event: EventRecord) => string } | { Dialog: ComponentType<{ event: EventRecord; onClose: () => void }> })

/** An act on several events of the list: a page that takes their numbers, or a dialog over the list. */
export type EventsBulkAct = {
  label: Sentence
  shown: (viewer: Viewer) => boolean
} & (EventsBulkPage | { Dialog: ComponentType<BulkDialogOf> })
export type EventsBulkPage = { to: (ids: readonly number[]) => { to: string; search: Search } }

/** Steps of an event's creation that modules above events own. */
export type ProvidedStep = Extract<OfferedStep, 'attendance' | 'questionnaires' | 'quiz'>

/** What modules standing above events add to its pages. */
export type EventsDependencies = {
  steps: Partial<Record<ProvidedStep, ComponentType<StepProps>>>
  tabs: readonly EventTab[]
  personTabs: readonly PersonTab[]
  /** Tabs of the page of an activity, which is an event of its own. */
  activityTabs: readonly EventTab[]
  /** Acts of theirs on an event, at the top of its menu. */
  menu: readonly EventMenuEntry[]
  /** Acts of theirs on several events of the list. */
  bulk: readonly EventsBulkAct[]
  /** The registrations of every event, as a tab of the working list; absent for whoever may not read them. */
  allRegistrations: { shown: (viewer: Viewer) => boolean; Content: ComponentType } | null
  /** What a person opens the catalogue on: their own next event, what waits for them. */
  Home: ComponentType | null
  /** What it reads, asked with the catalogue. */
  readHome: (() => Promise<readonly AnyQuery[]>) | null
  /** The person's own status on a card; draws nothing when they are not registered. */
  OwnBadge: ComponentType<{ event_id: number }> | null
  /** Draws what it holds for whoever has no registration for an event of a list: one question for all of them. */
  UnlessMine: ComponentType<{ event_id: number; children: ReactNode }> | null
  /** The person's own registration on the page of the event, with its acts. */
  OwnCard: ComponentType<{ event: EventPage }> | null
  /** Draws what it holds for whoever has no registration for the event, once that is known. */
  UnlessRegistered: ComponentType<{ event_id: number; children: ReactNode }> | null
  /** What stands under the button that registers: groups, a waiting list. */
  BelowRegister: ComponentType<{ event: EventPage }> | null
  /** Asks the team for a price in writing, for whoever may. */
  AskQuote: ComponentType<{ event: EventPage }> | null
  /** What the platform makes for an event, in the step of its documents. */
  Productions: ComponentType<{ event: EventRecord; readOnly: boolean }> | null
  /** What is to be known of a training beside its page, in the step of the page; saved alone. */
  TrainingFacts: ComponentType<{ event: EventRecord; readOnly: boolean }> | null
  /** Primary act of the page that runs an event. */
  HeadAct: ComponentType<{ event: EventRecord }> | null
  /** The registration as those who will go through it see it, before anybody does. */
  SigninPreview: ComponentType<{ event: EventRecord }> | null
}

let handed: EventsDependencies = {
  steps: {},
  tabs: [],
  personTabs: [],
  activityTabs: [],
  menu: [],
  bulk: [],
  allRegistrations: null,
  Home: null,
  readHome: null,
  OwnBadge: null,
  UnlessMine: null,
  OwnCard: null,
  UnlessRegistered: null,
  BelowRegister: null,
  AskQuote: null,
  Productions: null,
  TrainingFacts: null,
  HeadAct: null,
  SigninPreview: null,
}

/** Called once by the list of modules; tabs, entries and steps add up, the rest is replaced. */
export const provideEvents = ({
  tabs = [],
  personTabs = [],
  menu = [],
  bulk = [],
  steps = {},
  ...rest
}: Partial<EventsDependencies>): void => {
  handed = {
    ...handed,
    ...rest,
    tabs: [...handed.tabs, ...tabs],
    personTabs: [...handed.personTabs, ...personTabs],
    menu: [...handed.menu, ...menu],
    bulk: [...handed.bulk, ...bulk],
    steps: { ...handed.steps, ...steps },
  }
}
export const eventsDependencies = (): EventsDependencies => handed
