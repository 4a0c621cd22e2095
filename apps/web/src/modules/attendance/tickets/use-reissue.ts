import { attendanceWords as w } from '@kxo/domain/attendance/words'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { confirm } from '../../../ui/overlay/confirm.ts'
import { reissueTicket } from '../api.ts'

type Holder = { registration: number; name: string }

/** Sends somebody a new code once agreed to: the former one is refused from then on. */
export function useReissue() {
  const { say } = useLanguage()
  const reissuing = useAction({
    mutationFn: ({ registration }: Holder) => reissueTicket(registration),
    onSuccess: (_, { name }) => toast.success(say(w.reissued, { name })),
  })
  return async (holder: Holder): Promise<void> => {
    const message = say(w.reissueText, { name: holder.name })
    if (await confirm({ title: w.reissueTitle, message, act: w.reissue })) reissuing.mutate(holder)
  }
}
