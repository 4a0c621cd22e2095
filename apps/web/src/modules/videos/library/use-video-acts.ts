import { labels } from '@kxo/domain/kernel/labels'
import type { VideoRow } from '@kxo/domain/videos/contract'
import { videosWords as w } from '@kxo/domain/videos/words'
import { runAction } from '../../../ui/feedback/action.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { confirm } from '../../../ui/overlay/confirm.ts'
import { archiveVideo, removeVideo } from '../api.ts'

type Acted = Pick<VideoRow, 'id' | 'name' | 'status'>

/** What is done with a film from its page and from the list: put away, taken back, or deleted once agreed to. */
export function useVideoActs() {
  const { say } = useLanguage()
  return {
    archive: ({ id, status }: Acted): Promise<boolean> =>
      runAction(() => archiveVideo(id, status !== 'archived'), status === 'archived' ? w.restored : w.archived),
    /** Answers whether it is gone. */
    remove: async ({ id, name }: Acted): Promise<boolean> =>
      (await confirm({ title: say(w.removeTitle, { name }), act: labels.remove, tone: 'danger' })) &&
      runAction(() => removeVideo(id), w.removed),
  }
}
