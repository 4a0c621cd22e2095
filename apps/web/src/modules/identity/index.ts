export { reloadSession } from './api.ts'
export { type ActedPerson, ConnectAsButton, useConnectAs, useEnterTenant } from './connect-as-button.tsx'
export { HeldPage } from './held-page.tsx'
export { LoginDialog } from './login-dialog.tsx'
