import { isSignedIn } from '@kxo/domain/kernel/permissions'
import {
  adminQuestionnaire,
  adminQuestionnaireResponses,
  adminQuestionnaires,
  ownQuestionnaire,
  ownQuestionnaireOfClient,
} from '@kxo/domain/questionnaires/paths'
import { may } from '@kxo/domain/questionnaires/permissions'
import { questionnairesWords as w } from '@kxo/domain/questionnaires/words'
import { IconClipboardCheck } from '@tabler/icons-react'
import * as z from 'zod/mini'
import { communicationGroup } from '../../platform/menu-groups.ts'
import { pages } from '../../platform/page.ts'
import { recordIdIn } from '../../platform/record-id.ts'
import { aKey, aNumber, oneOf } from '../../ui/navigation/address-schema.ts'
import { listQuery } from '../../ui/table/table-source.ts'

export const questionnairesPages = pages([
  {
    space: 'admin',
    path: adminQuestionnaires.pattern,
    layout: 'admin',
    title: w.list,
    feature: 'interactivity',
    menu: { group: communicationGroup, order: 0, icon: IconClipboardCheck, label: w.list },
    permitted: ({ actor }) => may.readQuestionnaires(actor),
    address: z.object({ status: oneOf(['archived']), tab: oneOf(['plan']) }),
    reads: ({ search }) =>
      import('./api.ts').then(({ actionsSource, questionnairesSource }) => [
        search['tab'] === 'plan'
          ? listQuery(actionsSource({}), search)
          : listQuery(questionnairesSource(search['status'] === 'archived'), search),
      ]),
    component: () => import('./results/questionnaires-page.tsx'),
  },
  {
    space: 'admin',
    path: adminQuestionnaire.pattern,
    under: adminQuestionnaires.pattern,
    layout: 'admin',
    title: w.title,
    feature: 'interactivity',
    permitted: ({ actor }) => may.readQuestionnaires(actor),
    reads: ({ params }) =>
      import('./api.ts').then(({ alertsQuery, resultsQuery, sendingsQuery }) => {
        const id = recordIdIn(params['id'])
        return [resultsQuery(id, {}), sendingsQuery(id), alertsQuery(id)]
      }),
    component: () => import('./results/questionnaire-page.tsx'),
  },
  {
    space: 'admin',
    path: adminQuestionnaireResponses.pattern,
    under: adminQuestionnaires.pattern,
    layout: 'admin',
    title: w.answered,
    feature: 'interactivity',
    permitted: ({ actor }) => may.readQuestionnaires(actor),
    address: z.object({ tab: aKey, event: aNumber, audience: aKey, response: aNumber, by: aKey }),
    reads: ({ params, search }) =>
      Promise.all([import('./api.ts'), import('./results/responses-scope.ts')]).then(([{ resultsQuery }, { scopeIn }]) => [
        resultsQuery(recordIdIn(params['id']), scopeIn(search)),
      ]),
    component: () => import('./results/responses-page.tsx'),
  },
  {
    space: 'user',
    path: ownQuestionnaire.pattern,
    aliases: [ownQuestionnaireOfClient.pattern],
    layout: 'user-no-footer',
    title: w.title,
    feature: 'interactivity',
    // A mail leads here by a personal link, without an account.
    restrictedSession: true,
    permitted: ({ actor }) => isSignedIn(actor),
    reads: ({ params }) =>
      import('./api.ts').then(({ ownQuestionnaireQuery }) => [
        ownQuestionnaireQuery({ event: recordIdIn(params['event']), form: recordIdIn(params['form']) }),
      ]),
    component: () => import('./answering/questionnaire-page.tsx'),
  },
])
