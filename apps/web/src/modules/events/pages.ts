import { may as mayOfCompanies } from '@kxo/domain/companies/permissions'
import { may as mayOfDocuments } from '@kxo/domain/documents/permissions'
import { activityWords } from '@kxo/domain/events/activities/activity-words'
import { materialWords } from '@kxo/domain/events/handouts/material-words'
import {
  adminActivity,
  adminEvent,
  adminEventNew,
  adminEventStep,
  adminEvents,
  adminEventsOfCompany,
  adminMaterials,
  adminTheme,
  adminThemes,
  catalogue,
  event,
  eventByUrl,
  eventOfClient,
  materials,
  sheet,
} from '@kxo/domain/events/paths'
import { may } from '@kxo/domain/events/permissions'
import { themeWords } from '@kxo/domain/events/themes/theme-words'
import { eventsWords as w } from '@kxo/domain/events/words'
import { isSignedIn } from '@kxo/domain/kernel/permissions'
import { IconBooks, IconCalendarEvent, IconCategory } from '@tabler/icons-react'
import * as z from 'zod/mini'
import { customisationGroup, documentsGroup, evidenceGroup } from '../../platform/menu-groups.ts'
import { pages } from '../../platform/page.ts'
import { recordIdIn } from '../../platform/record-id.ts'
import { hasWord } from '../../platform/viewer.ts'
import { aKey } from '../../ui/navigation/address-schema.ts'
import { listQuery } from '../../ui/table/table-source.ts'
import { catalogueAddress, catalogueQueryIn } from './catalogue/catalogue-search.ts'
import { eventsDependencies } from './dependencies.ts'
import { eventsAddress, orderOf } from './events/events-address.ts'
import { themeAddress } from './themes/theme-address.ts'

export const eventsPages = pages([
  {
    space: 'user',
    path: catalogue.pattern,
    layout: 'user',
    title: w.catalogueTitle,
    menu: { order: 20, icon: IconCalendarEvent, label: w.list, recruiting: true },
    permitted: ({ actor }) => isSignedIn(actor),
    address: catalogueAddress,
    reads: ({ search }) =>
      Promise.all([import('./api.ts'), eventsDependencies().readHome?.() ?? []]).then(([{ catalogueQuery, facetsQuery }, home]) => [
        ...(search['view'] === 'calendar' ? [] : [catalogueQuery(catalogueQueryIn(search))]),
        facetsQuery(),
        ...home,
      ]),
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
    address: z.object({ tab: aKey }),
    reads: ({ params }) => import('./api.ts').then(({ pageQuery }) => [pageQuery(recordIdIn(params['id']))]),
    component: () => import('./event/person-event-page.tsx'),
  },
  {
    space: 'user',
    path: eventByUrl.pattern,
    under: catalogue.pattern,
    layout: 'user',
    title: w.presentation,
    permitted: ({ actor }) => isSignedIn(actor),
    reads: ({ params }) => import('./api.ts').then(({ eventByUrlQuery }) => [eventByUrlQuery(params['url'] ?? '')]),
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
    reads: ({ params }) => import('./api.ts').then(({ pageQuery }) => [pageQuery(recordIdIn(params['id']))]),
    component: () => import('./syllabus/sheet-page.tsx'),
  },
  {
    space: 'admin',
    path: adminEvents.pattern,
    layout: 'admin',
    title: w.list,
    menu: { order: 30, icon: IconCalendarEvent, label: w.list },
    permitted: ({ actor }) => may.readEvents(actor),
    address: eventsAddress,
    reads: ({ search }) =>
      import('./api.ts').then(({ columnReads, eventsSource }) => {
        const { tab = 'upcoming' } = z.parse(eventsAddress, search)
        return tab === 'registrations' ? [] : [listQuery(eventsSource(tab), search, orderOf(tab)), ...columnReads()]
      }),
    component: () => import('./events/events-page.tsx'),
  },
  {
    space: 'admin',
    path: adminEventsOfCompany.pattern,
    under: adminEvents.pattern,
    layout: 'admin',
    title: w.reserved,
    permitted: ({ actor }) => may.readEvents(actor) && mayOfCompanies.listCompanies(actor),
    reads: ({ params }) => import('../companies/index.ts').then(({ companyQuery }) => [companyQuery(recordIdIn(params['company']))]),
    component: () => import('./events/events-of-company-page.tsx'),
  },
  {
    space: 'admin',
    path: adminEventNew.pattern,
    under: adminEvents.pattern,
    layout: 'admin',
    title: w.newTitle,
    permitted: ({ actor }) => may.createEvents(actor),
    reads: () => import('./api.ts').then(({ responsiblesQuery }) => [responsiblesQuery()]),
    component: () => import('./events/new-event-page.tsx'),
  },
  {
    space: 'admin',
    path: adminEvent.pattern,
    under: adminEvents.pattern,
    layout: 'admin',
    title: w.summaryTab,
    permitted: ({ actor }) => may.readEvents(actor),
    address: z.object({ tab: aKey }),
    reads: ({ params }) => import('./api.ts').then(({ recordQuery }) => [recordQuery(recordIdIn(params['id']))]),
    component: () => import('./event/event-page.tsx'),
  },
  {
    space: 'admin',
    path: adminActivity.pattern,
    under: adminEvents.pattern,
    layout: 'admin',
    title: activityWords.title,
    permitted: ({ actor }) => may.readEvents(actor),
    address: z.object({ tab: aKey }),
    reads: ({ params }) =>
      import('./api.ts').then(({ activitiesQuery, recordQuery }) => [
        activitiesQuery(recordIdIn(params['id'])),
        recordQuery(recordIdIn(params['activity'])),
      ]),
    component: () => import('./activities/activity-page.tsx'),
  },
  {
    space: 'admin',
    path: adminEventStep.pattern,
    under: adminEvents.pattern,
    layout: 'admin-no-footer',
    title: w.general,
    permitted: ({ actor }) => may.readEvents(actor),
    reads: ({ params }) => import('./api.ts').then(({ recordQuery }) => [recordQuery(recordIdIn(params['id']))]),
    component: () => import('./steps/step-page.tsx'),
  },
  {
    space: 'admin',
    path: adminThemes.pattern,
    layout: 'admin',
    title: themeWords.list,
    menu: { group: customisationGroup, order: 60, icon: IconCategory, label: themeWords.list },
    permitted: ({ actor }) => may.arrangeThemes(actor),
    reads: ({ search }) => import('./themes/themes-api.ts').then(({ themesSource }) => [listQuery(themesSource(), search)]),
    component: () => import('./themes/themes-page.tsx'),
  },
  {
    space: 'admin',
    path: adminTheme.pattern,
    under: adminThemes.pattern,
    layout: 'admin',
    title: themeWords.record,
    permitted: ({ actor }) => may.arrangeThemes(actor),
    address: themeAddress,
    reads: ({ params }) =>
      import('./themes/themes-api.ts').then(({ themeQuery }) => (params['id'] === 'new' ? [] : [themeQuery(recordIdIn(params['id']))])),
    component: () => import('./themes/theme-page.tsx'),
  },
  {
    space: 'user',
    path: materials.pattern,
    layout: 'user',
    title: materialWords.ownTitle,
    menu: { group: documentsGroup, order: 70, icon: IconBooks, label: materialWords.menu, shown: (viewer) => hasWord(viewer, 'support') },
    permitted: ({ actor }) => mayOfDocuments.list(actor),
    reads: ({ search }) =>
      import('./materials/materials-api.ts').then(({ ownMaterials, ownOrder }) => [listQuery(ownMaterials(), search, ownOrder)]),
    component: () => import('./materials/materials-page.tsx'),
  },
  {
    space: 'admin',
    path: adminMaterials.pattern,
    layout: 'admin',
    title: materialWords.menu,
    menu: { group: evidenceGroup, order: 60, icon: IconBooks, label: materialWords.menu, shown: (viewer) => hasWord(viewer, 'support') },
    permitted: ({ actor }) => mayOfDocuments.listAll(actor),
    reads: ({ search }) => import('./materials/materials-api.ts').then(({ allMaterials }) => [listQuery(allMaterials(), search)]),
    component: () => import('./materials/admin-materials-page.tsx'),
  },
])
