import type { EventPartner } from '@kxo/domain/partners/contract'

export const fullName = ({ first_name, last_name }: Pick<EventPartner, 'first_name' | 'last_name'>): string => `${first_name} ${last_name}`
