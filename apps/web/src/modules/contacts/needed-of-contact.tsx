import { addedToTeam } from '@kxo/domain/contacts/rules'
import { NeededFields } from '../fields/index.ts'
import { contactInputs } from './contact-inputs.tsx'

const { phone: _asked, ...others } = contactInputs
const ofTeam = Object.fromEntries(Object.entries(others).filter(([name]) => (addedToTeam as readonly string[]).includes(name)))

/** What the tenant requires of a person being added, besides their name, address and phone; of a referent, the professional part alone. */
export const NeededOfContact = ({ isTeam = false }: { isTeam?: boolean }) => <NeededFields of="User" inputs={isTeam ? ofTeam : others} />
