import type { Registration } from '@kxo/domain/registrations/contract'
import { registrationWords as w } from '@kxo/domain/registrations/words'

/** The verb of giving up, by how far one had gone. */
export const actOf = ({ status }: Pick<Registration, 'status'>) =>
  status === 'pending' ? w.giveUp : status === 'invited' ? w.decline : w.cancel
