import { useQuery } from '@tanstack/react-query'
import { sheetQuery } from '../api.ts'
import { AccountOffer } from './account-offer.tsx'

/** The account offered to who came by a link and has just paid for their registration; nothing to who has one. */
export default function AccountOfferAfter({ registration }: { registration: number }) {
  const sheet = useQuery(sheetQuery(registration)).data
  return sheet && !sheet.has_account ? <AccountOffer mail={sheet.mail} /> : null
}
