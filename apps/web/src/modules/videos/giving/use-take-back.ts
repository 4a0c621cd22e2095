import { videosWords as w } from '@kxo/domain/videos/words'
import { runAction } from '../../../ui/feedback/action.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { confirm } from '../../../ui/overlay/confirm.ts'
import { takeVideoBack } from '../api.ts'

/** An event gives a film no more, once that is agreed to. */
export function useTakeBack() {
  const { say } = useLanguage()
  return async ({ video, name, event }: { video: number; name: string; event: number }): Promise<void> => {
    if (!(await confirm({ title: say(w.takeBackTitle, { name }), message: w.takeBackHelp, act: w.takeBack }))) return
    await runAction(() => takeVideoBack(video, event), w.takenBack)
  }
}
