import { BillsAbout } from './bills-about.tsx'

/** The bills of a person, on their record. */
export default function PersonBills({ id }: { id: number }) {
  return <BillsAbout about={{ recipient: id }} savedAs="record_bills" />
}
