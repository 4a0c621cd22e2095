import { documentRestriction } from '../documents/restriction.ts'
import { labels } from '../kernel/labels.ts'
import { full, list } from '../kernel/list.ts'
import type { VideoRow } from './contract.ts'
import { videoStatus, watchState } from './status.ts'
import type { ProgressRow } from './watching-contract.ts'
import { videosWords as w } from './words.ts'

/** Films of the library. */
export const videoList = list<VideoRow>()({
  name: { label: labels.name, kind: 'text', ...full, width: 320 },
  event_title: { label: w.event, kind: 'text', ...full, width: 220 },
  rank: { label: w.rank, kind: 'number', isSortable: true, isExported: true, width: 80 },
  seconds: { label: w.length, kind: 'number', isSortable: true, isExported: true, exportedLabel: w.lengthInSeconds, width: 90 },
  status: { label: labels.status, kind: 'code', of: videoStatus, isBadge: true, isExported: true, isHidden: true, width: 120 },
  restriction: { label: w.visibleTo, kind: 'code', of: documentRestriction, isExported: true, width: 170 },
  captions: { label: w.captions, kind: 'text', isExported: true, width: 170 },
  views: { label: w.views, kind: 'number', isSortable: true, isExported: true, width: 80 },
  watched: { label: w.watched, kind: 'number', isSortable: true, isExported: true, width: 120 },
  added_by: { label: w.addedBy, kind: 'text', isExported: true, width: 150 },
  created_at: { label: w.addedOn, kind: 'instant', isSortable: true, isExported: true, isHidden: true, width: 130 },
})

/** Who watched what. */
export const progressList = list<ProgressRow>()({
  person_name: { label: w.person, kind: 'text', ...full, width: 200 },
  video_name: { label: w.video, kind: 'text', ...full, width: 240 },
  event_title: { label: w.event, kind: 'text', ...full, width: 240 },
  state: { label: w.progress, kind: 'code', of: watchState, isBadge: true, isExported: true, width: 150 },
  percent: { label: w.percent, kind: 'number', isSortable: true, isExported: true, width: 90 },
  seconds: { label: w.timeWatched, kind: 'number', isSortable: true, isExported: true, exportedLabel: w.timeWatchedInSeconds, width: 120 },
  views: { label: w.views, kind: 'number', isSortable: true, isExported: true, width: 80 },
  first_at: { label: w.firstAt, kind: 'instant', isSortable: true, isExported: true, isHidden: true, showsTime: true, width: 160 },
  last_at: { label: w.lastAt, kind: 'instant', isSortable: true, isExported: true, showsTime: true, width: 160 },
  whole_at: { label: w.wholeAt, kind: 'instant', isSortable: true, isExported: true, isHidden: true, showsTime: true, width: 160 },
})
