import { handoutsContract as contract, type Handout } from '@kxo/domain/events/handouts/handouts-contract'
import { handoutsWords as w } from '@kxo/domain/events/handouts/handouts-words'
import type { Language } from '@kxo/domain/kernel/language'
import { call } from '../../../platform/api-client.ts'
import { runAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { confirm } from '../../../ui/overlay/confirm.ts'

/** Asks before writing to those a document is open to, saying how many; nobody is told twice. */
export const tellReaders = (event_id: number, { id, name }: Pick<Handout, 'id' | 'name'>, say: Language['say']): Promise<boolean> =>
  runAction(async () => {
    const params = { id: event_id, handout: id }
    const counts = await call(contract.handoutNotice, { params })
    if (counts.waiting === 0) return toast.info(say(w.nobodyToTell, counts))
    if (!(await confirm({ title: say(w.tellTitle, { name }), message: say(w.tellHelp, counts), act: w.tell }))) return
    const { waiting } = await call(contract.tellHandout, { params })
    toast.success(say(w.telling, { n: waiting }))
  })
