export { RecordFields } from './record-fields.tsx'
export { type TenantTab, useRecordTabs } from './use-record-tabs.tsx'
