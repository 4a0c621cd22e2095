import { path } from '../kernel/path.ts'

export const adminCampaign = path('/admin/mails/campaigns/:id')
