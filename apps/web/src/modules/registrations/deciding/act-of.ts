import type { Registration } from '@kxo/domain/registrations/contract'
import { registrationWords as w } from '@kxo/domain/registrations/words'

/** The verb of giving up, by how far one had gone. */
export const actOf = ({ status }: Pick<Registration, 'status'>) =>
  status === 'pending' ? w.giveUp : status === 'invited' ? w.decline : w.cancel

/** How giving up is asked and told; an invitation holds no place yet. */
export const endingWords = ({ status }: Pick<Registration, 'status'>) =>
  status === 'invited'
    ? { title: w.declineTitle, sentence: w.declineSentence, keep: w.keepInvitation, done: w.declined }
    : { title: w.cancelTitle, sentence: w.cancelSentence, keep: w.keep, done: w.cancelled }
