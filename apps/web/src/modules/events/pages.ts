import { may as mayOfCompanies } from '@kxo/domain/companies/permissions'
import {
  adminEvent,
  adminEventNew,
  adminEventStep,
  adminEvents,
  adminEventsOfCompany,
  catalogue,
  event,
  eventByUrl,
  eventOfClient,
  sheet,
} from '@kxo/domain/events/paths'
import { may } from '@kxo/domain/events/permissions'
import { eventsWords as w } from '@kxo/domain/events/words'
import { isSignedIn } from '@kxo/domain/kernel/permissions'
import { IconCalendarEvent } from '@tabler/icons-react'
import { pages } from '../../platform/page.ts'

export const eventsPages = pages([
  {
    space: 'user',
    path: catalogue.pattern,
    layout: 'user',
    title: w.list,
    menu: { order: 20, icon: IconCalendarEvent, label: w.list, recruiting: true },
    permitted: ({ actor }) => isSignedIn(actor),
    component: () => import('./catalogue/catalogue-page.tsx'),
  },
  {
    space: 'user',
    path: event.pattern,
    aliases: [eventOfClient.pattern],
    layout: 'user',
    title: w.presentation,
    restrictedSession: true,
    permitted: ({ actor }) => isSignedIn(actor),
    component: () => import('./event/person-event-page.tsx'),
  },
  {
    space: 'user',
    path: eventByUrl.pattern,
    under: catalogue.pattern,
    layout: 'user',
    title: w.presentation,
    permitted: ({ actor }) => isSignedIn(actor),
    component: () => import('./event-by-url-page.tsx'),
  },
  {
    space: 'user',
    path: sheet.pattern,
    under: catalogue.pattern,
    layout: 'user',
    title: w.sheet,
    restrictedSession: true,
    permitted: ({ actor }) => isSignedIn(actor),
    component: () => import('./syllabus/sheet-page.tsx'),
  },
  {
    space: 'admin',
    path: adminEvents.pattern,
    layout: 'admin',
    title: w.list,
    menu: { order: 30, icon: IconCalendarEvent, label: w.list },
    permitted: ({ actor }) => may.readEvents(actor),
    component: () => import('./events/events-page.tsx'),
  },
  {
    space: 'admin',
    path: adminEventsOfCompany.pattern,
    under: adminEvents.pattern,
    layout: 'admin',
    title: w.reserved,
    permitted: ({ actor }) => may.readEvents(actor) && mayOfCompanies.listCompanies(actor),
    component: () => import('./events/events-of-company-page.tsx'),
  },
  {
    space: 'admin',
    path: adminEventNew.pattern,
    under: adminEvents.pattern,
    layout: 'admin',
    title: w.newTitle,
    permitted: ({ actor }) => may.createEvents(actor),
    component: () => import('./events/new-event-page.tsx'),
  },
  {
    space: 'admin',
    path: adminEvent.pattern,
    under: adminEvents.pattern,
    layout: 'admin',
    title: w.summaryTab,
    permitted: ({ actor }) => may.readEvents(actor),
    component: () => import('./event/event-page.tsx'),
  },
  {
    space: 'admin',
    path: adminEventStep.pattern,
    under: adminEvents.pattern,
    layout: 'admin-no-footer',
    title: w.general,
    permitted: ({ actor }) => may.readEvents(actor),
    component: () => import('./steps/step-page.tsx'),
  },
])
