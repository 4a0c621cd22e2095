import { type News, newsFor, unreadAmong } from '@kxo/domain/help/articles/news'
import { may } from '@kxo/domain/help/permissions'
import { useViewer } from '../../../platform/viewer.ts'
import { useUserPreferences } from '../../tenants/index.ts'

const seenKey = 'news_seen'

/** The notes on the product that concern the viewer, how many they have not read, and what marks them read. */
export function useNews(): { notes: readonly News[]; unread: number; markRead: () => Promise<void> } {
  const { actor } = useViewer()
  const { fields, isRead, keep } = useUserPreferences()
  const notes = newsFor(may.readHelp(actor))
  return {
    notes,
    // Until the mark is known nothing is announced.
    unread: isRead ? unreadAmong(notes, fields[seenKey]) : 0,
    markRead: () => keep('fields', seenKey, () => notes[0]?.key),
  }
}
