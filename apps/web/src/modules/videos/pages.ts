import { documentRestriction } from '@kxo/domain/documents/restriction'
import { materials } from '@kxo/domain/events/paths'
import { adminVideo, adminVideos, ownVideo } from '@kxo/domain/videos/paths'
import { may } from '@kxo/domain/videos/permissions'
import { watchState } from '@kxo/domain/videos/status'
import { videosWords as w } from '@kxo/domain/videos/words'
import { IconVideo } from '@tabler/icons-react'
import * as z from 'zod/mini'
import { evidenceGroup } from '../../platform/menu-groups.ts'
import { pages } from '../../platform/page.ts'
import { recordIdIn } from '../../platform/record-id.ts'
import { aNumber, oneOf } from '../../ui/navigation/address-schema.ts'
import { listQuery } from '../../ui/table/table-source.ts'

const flag = oneOf(['1'])

export const videosPages = pages([
  {
    space: 'admin',
    path: adminVideos.pattern,
    layout: 'admin',
    title: w.menu,
    menu: { group: evidenceGroup, order: 61, icon: IconVideo, label: w.menu },
    permitted: ({ actor }) => may.readVideos(actor),
    address: z.object({
      tab: oneOf(['archived', 'progress']),
      event: aNumber,
      video: aNumber,
      state: oneOf(watchState.keys),
      restriction: oneOf(documentRestriction.keys),
      uncaptioned: flag,
      unused: flag,
    }),
    reads: ({ search }) =>
      Promise.all([import('./api.ts'), import('./library/shown-filters.ts')]).then(([api, { filtersIn, scopeIn }]) => [
        search['tab'] === 'progress'
          ? listQuery(api.progressSource(scopeIn(search)), search)
          : listQuery(api.videosSource(filtersIn(search)), search),
      ]),
    component: () => import('./library/videos-page.tsx'),
  },
  {
    space: 'admin',
    path: adminVideo.pattern,
    under: adminVideos.pattern,
    layout: 'admin',
    title: w.video,
    permitted: ({ actor }) => may.readVideos(actor),
    address: z.object({ tab: oneOf(['progress']), event: aNumber, state: oneOf(watchState.keys) }),
    reads: ({ params }) => import('./api.ts').then(({ videoQuery }) => [videoQuery(recordIdIn(params['id']))]),
    component: () => import('./editing/video-page.tsx'),
  },
  {
    space: 'user',
    path: ownVideo.pattern,
    under: materials.pattern,
    layout: 'user',
    title: w.video,
    // Who came to an event by a personal link watches what it gives.
    restrictedSession: true,
    permitted: ({ actor }) => may.watch(actor),
    reads: ({ params }) => import('./own-api.ts').then(({ ownVideoQuery }) => [ownVideoQuery(recordIdIn(params['id']))]),
    component: () => import('./watching/own-video-page.tsx'),
  },
])
