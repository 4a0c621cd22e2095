import { BillsAbout } from './bills-about.tsx'

/** The bills of a company, on its record. */
export default function CompanyBills({ id }: { id: number }) {
  return <BillsAbout about={{ company: id }} savedAs="record_bills" />
}
