export { RecordFields } from './record-fields.tsx'
export { useRecordTabs } from './use-record-tabs.tsx'
