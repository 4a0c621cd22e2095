import { ReferentDesk } from './referent-desk.tsx'

/** The applications received on the offers of a referent's company. */
export default function TeamReceived() {
  return <ReferentDesk desk="received" />
}
