import { useSuspenseQuery } from '@tanstack/react-query'
import { membershipsQuery } from '../api.ts'
import { MembershipsList } from './memberships-list.tsx'

/** The memberships of a person, on their record. */
export default function ContactMemberships({ id }: { id: number }) {
  const { data } = useSuspenseQuery(membershipsQuery({ user: id }))
  return <MembershipsList memberships={data} isOfCompany={false} />
}
