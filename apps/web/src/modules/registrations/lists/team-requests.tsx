import { ReferentDesk } from './referent-desk.tsx'

/** The requests of a referent's people, on their own list. */
export default function TeamRequests() {
  return <ReferentDesk desk="team" />
}
