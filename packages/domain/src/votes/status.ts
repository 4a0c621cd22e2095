import { catalogue } from '../kernel/catalogue.ts'
import { labels } from '../kernel/labels.ts'

/** Where a resolution stands: it opens once and closes once. */
export const resolutionStatus = catalogue({
  upcoming: { code: 0, label: labels.upcoming, tone: 'neutral', next: ['open'] },
  open: { code: 1, label: { fr: 'Vote ouvert', en: 'Vote open' }, tone: 'info', next: ['closed'] },
  closed: { code: 2, label: { fr: 'Vote clos', en: 'Vote closed' }, tone: 'neutral' },
})
